import { expect } from "vitest";
import type { AdminCuratedList, CuratedListFields, ListEntryInput } from "../../src/contract/templeLists";
import { aTemple } from "./factories";
import type { Caller } from "./testApp";

/** An entry as the form sends it. */
export const anEntry = (fields: Partial<ListEntryInput> = {}): ListEntryInput => ({
  number: null,
  group: null,
  name: "Shore shrine",
  nameHi: null,
  nameKn: null,
  place: "Karwar, Karnataka",
  placeHi: null,
  placeKn: null,
  templeId: null,
  ...fields,
});

/** What the form of a list sends. */
export const aList = (fields: Partial<CuratedListFields> = {}): CuratedListFields => ({
  slug: "seven-lamps",
  name: "Seven Lamps",
  nameHi: "सात दीप",
  nameKn: "ಏಳು ದೀಪಗಳು",
  description: "Seven shrines along the coast.",
  descriptionHi: null,
  descriptionKn: null,
  aliases: ["sapta deepa kshetram"],
  region: "Karnataka",
  sources: [{ name: "A gazetteer", url: "https://example.org/lamps" }],
  groups: [],
  entries: [],
  ...fields,
});

/** What the form sends of a list that was read. */
export const asSent = (
  { slug, name, nameHi, nameKn, entries, groups, ...list }: AdminCuratedList,
  changes: object = {},
) => ({
  ...{ slug, name, nameHi, nameKn, groups },
  ...{ description: list.description, descriptionHi: list.descriptionHi, descriptionKn: list.descriptionKn },
  ...{ aliases: list.aliases, region: list.region, sources: list.sources, version: list.version },
  entries: entries.map(({ templeName: _, ...entry }) => entry),
  ...changes,
});

/** A list on record. */
export async function addList(caller: Caller, fields: Partial<CuratedListFields> = {}): Promise<AdminCuratedList> {
  const answer = await caller.post("/api/admin/lists", aList(fields));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** A public temple, by its name. */
export async function addTemple(caller: Caller, name: string): Promise<{ id: number; slug: string }> {
  const answer = await caller.post("/api/admin/temples", aTemple({ name }));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
