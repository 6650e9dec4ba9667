import { lazy, Suspense } from "react";
import { type RowSelection, useSelected } from "../listing/rowSelection";

const BulkBar = lazy(async () => ({ default: (await import("./BulkBar")).BulkBar }));

/** Where the bar of a list stands once something is selected. */
export function BulkPlace({ selection, onChanged }: { selection: RowSelection; onChanged: () => void }) {
  const { ids, isAll } = useSelected(selection);
  if (!isAll && ids.length === 0) return null;
  return (
    <Suspense>
      <BulkBar selection={selection} onChanged={onChanged} />
    </Suspense>
  );
}
