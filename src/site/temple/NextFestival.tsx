import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { daysBetween } from "../../domain/dates";
import { distanceText, shortWhen } from "../festivals/when";
import { useSite, useToday } from "../queries";
import { Icon } from "../ui/Icon";
import { spokenIn } from "./recordWording";
import { Said } from "./Said";
import { nameIn } from "./wording";

const SOON_DAYS = 60;

/** The next festival of the temple when it comes within two months, else the next one of its deity. */
export function NextFestival({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const { queries } = useSite();
  const { data: ofDeity = [] } = useQuery(queries.templeFestivals(temple.id));
  const own = temple.ownFestivals.flatMap(({ name, date, endDate }) =>
    date ? [{ name: spokenIn(i18n.language, name), date, endDate }] : [],
  );
  const next =
    soonest(own, today) ??
    soonest(
      ofDeity.map(({ date, endDate, ...named }) => ({ name: nameIn(i18n.language, named), date, endDate })),
      today,
    );
  if (!next) return null;
  const away = distanceText(t, next, today);
  return (
    <p className="card-line">
      <Icon name="calendar" />
      <span>
        {t("temple.nextFestival")}: <Said text={next.name} />, <time dateTime={next.date}>{shortWhen(t, next)}</time>
        {away && ` (${away})`}
      </span>
    </p>
  );
}

type Dated = { name: string; date: string; endDate: string | null };

/** The first that is not over and is near; they come in order. */
const soonest = (festivals: readonly Dated[], today: string) =>
  festivals.find(({ date, endDate }) => (endDate ?? date) >= today && daysBetween(today, date) <= SOON_DAYS);
