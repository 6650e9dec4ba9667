import { useState } from "react";
import { drafts } from "../../client/drafts";

/** What was typed and not saved, and the version of the record it was typed over. */
export type RecordDraft = { version: number; values: object };

const blank = { version: "", values: "" };

/** What is typed into a record's form, stored in this tab until it is saved: it survives a reload and the way to log in. */
export function useRecordDraft(name: string) {
  const [found, setFound] = useState(() => read(name));
  return {
    /** What an earlier visit left, until it is taken up or thrown away. */
    found,
    /** Nothing is stored over what was found: that would be lost. */
    store: (version: number, values: object) => {
      if (found) return;
      if (Object.keys(values).length === 0) drafts.forget(name);
      else drafts.keep(name, { version: String(version), values: JSON.stringify(values) });
    },
    takeUp: () => setFound(undefined),
    forget: () => {
      drafts.forget(name);
      setFound(undefined);
    },
  };
}

function read(name: string): RecordDraft | undefined {
  const { version, values } = drafts.read(name, blank);
  try {
    const parsed: unknown = JSON.parse(values || "null");
    return typeof parsed === "object" && parsed !== null ? { version: Number(version), values: parsed } : undefined;
  } catch {
    return undefined;
  }
}
