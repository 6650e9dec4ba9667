import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { daysBetween } from "../../domain/dates";
import { distanceText, shortWhen } from "../festivals/when";
import { useToday } from "../queries";
import { Icon } from "../ui/Icon";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";

const SOON_DAYS = 60;

/** The next of the temple's own festivals, when it comes within two months. */
export function NextFestival({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const next = temple.ownFestivals
    .flatMap(({ name, date, endDate }) => (date ? [{ name, date, endDate }] : []))
    .find(({ date, endDate }) => (endDate ?? date) >= today && daysBetween(today, date) <= SOON_DAYS);
  if (!next) return null;
  const away = distanceText(t, next, today);
  return (
    <p className="card-line">
      <Icon name="calendar" />
      <span>
        {t("temple.nextFestival")}: <Said text={spokenIn(i18n.language, next.name)} />,{" "}
        <time dateTime={next.date}>{shortWhen(t, next)}</time>
        {away && ` (${away})`}
      </span>
    </p>
  );
}
