import { Skeleton } from "antd";

/** In the place of what is on its way; without the title antd would draw, which is an empty heading to a screen reader. */
export const Loading = ({ rows = 12 }: { rows?: number }) => (
  <Skeleton active title={false} paragraph={{ rows, width: "100%" }} />
);
