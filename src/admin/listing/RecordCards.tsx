import type { BaseRecord } from "@refinedev/core";
import { Select, type TableProps } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "./listColumn";
import { Paging } from "./Paging";
import type { RowSelection } from "./rowSelection";
import { RowBox } from "./SelectionBoxes";
import type { ListTable } from "./useListTable";

type RecordCardsProps<Row extends BaseRecord> = {
  table: ListTable<Row>;
  columns: readonly ListColumn<Row>[];
  /** Key of how many there are. */
  count: string;
  rowKey: TableProps<Row>["rowKey"];
  selection: RowSelection | undefined;
};

/** The rows of a list on a phone: each a card with its facts below its name, and what can be done at its end. */
export function RecordCards<Row extends BaseRecord>(props: RecordCardsProps<Row>) {
  const { table, columns, count, rowKey, selection } = props;
  const [title, ...rest] = columns;
  const facts = rest.filter(({ fixed }) => !fixed);
  const actions = rest.filter(({ fixed }) => fixed);
  const keyOf = (row: Row) => String(typeof rowKey === "function" ? rowKey(row) : row[String(rowKey)]);
  return (
    <>
      <Sorting table={table} columns={columns} />
      <ul className="record-cards">
        {table.rows.map((row) => (
          <li key={keyOf(row)} className="record-card">
            <div className="record-card-title">
              {selection && <RowBox selection={selection} id={Number(row.id)} name={String(row.name)} />}
              <div>{title && <Cell row={row} column={title} />}</div>
            </div>
            <dl>
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>
                    <Cell row={row} column={column} />
                  </dd>
                </div>
              ))}
            </dl>
            {actions.map((column) => (
              <div key={column.key} className="record-card-actions">
                <Cell row={row} column={column} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      <Paging count={count} place={table} onChange={table.turnTo} />
    </>
  );
}

function Cell<Row extends BaseRecord>({ row, column }: { row: Row; column: ListColumn<Row> }): ReactNode {
  const { render, dataIndex, key } = column;
  if (render) return render(row);
  const value: unknown = row[String(dataIndex ?? key)];
  return value === null || value === undefined || value === "" ? "—" : String(value);
}

type SortingProps<Row extends BaseRecord> = { table: ListTable<Row>; columns: readonly ListColumn<Row>[] };

/** What a table does by its head. */
function Sorting<Row extends BaseRecord>({ table, columns }: SortingProps<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter(({ sorter }) => sorter);
  if (sortable.length === 0) return null;
  const [sorter] = table.sorters;
  return (
    <Select<string>
      className="record-sorting"
      aria-label={t("listing.sort.by")}
      placeholder={t("listing.sort.by")}
      allowClear
      value={sorter ? `${sorter.field} ${sorter.order}` : null}
      options={sortable.map(({ key, title }) => ({
        label: title,
        options: [
          { value: `${key} asc`, label: `${title} ↑` },
          { value: `${key} desc`, label: `${title} ↓` },
        ],
      }))}
      onChange={(value: string | undefined) => {
        const [field = "", order] = value?.split(" ") ?? [];
        table.setSorters(value ? [{ field, order: order === "desc" ? "desc" : "asc" }] : []);
        table.setCurrent(1);
      }}
    />
  );
}
