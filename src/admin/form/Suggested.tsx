import { AutoComplete, type AutoCompleteProps } from "antd";
import { keepTyped } from "./useSelectSearch";

type Suggestion = { value: string; label?: string };

/** A text with suggestions. Escape closes their list and leaves what is typed. */
export function Suggested(suggested: AutoCompleteProps<string, Suggestion>) {
  return <AutoComplete<string, Suggestion> {...suggested} onKeyDown={keepTyped} />;
}
