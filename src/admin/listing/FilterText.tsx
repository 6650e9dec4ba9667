import { Input } from "antd";
import { useEffect, useRef, useState } from "react";

type FilterTextProps = { label: string; value: string; onChange: (value: string) => void; className?: string };

const pauseMs = 300;

/** A text filter that asks the server once the typing pauses, never at each key. */
export function FilterText({ label, value, onChange, className }: FilterTextProps) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    // what was asked here leaves the box alone: the space before the next word would be taken away
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      asked.current = text.trim();
      onChange(asked.current);
    }, pauseMs);
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
      onPressEnter={() => {
        asked.current = text.trim();
        onChange(asked.current);
      }}
    />
  );
}
