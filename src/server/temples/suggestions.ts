import type { z } from "zod";
import type { Suggestion, TempleSuggestQuery } from "../../contract/templeSuggestions";
import { foldTokens } from "../../domain/spelling";
import { suggestPages } from "../browse/suggestedPages";
import type { Db } from "../db/open";
import { townNames } from "../places/townNames";
import { forOneAnswer, suggest } from "../search/search";

const SIZE = 8;

/**
 * `GET /api/temples/suggest`: temples whose name or place continues what was typed, the best known first; where there is
 * none those that may have been meant. With `pages` those of places, deities, lists and festivals besides; with
 * `worship` fewer, without those at which none is held.
 */
export async function suggestTemples(
  database: Db,
  { q = "", size = SIZE, pages, worship }: z.infer<typeof TempleSuggestQuery>,
  now: Date,
) {
  if (foldTokens(q).length === 0) return { suggestions: [] };
  const db = forOneAnswer(database);
  const found = pages && { pages: await suggestPages(db, q) };
  const { ids, corrected } = await suggest(db, q, size, now);
  if (ids.length === 0) return { suggestions: [], ...found };
  const rows = await db
    .selectFrom("temples")
    .select(["id", "slug", "name", "name_hi", "name_kn", "city", "worship"])
    .where("id", "in", ids)
    .execute();
  const byId = new Map(
    rows.filter((row) => !worship || row.worship !== "none").map((row) => [row.id, suggestionOf(row)]),
  );
  return {
    ...found,
    suggestions: ids.flatMap((id) => byId.get(id) ?? []),
    ...(corrected !== undefined && { corrected: { query: corrected } }),
  };
}

type Row = { id: number; slug: string; name: string; name_hi: string | null; name_kn: string | null; city: string };

function suggestionOf({ id, slug, name, name_hi, name_kn, city }: Row): Suggestion {
  const town = townNames(city);
  return { id, slug, name, nameHi: name_hi, nameKn: name_kn, city, cityHi: town?.hi ?? null, cityKn: town?.kn ?? null };
}
