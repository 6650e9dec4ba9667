import { useEffect, useId, useState } from "react";
import { CivilDate } from "../../contract/panchang";
import { DateInput } from "../form/DateInput";

type FilterDateProps = { label: string; value: string; onChange: (date: string | undefined) => void };

/** A day to sift by; what is typed counts once it is a date, and a date that does not exist is marked. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(value || null);
  useEffect(() => setText(value || null), [value]);
  const isDate = CivilDate.safeParse(text).success;
  return (
    <span className="filter-date">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={text}
        status={text && text.length >= 10 && !isDate ? "error" : ""}
        aria-invalid={Boolean(text && text.length >= 10 && !isDate)}
        allowClear
        onChange={(date) => {
          setText(date);
          if (!date) onChange(undefined);
          else if (CivilDate.safeParse(date).success) onChange(date);
        }}
      />
    </span>
  );
}
