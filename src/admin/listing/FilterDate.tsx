import { Input } from "antd";
import { useEffect, useId, useState } from "react";
import { isCivilDate } from "../../domain/dates";

type FilterDateProps = { label: string; value: string; onChange: (date: string | undefined) => void };

/** A day to sift by; what is typed counts once it is a date, and a date that does not exist is marked. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const isWrong = text.length >= 10 && !isCivilDate(text);
  const change = (typed: string) => {
    setText(typed);
    if (typed === "") onChange(undefined);
    else if (isCivilDate(typed)) onChange(typed);
  };
  return (
    <span className="filter-date">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={text}
        placeholder="YYYY-MM-DD"
        maxLength={10}
        autoComplete="off"
        allowClear
        status={isWrong ? "error" : ""}
        aria-invalid={isWrong}
        onChange={(event) => change(event.target.value.trim())}
      />
    </span>
  );
}
