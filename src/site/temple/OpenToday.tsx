import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { isClosed } from "../../domain/closures";
import { hasHours } from "../../domain/hasHours";
import { nextPooja } from "../../domain/nextPooja";
import { Icon } from "../ui/Icon";
import { timeName } from "./hours";
import { OpenNow } from "./OpenNow";
import { Said } from "./Said";
import { opensLater, SeasonNow, useStanding } from "./SeasonNow";
import { useNow } from "./useNow";
import { nameIn } from "./wording";

/** Whether one can visit now, and what begins next today; of one that is closed for a season only when it opens. */
export function OpenToday({ temple }: { temple: PublicTemple }) {
  const now = useNow();
  const standing = useStanding(temple);
  if (isClosed(standing) || opensLater(standing, now)) return <SeasonNow standing={standing} now={now} />;
  return (
    <>
      <SeasonNow standing={standing} now={now} />
      {hasHours(temple) && <OpenNow hours={temple.openingHours} closures={temple.closures} now={now} />}
      {temple.poojaDetails.some(({ times }) => times.length > 0) && (
        <NextPooja poojas={temple.poojaDetails} now={now} />
      )}
    </>
  );
}

type NextPoojaProps = { poojas: PublicTemple["poojaDetails"]; now: string | undefined };

/** "Next today: Mangala Aarti, 6:30 pm"; its line is kept as long as nobody knows what time it is. */
function NextPooja({ poojas, now }: NextPoojaProps) {
  const { t, i18n } = useTranslation();
  const next = now && nextPooja(poojas, now);
  if (now && !next) return null;
  return (
    <p className="card-line next-pooja">
      {next && (
        <>
          <Icon name="lamp" />
          <span>
            {t("temple.nextPooja")}: <Said text={nameIn(i18n.language, next.pooja)} />,{" "}
            {timeName(next.time, i18n.language)}
          </span>
        </>
      )}
    </p>
  );
}
