import type { Import, ImportRepair, ImportRow, SPELLING as Spelling } from "../../contract/imports";

export type Found = ImportRow["repaired"][number];

/** As the contract has it, without loading zod. */
const SPELLING: typeof Spelling = "errors.spelling";

const isFor = (found: Found, line: number | undefined) => (repair: ImportRepair) =>
  repair.field === found.field &&
  repair.reason === found.reason &&
  repair.line === line &&
  (repair.from === undefined || repair.from === found.value);

/** What can be done with the cells that a plan remarks on; `change` has it made again with the repairs that then hold. */
export function repairsOf(
  { state }: Import,
  repairs: readonly ImportRepair[],
  change: (make: (repairs: readonly ImportRepair[]) => readonly ImportRepair[]) => void,
) {
  const add = (repair: ImportRepair) => change((all) => [...all, repair]);
  return {
    isOpen: state === "planned" || state === "reading",
    isForAll: (found: Found) => repairs.some(isFor(found, undefined)),
    take: ({ field, reason }: Found, line: number) => add({ field, reason, line }),
    takeInAll: ({ field, reason }: Found) => add({ field, reason }),
    /** Of several that were written for a cell one after the other the last holds. */
    write: ({ field, reason }: Found, line: number, value: string) =>
      change((all) => {
        const isOfCell = (repair: ImportRepair) => repair.field === field && repair.line === line;
        const first = all.find(isOfCell)?.reason ?? reason;
        return [...all.filter((repair) => !isOfCell(repair)), { field, reason: first, line, value }];
      }),
    writeInAll: ({ field, reason }: Found, value: string) => add({ field, reason, value }),
    leaveOutInAll: ({ field, reason }: Found) => add({ field, reason, value: "" }),
    spellingsOf: (field: string) => repairs.filter((repair) => repair.field === field && repair.reason === SPELLING),
    /** Reads values of a field as another one; what was read as one of them before becomes that too. */
    respell: (field: string, from: readonly string[], value: string) =>
      change((all) => {
        const isOf = (repair: ImportRepair) => repair.field === field && repair.reason === SPELLING;
        const moved = all.map((repair) =>
          isOf(repair) && from.includes(repair.value ?? "") ? { ...repair, value } : repair,
        );
        const kept = moved.filter(
          (repair) => !isOf(repair) || (repair.from !== value && !from.includes(repair.from ?? "")),
        );
        return [...kept, ...from.map((one) => ({ field, reason: SPELLING, from: one, value }))];
      }),
    takeSpellingBack: (field: string, from: string) =>
      change((all) =>
        all.filter((repair) => repair.reason !== SPELLING || repair.field !== field || repair.from !== from),
      ),
    leave: (found: Found, line: number) => {
      const [one, all] = [isFor(found, line), isFor(found, undefined)];
      change((repairs) => repairs.filter((repair) => !one(repair) && !all(repair)));
    },
  };
}

export type Repairs = ReturnType<typeof repairsOf>;
