import { askingWordNear } from "../../domain/askedSpelling";
import { foldTokens } from "../../domain/spelling";
import type { Db } from "../db/open";
import type { SearchFilters } from "./query";
import { findTerms, mainFields } from "./terms";
import { typedWords } from "./typedWords";

/**
 * The query with misspelt words of those that ask mended, "opne on sundy" as "open on sunday", but for what is a word of
 * some temple's; undefined where there is none.
 */
export async function withAskingMended(db: Db, filters: SearchFilters): Promise<SearchFilters | undefined> {
  const words = typedWords(filters.q);
  const mended = await Promise.all(
    words.map(async (word) => {
      const near = askingWordNear(word);
      const isName = near !== undefined && (await findTerms(db, foldTokens(word), mainFields)).length > 0;
      return near === undefined || isName ? word : near;
    }),
  );
  return mended.some((word, at) => word !== words[at]) ? { ...filters, q: mended.join(" ") } : undefined;
}
