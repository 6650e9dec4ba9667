import { useDataProvider, useResource } from "@refinedev/core";
import { useState } from "react";
import { mergeEdits } from "../../domain/merge";
import type { Editable, RecordShape } from "./recordShape";

type Edited<Row, Values> = { id: string; base: Row | undefined; typed: () => Values };
type Resolution<Row, Values> = { values: Values; base: Row; thenSave: boolean };

/** What to do when the record on file is newer than the one in the form. */
export function useConflict<Row extends Editable, Values, Field extends string>(
  shape: RecordShape<Row, Values, Field>,
  { id, base, typed }: Edited<Row, Values>,
  resolve: (resolution: Resolution<Row, Values>) => void,
) {
  const { fields, valuesOf, sent, taken } = shape;
  const [theirs, setTheirs] = useState<Row>();
  const [error, setError] = useState<unknown>();
  const { resource } = useResource(shape.resource);
  const { getOne } = useDataProvider()();
  const close = (resolution?: Omit<Resolution<Row, Values>, "base">) => {
    setTheirs(undefined);
    if (theirs && resolution) resolve({ base: theirs, ...resolution });
  };
  const read = async () => (await getOne<Row>({ resource: resource?.name ?? shape.resource, id })).data;
  const mergeWith = (from: Row, now: Row) =>
    mergeEdits(fields, sent(valuesOf(from)), sent(typed()), sent(valuesOf(now)));
  return {
    open: () => read().then(setTheirs, setError),
    /** Goes on from the newer record with what is typed; where both changed a field, the dialog asks which stays. */
    takeUp: async () => {
      const now = await read();
      if (!base) return;
      const { clashes, onlyTheirs } = mergeWith(base, now);
      if (clashes.length > 0) setTheirs(now);
      else resolve({ values: taken(onlyTheirs, now), base: now, thenSave: false });
    },
    /** Why the newer record could not be read. */
    error,
    dialog: theirs &&
      base && {
        merge: mergeWith(base, theirs),
        onSave: (chosen: Field[]) => close({ values: taken(chosen, theirs), thenSave: true }),
        onTakeTheirs: () => close({ values: valuesOf(theirs), thenSave: false }),
        onCancel: () => close(),
      },
  };
}
