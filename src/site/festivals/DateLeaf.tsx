import { useTranslation } from "react-i18next";
import { weekdayOf } from "../../domain/dates";

/** A date as a leaf of a wall calendar; its words are said elsewhere. */
export function DateLeaf({ date }: { date: string }) {
  const { t } = useTranslation();
  return (
    <span className="leaf" aria-hidden="true">
      <small>{t(`calendar.monthShort.${Number(date.slice(5, 7))}`)}</small>
      <b>{Number(date.slice(8))}</b>
      <small>{t(`calendar.weekdayShort.${weekdayOf(date)}`)}</small>
    </span>
  );
}
