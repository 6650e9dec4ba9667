import type { ReactNode } from "react";
import type { SortOrder } from "./useListQuery";

/** How a list is sorted by a column now, and the way to change it; undefined is as the server likes. */
export type Sort = { order: SortOrder | undefined; change: (order: SortOrder | undefined) => void };

type HeadCellProps = {
  title: ReactNode;
  sort?: Sort | undefined;
  className?: string | undefined;
  isHeld?: boolean | undefined;
};

/** Upwards, downwards, as it was. */
const next = { asc: "desc", desc: undefined } as const;
const spoken = { asc: "ascending", desc: "descending" } as const;

/** What a column holds; where it can be sorted by, all of it is the button. */
export function HeadCell({ title, sort, ...column }: HeadCellProps) {
  if (!sort) {
    return (
      <th scope="col" className={cellClass(column)}>
        {title}
      </th>
    );
  }
  const { order, change } = sort;
  return (
    <th
      scope="col"
      aria-sort={order && spoken[order]}
      className={cellClass({ ...column, isSorted: order !== undefined })}
    >
      <button type="button" className="sort-by" onClick={() => change(order ? next[order] : "asc")}>
        {title}
        <span className="sort-mark" aria-hidden />
      </button>
    </th>
  );
}

type Cell = { className?: string | undefined; isHeld?: boolean | undefined; isSorted?: boolean };

export function cellClass({ className, isHeld, isSorted }: Cell): string | undefined {
  return [className, isHeld && "held", isSorted && "sorted"].filter(Boolean).join(" ") || undefined;
}
