import type { PositionPage, PositionToCheck } from "../../contract/positionChecks";
import { useListTable } from "../listing/useListTable";

/** The page of the positions to check that the address asks for. */
export function usePositionQueue() {
  const table = useListTable<PositionToCheck>("admin/temples/positions");
  const { data, isPreviousData } = table.tableQuery;
  const counts: PositionPage["counts"] = data?.counts ?? {};
  return { ...table, counts, isPreviousData };
}

export type PositionQueue = ReturnType<typeof usePositionQueue>;
