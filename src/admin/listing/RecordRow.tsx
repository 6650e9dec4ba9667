import { cellClass } from "./HeadCell";
import type { Column, Details } from "./RecordTable";

type RecordRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  details: Details<Row> | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

/** One record, and below it what it opens to. */
export function RecordRow<Row>({ row, columns, details, isOpen, onToggle }: RecordRowProps<Row>) {
  return (
    <>
      <tr>
        {details && (
          <td>
            {details.has(row) && (
              <button
                type="button"
                className="row-expand"
                aria-expanded={isOpen}
                aria-label={details.label(row)}
                onClick={onToggle}
              />
            )}
          </td>
        )}
        {columns.map((column) => (
          <td key={column.key} className={cellClass(column)}>
            {column.render(row)}
          </td>
        ))}
      </tr>
      {details && isOpen && (
        <tr className="row-details">
          <td colSpan={columns.length + 1}>{details.render(row)}</td>
        </tr>
      )}
    </>
  );
}
