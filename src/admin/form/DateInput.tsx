import { Input, type InputProps } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { isCivilDate } from "../../domain/dates";

type DateInputProps = Omit<InputProps, "value" | "onChange"> & {
  value?: string | null;
  onChange?: (date: string | null) => void;
};

/**
 * A civil date as it is stored, with its weekday beside it. Typed text stays as it is: a date that does not exist can
 * be mended, where the browser's own box would send nothing.
 */
export function DateInput({ value, onChange, ...input }: DateInputProps) {
  const { i18n } = useTranslation();
  // by the calendar alone: a list with a date among its filters does not load the schemas
  const isDate = Boolean(value) && isCivilDate(value ?? "");
  return (
    <Input
      {...input}
      value={value ?? ""}
      placeholder="YYYY-MM-DD"
      maxLength={10}
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value.trim() || null)}
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
