import { useDataProvider } from "@refinedev/core";
import { useState } from "react";
import { mergeEdits } from "../../domain/merge";
import { apiPath } from "../listing/noun";
import type { Editable, RecordShape } from "./recordShape";

type Resolution<Row, Values> = { values: Values; base: Row; thenSave: boolean };

/** What to do when the record on file is newer than the one in the form. */
export function useConflict<Row extends Editable, Values, Field extends string>(
  shape: RecordShape<Row, Values, Field>,
  base: Row | undefined,
  typed: () => Values,
  resolve: (resolution: Resolution<Row, Values>) => void,
) {
  const { noun, fields, valuesOf, sent, taken } = shape;
  const [theirs, setTheirs] = useState<Row>();
  const { getOne } = useDataProvider()();
  const settle = (resolution: Omit<Resolution<Row, Values>, "base">) => {
    setTheirs(undefined);
    if (theirs) resolve({ base: theirs, ...resolution });
  };
  return {
    open: async (id: number) => setTheirs((await getOne<Row>({ resource: apiPath(noun), id })).data),
    dialog: theirs &&
      base && {
        merge: mergeEdits(fields, sent(valuesOf(base)), sent(typed()), sent(valuesOf(theirs))),
        onSave: (chosen: Field[]) => settle({ values: taken(chosen, theirs), thenSave: true }),
        onTakeTheirs: () => settle({ values: valuesOf(theirs), thenSave: false }),
        onCancel: () => setTheirs(undefined),
      },
  };
}
