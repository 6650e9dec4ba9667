import type { ImportRules } from "../../src/domain/importPlan";

/** A noun as small as an import can have. */
export type Place = { slug: string; name: string; colour: string };

/** Its rules: matched by name, and a name it needs. */
export const rules: ImportRules<Place> = {
  keyOf: ({ name }) => (typeof name === "string" ? name.toLowerCase() : undefined),
  nameOf: ({ name }) => name,
  fields: ["slug", "name", "colour"],
  textOf: (value) => (typeof value === "string" ? value : ""),
  merge: (values, before) => {
    const record: Place = { slug: "", name: "", colour: "", ...before };
    for (const field of ["slug", "name", "colour"] as const) {
      const value = values[field];
      if (typeof value === "string") record[field] = value;
    }
    const errors: Record<string, string> = record.name ? {} : { name: "errors.required" };
    return { record, errors };
  },
};
