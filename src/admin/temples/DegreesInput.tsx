import { Input } from "antd";
import { type ClipboardEvent, useState } from "react";
import { parseDegrees } from "../../domain/coordinates";
import { latinDigits } from "../../domain/digits";

type DegreesInputProps = {
  letters: "NS" | "EW";
  onPaste?: (event: ClipboardEvent) => void;
  /** given by the form */
  id?: string;
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
};

/**
 * A box for degrees in the forms people write them, `17.3667` or `17°22′N`. What cannot be read stays as it was typed,
 * to be refused by its rule: a number is never made by leaving marks out.
 */
export function DegreesInput({ letters, value = null, onChange, ...input }: DegreesInputProps) {
  const [typed, setTyped] = useState({ text: "", value });
  const change = (text: string) => {
    const read = text.trim() === "" ? null : (parseDegrees(latinDigits(text), letters) ?? text);
    setTyped({ text, value: read });
    onChange?.(read);
  };
  const written = value === null ? "" : String(value);
  return (
    <Input
      {...input}
      inputMode="text"
      value={typed.value === value && typed.text !== "" ? typed.text : written}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped({ text: "", value })}
    />
  );
}
