import { Select, type SelectProps } from "antd";

type ChoiceProps = SelectProps & { "aria-required"?: boolean | "true" | "false" };

/**
 * A select in a form. Ant Design passes `aria-required` on to the box around the input, which may not carry it; the
 * label says that a choice is required.
 */
export function Choice({ "aria-required": _, ...select }: ChoiceProps) {
  return <Select {...select} />;
}
