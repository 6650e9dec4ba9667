import { PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { type OpeningInterval, type Weekday, type WeeklyHours, weekdays } from "../../domain/openingHours";
import { DayHours } from "./DayHours";
import { TempleField } from "./TempleField";

/** The hours of a week; a temple without them on record has none at all, which is not the same as always closed. */
export function HoursField() {
  return (
    <TempleField name="openingHours" className="form-wide">
      <HoursInput />
    </TempleField>
  );
}

type HoursInputProps = {
  id?: string;
  value?: WeeklyHours | null;
  onChange?: (hours: WeeklyHours | null) => void;
  /** what it begins with, where there is something better than usual hours of a temple */
  first?: () => WeeklyHours | null | undefined;
};

const usual: OpeningInterval = { from: "06:00", to: "20:00" };
const everyDay = (intervals: readonly OpeningInterval[]): WeeklyHours => ({
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
  sun: intervals,
});

/** `value` and `onChange` come from the form item around it. */
export function HoursInput({ id, value, onChange, first }: HoursInputProps) {
  const { t } = useTranslation();
  if (!value) {
    return (
      <Button
        id={id}
        icon={<PlusOutlined aria-hidden />}
        // the label of the form item would be its name in place of what it says
        aria-label={t("temples.hours.add")}
        onClick={() => onChange?.(first?.() ?? everyDay([usual]))}
      >
        {t("temples.hours.add")}
      </Button>
    );
  }
  const change = (day: Weekday, intervals: readonly OpeningInterval[]) => onChange?.({ ...value, [day]: intervals });
  return (
    <div className="hours" id={id} tabIndex={-1}>
      {weekdays.map((day) => (
        <DayHours key={day} day={day} intervals={value[day]} onChange={(intervals) => change(day, intervals)} />
      ))}
      <div className="row-actions">
        <Button size="small" onClick={() => onChange?.(everyDay(value.mon))}>
          {t("temples.hours.copyMonday")}
        </Button>
        <Button size="small" onClick={() => onChange?.(null)}>
          {t("temples.hours.remove")}
        </Button>
        <span className="quiet">{t("temples.hours.hint")}</span>
      </div>
    </div>
  );
}
