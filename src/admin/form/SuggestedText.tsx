import { AutoComplete, type AutoCompleteProps, Input } from "antd";
import type { HTMLAttributes } from "react";
import { keepTyped } from "./useSelectSearch";

type SuggestedTextProps = AutoCompleteProps & {
  "aria-required"?: boolean | "true" | "false";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
};

/**
 * A line of text with suggestions below it, of which none has to be taken. Escape closes them and leaves what is typed.
 * Ant Design passes `aria-required` on to the box around the input, which may not carry it.
 */
export function SuggestedText({ "aria-required": _, inputMode, ...props }: SuggestedTextProps) {
  return (
    <AutoComplete onKeyDown={keepTyped} defaultActiveFirstOption={false} {...props}>
      <Input inputMode={inputMode} />
    </AutoComplete>
  );
}

type Option = { label?: unknown; value?: unknown };

/** True for what has the typed letters in its value or its label. */
export const hasTyped = (typed: string, option: Option | undefined): boolean =>
  `${option?.label ?? ""} ${option?.value ?? ""}`.toLowerCase().includes(typed.toLowerCase());
