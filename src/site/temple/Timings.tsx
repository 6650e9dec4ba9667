import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { isClosed } from "../../domain/closures";
import { Said } from "./Said";
import { type Seasonal, useStanding } from "./SeasonNow";
import { SeasonWeeks } from "./SeasonWeeks";
import { timingsIn } from "./wording";

type Timed = Seasonal & Pick<PublicTemple, "timings" | "timingsHi" | "timingsKn" | "openingHours">;

/** When the temple is open, in words and for the days of the week; in a closed season these are those of the others. */
export function Timings({ temple, today }: { temple: Timed; today: string }) {
  const { t, i18n } = useTranslation();
  const timings = timingsIn(i18n.language, temple);
  const standing = useStanding(temple);
  return (
    <>
      {isClosed(standing) && <p className="soft">{t("temple.whenOpen")}</p>}
      {timings && <Said text={timings} />}
      <SeasonWeeks temple={temple} today={today} />
    </>
  );
}
