import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { panchangYears } from "../../contract/vocabulary";
import { addDays, isCivilDate } from "../../domain/dates";
import { Icon } from "../ui/Icon";
import { type AddressedPlace, panchangPath } from "./view";
import { shortDate } from "./words";

const first = `${panchangYears.first}-01-01`;
const last = `${panchangYears.last}-12-31`;

type DayNavigationProps = { place: AddressedPlace; date: string; isToday: boolean };

/** The day before, the day after, today, any day, and the printed page. */
export function DayNavigation({ place, date, isToday }: DayNavigationProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = (wanted: string) => {
    if (isCivilDate(wanted) && wanted >= first && wanted <= last) navigate(panchangPath(place, wanted));
  };
  return (
    <nav className="day-navigation" aria-label={t("page.date")}>
      <DayLink place={place} date={date > first ? addDays(date, -1) : undefined} direction="previous" />
      <form
        noValidate
        action={panchangPath(place)}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          open(String(new FormData(event.currentTarget).get("date") ?? ""));
        }}
      >
        <label className="sr" htmlFor="panchang-date">
          {t("page.date")}
        </label>
        <input
          key={date}
          id="panchang-date"
          name="date"
          type="date"
          min={first}
          max={last}
          defaultValue={date}
          required
          onChange={(event) => open(event.target.value)}
        />
        <noscript>
          <button type="submit" className="button small">
            {t("page.show")}
          </button>
        </noscript>
      </form>
      <DayLink place={place} date={date < last ? addDays(date, 1) : undefined} direction="next" />
      {!isToday && (
        <Link className="button quiet small" to={panchangPath(place)}>
          {t("page.today")}
        </Link>
      )}
      <button type="button" className="icon-button print-button" aria-label={t("page.print")} onClick={() => print()}>
        <Icon name="print" />
      </button>
    </nav>
  );
}

type DayLinkProps = { place: AddressedPlace; date: string | undefined; direction: "previous" | "next" };

function DayLink({ place, date, direction }: DayLinkProps) {
  const { t } = useTranslation();
  if (!date) return <span className="icon-button" />;
  const label = t(direction === "previous" ? "page.previousDay" : "page.nextDay");
  return (
    <Link
      className={`icon-button turn ${direction}`}
      to={panchangPath(place, date)}
      rel={direction === "previous" ? "prev" : "next"}
      aria-label={`${label}, ${shortDate(t, date)}`}
    >
      <Icon name="arrow" />
    </Link>
  );
}
