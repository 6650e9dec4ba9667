import { useTranslation } from "react-i18next";
import type { FestivalOfDay } from "../../contract/panchang";
import { clockOn, windowOn } from "./clockWords";
import { longDate } from "./words";
import "../styles/times.css";

/** When a festival is kept on a day: what is done, and its window or its moment. */
export function FestivalTimes({ times, date }: { times: FestivalOfDay["times"]; date: string }) {
  const { t } = useTranslation();
  if (times.length === 0) return null;
  return (
    <dl className="festival-times">
      {times.map(({ id, start, end }) => (
        <div key={id}>
          <dt>{t(`time.${id}`)}</dt>
          <dd>{start === end ? clockOn(t, start, date) : windowOn(t, [start, end], date)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The days of schools that part, this almanac's marked. */
export function Parting({ parting }: { parting: FestivalOfDay["parting"] }) {
  const { t } = useTranslation();
  if (parting.length === 0) return null;
  return (
    <div className="festival-parting">
      <p>{t("parting.title")}</p>
      <ul>
        {parting.map(({ date, school, isOurs }) => (
          <li key={school}>
            <b>{longDate(t, date)}</b>: {t(`parting.${school}`)} {isOurs && <em>({t("parting.ours")})</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
