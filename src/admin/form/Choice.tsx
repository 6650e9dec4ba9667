import { Select, type SelectProps } from "antd";
import { useSelectSearch } from "./useSelectSearch";

type ChoiceProps = SelectProps & { "aria-required"?: boolean | "true" | "false" };

/**
 * A select in a form. Ant Design passes `aria-required` on to the box around the input, which may not carry it; the
 * label says that a choice is required. Escape closes its list and leaves what is typed.
 */
export function Choice({ "aria-required": _, ...select }: ChoiceProps) {
  const isTypedInto = select.showSearch || select.mode !== undefined;
  return isTypedInto ? <TypedChoice {...select} /> : <Select {...select} />;
}

function TypedChoice({ onSearch, onChange, onBlur, ...select }: SelectProps) {
  const search = useSelectSearch(onSearch);
  return (
    <Select
      {...select}
      {...search.props}
      onChange={(...change) => {
        search.forget();
        onChange?.(...change);
      }}
      onBlur={(event) => {
        search.forget();
        onBlur?.(event);
      }}
    />
  );
}
