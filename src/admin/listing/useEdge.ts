import { Grid } from "antd";

/** Whether a table holds its actions in sight: not on a phone, they would cover half of what they act on. */
export function useEdge(): boolean {
  return Grid.useBreakpoint().sm !== false;
}
