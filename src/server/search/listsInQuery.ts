import { sql } from "kysely";
import { z } from "zod";
import { isCourtesy } from "../../domain/askedWords";
import { inFigures } from "../../domain/numberWords";
import { deityNamed } from "../../domain/panchang/templeDeities";
import { foldWord } from "../../domain/spelling";
import type { Db } from "../db/open";
import { listCache } from "./listCache";

/** A curated list as a search leads to it. */
export type ListInQuery = {
  slug: string;
  name: string;
  nameHi: string | null;
  nameKn: string | null;
  entryCount: number;
};

type Row = { slug: string; name: string; name_hi: string | null; name_kn: string | null; aliases: string; n: number };

const Aliases = z.array(z.string());
const cached = listCache<Map<string, ListInQuery>>();

/** The curated lists by the keys of what they are called; see `listKey`. */
export const listsByKey = (db: Db): Promise<Map<string, ListInQuery>> => cached(db, "lists", () => readLists(db));

async function readLists(db: Db): Promise<Map<string, ListInQuery>> {
  const { rows } = await sql<Row>`select l.slug, l.name, l.name_hi, l.name_kn, l.aliases,
    (select count(*) from temple_list_entries e where e.list_id = l.id) as n from temple_lists l order by l.id`.execute(
    db,
  );
  const byKey = new Map<string, ListInQuery>();
  const called = rows.flatMap((row) => {
    const { slug, name, name_hi: nameHi, name_kn: nameKn } = row;
    const list = { slug, name, nameHi, nameKn, entryCount: Number(row.n) };
    const names = [name, nameHi, nameKn, ...Aliases.parse(JSON.parse(row.aliases))];
    return names.filter((text) => text !== null).map((text) => ({ list, words: wordsOf(text) }));
  });
  // "18 Shakti Peethas" is one list, "Shakti Peethas" another: names as they are come first
  for (const keep of [(words: readonly string[]) => [...words], withoutCount])
    for (const { list, words } of called) {
      const key = listKey(keep(words));
      if (key !== "" && !byKey.has(key)) byKey.set(key, list);
    }
  return byKey;
}

/** What stands in brackets explains the name. */
const wordsOf = (name: string) => (name.split("(", 1)[0] ?? "").split(/[\s,]+/).filter(Boolean);

/** Of "108 Vishnu temples" no list is left without the number. */
function withoutCount(words: readonly string[]): string[] {
  const rest = words.filter((word, at) => at > 0 || !/^\p{N}+$/u.test(word));
  const telling = rest.filter((word) => !isCourtesy(word));
  return deityNamed(telling.join(" ")) ? [] : rest;
}

/** The key of a list's name, whether or not it says "temples", in the plural as in the singular, with its number in figures. */
export function listKey(words: readonly string[]): string {
  const telling = words.filter((word) => !isCourtesy(word)).map(inFigures);
  const key = foldWord(telling.join(" "));
  return key.length > 4 && key.endsWith("s") ? key.slice(0, -1) : key;
}
