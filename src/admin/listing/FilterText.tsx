import { Input } from "antd";
import { useEffect, useState } from "react";

type FilterTextProps = { label: string; value: string; onChange: (value: string) => void; className?: string };

const pauseMs = 300;

/** A text filter that asks the server once the typing pauses, never at each key. */
export function FilterText({ label, value, onChange, className }: FilterTextProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Input
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      allowClear
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onChange(text.trim())}
    />
  );
}
