import { MinusOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, type TableProps } from "antd";
import type { ReactNode } from "react";

type Details<Row> = {
  /** What the column of the buttons is for, for those who listen. */
  title: string;
  /** What the button of a row opens, for those who listen. */
  label: (row: Row) => string;
  has?: (row: Row) => boolean;
  render: (row: Row) => ReactNode;
};

/** Rows of a table that open to more, by a button that says which. */
export function expandableRows<Row>(details: Details<Row>): TableProps<Row>["expandable"] {
  const { title, label, has = () => true, render } = details;
  return {
    columnTitle: <span className="visually-hidden">{title}</span>,
    rowExpandable: has,
    expandedRowRender: render,
    expandIcon: ({ expanded, onExpand, record, expandable }) =>
      expandable && (
        <Button
          size="small"
          icon={expanded ? <MinusOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
          aria-expanded={expanded}
          aria-label={label(record)}
          onClick={(event) => onExpand(record, event)}
        />
      ),
  };
}
