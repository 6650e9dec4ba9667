import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Suggestion, TempleSuggestQuery } from "../../contract/temples";
import type { Tables } from "../db/schema";
import { townNames } from "../places/townNames";
import { orderedIds } from "./searchLists";
import { matchesOf } from "./searchQuery";

const SIZE = 8;

/** `GET /api/temples/suggest`: temples whose name or place continues what was typed, the best known first. */
export async function suggestTemples(db: Kysely<Tables>, { q, size = SIZE }: z.infer<typeof TempleSuggestQuery>) {
  const matches = await matchesOf(db, { q, unfinished: true });
  const ids = await orderedIds(db, matches, "relevance", { offset: 0, limit: size });
  if (ids.length === 0) return { suggestions: [] };
  const rows = await db
    .selectFrom("temples")
    .select(["id", "slug", "name", "name_hi", "name_kn", "city"])
    .where("id", "in", ids)
    .execute();
  const found = new Map(rows.map((row) => [row.id, suggestionOf(row)]));
  return { suggestions: ids.flatMap((id) => found.get(id) ?? []) };
}

type Row = { id: number; slug: string; name: string; name_hi: string | null; name_kn: string | null; city: string };

function suggestionOf({ id, slug, name, name_hi, name_kn, city }: Row): Suggestion {
  const town = townNames(city);
  return { id, slug, name, nameHi: name_hi, nameKn: name_kn, city, cityHi: town?.hi ?? null, cityKn: town?.kn ?? null };
}
