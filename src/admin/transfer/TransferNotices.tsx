import { lazy, Suspense } from "react";
import { RemovedNotice } from "../listing/RemovedNotice";
import type { Removable, Removal } from "../listing/useRemoval";
import type { useImport } from "./useImport";

const ImportPanel = lazy(async () => ({ default: (await import("./ImportPanel")).ImportPanel }));

type TransferNoticesProps<Row extends Removable> = { imports: ReturnType<typeof useImport>; removal: Removal<Row> };

/** Above a list: what an import is doing, and what was deleted just now. */
export function TransferNotices<Row extends Removable>({ imports, removal }: TransferNoticesProps<Row>) {
  return (
    <>
      <Suspense>{imports.state.is !== "idle" && <ImportPanel imports={imports} />}</Suspense>
      <RemovedNotice removal={removal} />
    </>
  );
}
