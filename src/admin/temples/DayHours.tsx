import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Input } from "antd";
import { useTranslation } from "react-i18next";
import { mostIntervals, type OpeningInterval, type Weekday } from "../../domain/openingHours";

type DayHoursProps = {
  day: Weekday;
  intervals: readonly OpeningInterval[];
  onChange: (intervals: readonly OpeningInterval[]) => void;
};

const next: OpeningInterval = { from: "16:00", to: "20:00" };
/** An interval has no name but its place in the day. */
const places = Array.from({ length: mostIntervals }, (_, at) => at + 1);

/** One day's intervals; none means closed. The browser's time box says 00:00 where the record may say 24:00. */
export function DayHours({ day, intervals, onChange }: DayHoursProps) {
  const { t } = useTranslation();
  const name = t(`temples.hours.days.${day}`);
  const change = (at: number, part: Partial<OpeningInterval>) =>
    onChange(intervals.map((interval, index) => (index === at ? { ...interval, ...part } : interval)));
  const time = (at: number, end: "from" | "to") => (
    <Input
      type="time"
      aria-label={t(`temples.hours.${end}`, { day: name, number: at + 1 })}
      value={intervals[at]?.[end] === "24:00" ? "00:00" : intervals[at]?.[end]}
      onChange={(event) => change(at, { [end]: event.target.value })}
    />
  );
  return (
    <fieldset className="hours-day">
      <legend>{name}</legend>
      {intervals.length === 0 && <span className="quiet">{t("temples.hours.closed")}</span>}
      {places.slice(0, intervals.length).map((place, at) => (
        <span key={place} className="row-actions">
          {time(at, "from")} – {time(at, "to")}
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t("temples.hours.removeOne", { day: name, number: at + 1 })}
            onClick={() => onChange(intervals.filter((_, index) => index !== at))}
          />
        </span>
      ))}
      {intervals.length < places.length && (
        <Button
          size="small"
          type="text"
          icon={<PlusOutlined aria-hidden />}
          aria-label={t("temples.hours.addOne", { day: name })}
          onClick={() => onChange([...intervals, intervals.length === 0 ? { from: "06:00", to: "12:00" } : next])}
        />
      )}
    </fieldset>
  );
}
