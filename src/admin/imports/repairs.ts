import type { Import, ImportRepair, ImportRow } from "../../contract/imports";

export type Found = ImportRow["repaired"][number];

const isFor = (found: Found, line: number | undefined) => (repair: ImportRepair) =>
  repair.field === found.field && repair.reason === found.reason && repair.line === line;

/** What can be done with the cells that a plan remarks on; `save` has it made again with the repairs that then hold. */
export function repairsOf(
  { state }: Import,
  repairs: readonly ImportRepair[],
  save: (repairs: readonly ImportRepair[]) => void,
) {
  const add = (repair: ImportRepair) => save([...repairs, repair]);
  return {
    isOpen: state === "planned" || state === "reading",
    isForAll: (found: Found) => repairs.some(isFor(found, undefined)),
    take: ({ field, reason }: Found, line: number) => add({ field, reason, line }),
    takeInAll: ({ field, reason }: Found) => add({ field, reason }),
    /** Of several that were written for a cell one after the other the last holds. */
    write: ({ field, reason }: Found, line: number, value: string) => {
      const isOfCell = (repair: ImportRepair) => repair.field === field && repair.line === line;
      const first = repairs.find(isOfCell)?.reason ?? reason;
      save([...repairs.filter((repair) => !isOfCell(repair)), { field, reason: first, line, value }]);
    },
    writeInAll: ({ field, reason }: Found, value: string) => add({ field, reason, value }),
    leaveOutInAll: ({ field, reason }: Found) => add({ field, reason, value: "" }),
    leave: (found: Found, line: number) => {
      const [one, all] = [isFor(found, line), isFor(found, undefined)];
      save(repairs.filter((repair) => !one(repair) && !all(repair)));
    },
  };
}

export type Repairs = ReturnType<typeof repairsOf>;
