import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import { noteDone } from "../onceEver";

/** The bundled temples change with the product; an installation notes which edition of them it has. */
const EDITION = 11;
const PREFIX = "temples.bundled.edition-";

export const editionFact = `${PREFIX}${EDITION}`;

/** Notes that the bundled temples of an installation are those of this version. */
export const markEdition = (trx: Db, now: Date): Promise<boolean> => noteDone(trx, editionFact, now);

/** The edition that an installation had before this one; the first was not noted. */
export async function editionBefore(trx: Db): Promise<number> {
  const noted = await trx
    .selectFrom("facts")
    .select("name")
    .where(like("name", pattern`${PREFIX}%`))
    .where("name", "<>", editionFact)
    .execute();
  return Math.max(1, ...noted.map(({ name }) => Number(name.slice(PREFIX.length))));
}
