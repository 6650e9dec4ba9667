import { getDefaultSortOrder } from "@refinedev/antd";
import type { BaseRecord } from "@refinedev/core";
import { Button, Grid, Table, type TableColumnType, type TableProps } from "antd";
import { useTranslation } from "react-i18next";
import { ListState } from "./ListState";
import type { ListColumn } from "./listColumn";
import { RecordCards } from "./RecordCards";
import type { RowSelection } from "./rowSelection";
import { PageBox, RowBox } from "./SelectionBoxes";
import type { ListTable } from "./useListTable";
import { usePaging } from "./usePaging";

/** Keys: why it could not be had, that there is nothing at all or for these filters, how many there are. */
export type ListTexts = { failed: string; none: string; noneMatch: string; count: string };

type RecordTableProps<Row extends BaseRecord> = {
  table: ListTable<Row>;
  columns: readonly ListColumn<Row>[];
  texts: ListTexts;
  /** The way to a first record. */
  add?: { text: string; onClick: () => void } | undefined;
  /** What a row opens to. */
  expandable?: TableProps<Row>["expandable"];
  rowKey?: TableProps<Row>["rowKey"];
  /** What is selected, where something can be done with many rows. */
  selection?: RowSelection | undefined;
  /** A table on a phone as well: its rows hold what is being typed, which is not to be lost when the phone is turned. */
  isAlwaysTable?: boolean;
};

/** The table of a list with its pages; or why there is nothing to see, and the way on. */
export function RecordTable<Row extends BaseRecord>(props: RecordTableProps<Row>) {
  const { table, columns, texts, add, expandable, rowKey = "id", selection, isAlwaysTable } = props;
  const { t } = useTranslation();
  const paging = usePaging(texts.count, table);
  const isPhone = Grid.useBreakpoint().sm === false;
  const isNarrowed = table.isFiltered || table.current > 1;
  return (
    <ListState
      isLoading={table.isLoading}
      error={table.error}
      failed={t(texts.failed)}
      isEmpty={table.rows.length === 0}
      empty={
        <>
          <p>{t(table.isFiltered ? texts.noneMatch : texts.none)}</p>
          {isNarrowed && <Button onClick={table.clear}>{t("actions.clearFilters")}</Button>}
          {!isNarrowed && add && (
            <Button type="primary" onClick={add.onClick}>
              {add.text}
            </Button>
          )}
        </>
      }
      onRetry={table.refetch}
    >
      {isPhone && !expandable && !isAlwaysTable ? (
        <RecordCards table={table} columns={columns} count={texts.count} rowKey={rowKey} selection={selection} />
      ) : (
        <Table<Row>
          size="small"
          rowKey={rowKey}
          tableLayout="auto"
          showSorterTooltip={false}
          {...table.tableProps}
          className="table-with-head"
          {...(isAlwaysTable && inFull)}
          columns={[
            ...(selection ? [boxes<Row>(selection)] : []),
            ...columns.map((column) => columnOf(column, table, !isPhone)),
          ]}
          expandable={expandable}
          pagination={paging}
          // another order is read from its first page
          onChange={(page, filters, sorter, extra) =>
            table.tableProps.onChange?.(
              extra.action === "sort" ? { ...page, current: 1 } : page,
              filters,
              sorter,
              extra,
            )
          }
        />
      )}
    </ListState>
  );
}

/** Without a frame of its own to move in, the names of its columns can stay in view while its rows go by. */
const inFull: Pick<TableProps, "className" | "scroll"> = { className: "table-in-full", scroll: {} };

const boxes = <Row extends BaseRecord>(selection: RowSelection): TableColumnType<Row> => ({
  key: "select",
  width: 40,
  title: <PageBox selection={selection} />,
  render: (_: unknown, { id, name }: Row) => <RowBox selection={selection} id={Number(id)} name={String(name)} />,
});

function columnOf<Row extends BaseRecord>(
  { render, fixed, defaultSortOrder, isExtra: _, ...column }: ListColumn<Row>,
  { sorters }: Pick<ListTable<Row>, "sorters">,
  // not on a phone: they would cover half of what they act on
  hasEdge: boolean,
): TableColumnType<Row> {
  const order = sorters.length > 0 ? getDefaultSortOrder(column.key, sorters) : defaultSortOrder;
  return {
    ...column,
    ...(column.sorter && { dataIndex: column.key, sortOrder: order ?? null }),
    ...(fixed && hasEdge && { fixed }),
    ...(render && { render: (_: unknown, row: Row) => render(row) }),
  };
}
