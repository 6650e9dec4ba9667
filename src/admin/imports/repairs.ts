import type { Import, ImportRepair, ImportRow } from "../../contract/imports";

type Found = ImportRow["repaired"][number];

const isFor = (found: Found, line: number | undefined) => (repair: ImportRepair) =>
  repair.field === found.field && repair.reason === found.reason && repair.line === line;

/** What can be done with the repairs that a plan suggests; `save` has it made again with those that then hold. */
export function repairsOf({ repairs, state }: Import, save: (repairs: ImportRepair[]) => void) {
  const add = (repair: ImportRepair) => save([...repairs, repair]);
  return {
    isOpen: state === "planned" || state === "reading",
    isForAll: (found: Found) => repairs.some(isFor(found, undefined)),
    take: ({ field, reason }: Found, line: number) => add({ field, reason, line }),
    takeInAll: ({ field, reason }: Found) => add({ field, reason }),
    leave: (found: Found, line: number) => {
      const [one, all] = [isFor(found, line), isFor(found, undefined)];
      save(repairs.filter((repair) => !one(repair) && !all(repair)));
    },
  };
}

export type Repairs = ReturnType<typeof repairsOf>;
