import { Grid } from "antd";

/** Where a table holds its actions in sight: on a phone nowhere, they would cover half of what they act on. */
export function useEdge(): "right" | undefined {
  return Grid.useBreakpoint().sm === false ? undefined : "right";
}
