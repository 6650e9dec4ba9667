import "./recordTable.css";
import { type ReactNode, useRef, useState } from "react";
import { HeadCell, type Sort } from "./HeadCell";
import { RecordRow } from "./RecordRow";
import { useMoreBeside } from "./useMoreBeside";

export type Column<Row> = {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  sort?: Sort;
  className?: string;
  isHidden?: boolean;
  /** Stays in sight at the end while the others are scrolled; not on a phone, where it would cover half of them. */
  isHeld?: boolean;
};

export type Details<Row> = {
  /** What the buttons are for, for those who listen. */
  title: string;
  label: (row: Row) => string;
  has: (row: Row) => boolean;
  render: (row: Row) => ReactNode;
};

type RecordTableProps<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Being asked for anew: what stands there may be about to change. */
  isBusy: boolean;
  /** What a row opens to, by a button before it. */
  details?: Details<Row>;
};

/**
 * The table of a list. It is the browser's own: a hundred rows are drawn between two keys, no cell is measured for it,
 * and a row costs no more than what stands in it.
 */
export function RecordTable<Row extends { id: number | string }>(props: RecordTableProps<Row>) {
  const { rows, columns, isBusy, details } = props;
  const box = useRef<HTMLDivElement>(null);
  useMoreBeside(box);
  const [opened, setOpened] = useState<ReadonlySet<Row["id"]>>(new Set());
  const shown = columns.filter(({ isHidden }) => !isHidden);
  const toggle = (id: Row["id"]) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <div ref={box} className="records" aria-busy={isBusy}>
      <table>
        <thead>
          <tr>
            {details && (
              <th scope="col">
                <span className="row-hidden">{details.title}</span>
              </th>
            )}
            {shown.map(({ key, ...head }) => (
              <HeadCell key={key} {...head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordRow
              key={row.id}
              row={row}
              columns={shown}
              details={details}
              isOpen={opened.has(row.id)}
              onToggle={() => toggle(row.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
