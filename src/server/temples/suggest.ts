import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Suggestion, TempleSuggestQuery } from "../../contract/temples";
import type { Tables } from "../db/schema";
import { orderedIds } from "./searchLists";
import { matchesOf } from "./searchQuery";

const SIZE = 8;

/** `GET /api/temples/suggest`: temples whose name or place continues what was typed, the best known first. */
export async function suggestTemples(db: Kysely<Tables>, { q, size = SIZE }: z.infer<typeof TempleSuggestQuery>) {
  const matches = await matchesOf(db, { q, unfinished: true });
  const ids = await orderedIds(db, matches, "relevance", { offset: 0, limit: size });
  if (ids.length === 0) return { suggestions: [] };
  const { rows } = await sql<Suggestion>`
    select id, name, city, slug from temples where id in (${sql.join(ids)})`.execute(db);
  return { suggestions: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) };
}
