import type { TableColumnType } from "antd";
import type { ReactNode } from "react";

/** A column of a list. One that is `fixed` holds its actions. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, "render" | "title" | "key"> & {
  /** Its name, and what the server sorts by where it has a `sorter`. */
  key: string;
  title: string;
  render?: (row: Row) => ReactNode;
  /** Shown only to those who chose it. */
  isExtra?: boolean;
};
