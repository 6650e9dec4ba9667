import type { Transaction } from "kysely";
import { foldName } from "../../../domain/spelling";
import { catalogue } from "../festivals/all";
import type { CatalogueFestival } from "../festivals/shape";
import type { Tables } from "../schema";
import { firstGuidance } from "./firstGuidance";

/** What a new database begins with: the festivals of the catalogue, the first guidance cards, the state of the search. */
export async function firstRecords(db: Transaction<Tables>, now: string): Promise<void> {
  for (const festival of catalogue) await db.insertInto("festivals").values(festivalRow(festival, now)).execute();
  const times = { published: 1, created_at: now, updated_at: now };
  await db
    .insertInto("guidance_cards")
    .values(firstGuidance.map((card, at) => ({ ...card, ...times, position: at + 1 })))
    .execute();
  await db.insertInto("search_version").values({ version: 1, follower: null }).execute();
}

function festivalRow({ name, otherNames, significance, description, ...festival }: CatalogueFestival, now: string) {
  return {
    rule_id: festival.ruleId,
    slug: festival.slug,
    name: name.en,
    name_hi: name.hi,
    name_kn: name.kn,
    other_names: otherNames?.en ?? null,
    other_names_hi: otherNames?.hi ?? null,
    other_names_kn: otherNames?.kn ?? null,
    type: festival.type,
    region: festival.region,
    significance: significance.en,
    significance_hi: significance.hi,
    significance_kn: significance.kn,
    description: description?.en ?? null,
    description_hi: description?.hi ?? null,
    description_kn: description?.kn ?? null,
    festival_date: null,
    deities: JSON.stringify(festival.deities),
    active: 1,
    match_key: foldName(name.en),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}
