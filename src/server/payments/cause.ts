import type { NamedCause } from "../../contract/causes";
import type { Db } from "../db/open";
import type { Locale } from "../locale";

/** What a payment is given for, as it is called now; null where nothing was chosen. */
export async function findCause(db: Db, id: number | null): Promise<NamedCause | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom("temple_causes")
    .select(["id", "name", "name_hi as nameHi", "name_kn as nameKn"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Its name in a language, in English where there is none. */
export const nameOfCause = (cause: NamedCause | null, locale: Locale): string | null =>
  cause && ({ en: null, hi: cause.nameHi, kn: cause.nameKn }[locale] ?? cause.name);
