import { z } from "zod";
import { languageOf } from "../../domain/scripts";
import { foldTokens } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { townNames } from "../places/townNames";
import { bestCarriers } from "./relevance";
import { mainFields } from "./terms";

/** How many temples are asked for a word in another script: not every one has its name there. */
const CARRIERS = 50;
const OtherNames = z.array(z.object({ name: z.string() }));

/**
 * A word of the index as a temple writes it, in the script of what was typed where one does: first the given temple, then
 * the best known ones that carry it. Undefined where none has it in words to show, as the index's own form is no word.
 */
export async function writtenAs(
  db: Db,
  term: string,
  { templeId, typed }: { templeId: number; typed: string },
): Promise<string | undefined> {
  const script = languageOf(typed);
  const ids = [templeId, ...(await bestCarriers(db, [{ term }], mainFields, CARRIERS))];
  const rows = await db
    .selectFrom("temples")
    .select(["id", "name", "name_hi", "name_kn", "names", "city", "state", "district", "taluk", "locality", "deity"])
    .select(["address", "list_words"])
    .where("id", "in", ids)
    .execute();
  const texts = rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap(
      ({ names, name, name_hi, name_kn, city, state, district, taluk, locality, deity, address, list_words }) => {
        const town = townNames(city);
        const others = OtherNames.parse(JSON.parse(names ?? "[]")).map((other) => other.name);
        const own = [name, name_hi, name_kn, ...others, city, town?.hi, town?.kn];
        return [...own, deity, district, taluk, locality, state, address, list_words];
      },
    );
  const words = new Set(texts.flatMap((text) => (text ?? "").split(/[\s,()/–-]+/)));
  // looked for one by one: mostly the first temple writes it, and to fold all words of fifty takes a while
  const formIn = (wanted: string) => [...words].find((word) => languageOf(word) === wanted && isForm(word, term));
  const written = formIn(script) ?? formIn("en");
  return typed === typed.toLowerCase() ? written?.toLowerCase() : written;
}

/** Some names fold to two keys, which are other names of each other: Erode. */
function isForm(word: string, term: string): boolean {
  const key = foldTokens(word).join();
  return key === term || expandAlias(key).includes(term);
}
