import { useDataProvider } from "@refinedev/core";
import { useState } from "react";
import type { AdminTemple } from "../../contract/adminTemples";
import { mergeEdits } from "../../domain/merge";
import {
  inStep,
  sentValues,
  type TempleField,
  type TempleValues,
  templeFields,
  templePath,
  valuesOf,
} from "./templeValues";

type Resolution = { values: TempleValues; base: AdminTemple; thenSave: boolean };

/** What to do when the record on file is newer than the one in the form. */
export function useTempleConflict(
  base: AdminTemple | undefined,
  typed: () => TempleValues,
  resolve: (resolution: Resolution) => void,
) {
  const [theirs, setTheirs] = useState<AdminTemple>();
  const { getOne } = useDataProvider()();
  const settle = (resolution: Omit<Resolution, "base">) => {
    setTheirs(undefined);
    if (theirs) resolve({ base: theirs, ...resolution });
  };
  return {
    open: async (id: number) => setTheirs((await getOne<AdminTemple>({ resource: templePath, id })).data),
    dialog: theirs &&
      base && {
        merge: mergeEdits(templeFields, sentValues(valuesOf(base)), sentValues(typed()), sentValues(valuesOf(theirs))),
        onSave: (taken: TempleField[]) => settle({ values: taking(taken, theirs), thenSave: true }),
        onTakeTheirs: () => settle({ values: valuesOf(theirs), thenSave: false }),
        onCancel: () => setTheirs(undefined),
      },
  };
}

/** Their values of the fields that were chosen as theirs, with the two views of one fact in step. */
function taking(fields: TempleField[], theirs: AdminTemple): TempleValues {
  const all = valuesOf(theirs);
  const chosen: TempleValues = Object.fromEntries(fields.map((field) => [field, all[field]]));
  return { ...chosen, ...inStep(chosen, all) };
}
