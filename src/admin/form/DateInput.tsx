import { Input, type InputProps } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { isCivilDate } from "../../domain/dates";
import { readDate } from "../../domain/readDate";

type DateInputProps = Omit<InputProps, "value" | "onChange"> & {
  value?: string | null;
  onChange?: (date: string | null) => void;
};

/**
 * A civil date as it is stored, with its weekday beside it. It may be typed with the day first: it is read when the box
 * is left, or on Enter. What is no date stays as it was typed, where the browser's own box would send nothing.
 */
export function DateInput({ value, onChange, onBlur, onPressEnter, ...input }: DateInputProps) {
  const { i18n } = useTranslation();
  // by the calendar alone: a list with a date among its filters does not load the schemas
  const isDate = Boolean(value) && isCivilDate(value ?? "");
  const read = () => {
    const date = readDate(value ?? "");
    if (date && date !== value) onChange?.(date);
  };
  return (
    <Input
      {...input}
      onPressEnter={(event) => {
        read();
        onPressEnter?.(event);
      }}
      onBlur={(event) => {
        read();
        onBlur?.(event);
      }}
      value={value ?? ""}
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value || null)}
      suffix={
        value && isDate ? (
          <span className="quiet">
            {formatDate(value, i18n.language, { weekday: "short", day: "numeric", month: "short" })}
          </span>
        ) : (
          <span />
        )
      }
    />
  );
}
