import { withoutCase } from "../../domain/askedWords";
import type { LatLng } from "../../domain/distance";
import { foldTokens } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { gazetteer } from "../places/knownPlaces";
import { townNames } from "../places/townNames";
import { facets } from "./document";
import { bestCarriers } from "./relevance";
import { mainFields } from "./terms";

/** A town or village with its names and where it lies. */
export type NamedPlace = { name: string; nameHi: string | null; nameKn: string | null; position: LatLng };

/** The place that words name, with the ending of a case or without: a town of the bundled list, else one with temples. */
export async function placeNamed(db: Db, words: readonly string[]): Promise<NamedPlace | undefined> {
  const stems = words.map((word) => withoutCase(word) ?? word);
  for (const text of new Set([words.join(" "), stems.join(" ")])) {
    const place = townOf(text) ?? (await placeOnRecord(db, text));
    if (place) return place;
  }
  return undefined;
}

function townOf(text: string): NamedPlace | undefined {
  const town = gazetteer().find(text);
  if (!town) return undefined;
  const { name, nameHi, nameKn, lat: latitude, lng: longitude } = town;
  return { name, nameHi, nameKn, position: { latitude, longitude } };
}

/** So many of the best known temples are looked at; those of a place that is only in their address are elsewhere. */
const LOOKED_AT = 20;

/** Where the best known temple of the place stands. */
async function placeOnRecord(db: Db, text: string): Promise<NamedPlace | undefined> {
  const [key, ...more] = foldTokens(text);
  if (key === undefined || more.length > 0) return undefined;
  const names = [key, ...expandAlias(key)];
  const terms = names.map((name) => ({ term: facets.place + name }));
  const ids = await bestCarriers(db, terms, mainFields, LOOKED_AT);
  const rows = await db
    .selectFrom("temples")
    .select(["id", "city", "latitude", "longitude"])
    .where("id", "in", [...ids, 0])
    .execute();
  const found = rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .find(({ city, latitude }) => latitude !== null && foldTokens(city).some((word) => names.includes(word)));
  if (!found || found.latitude === null || found.longitude === null) return undefined;
  const { city: name, latitude, longitude } = found;
  const town = townNames(name);
  return { name, nameHi: town?.hi ?? null, nameKn: town?.kn ?? null, position: { latitude, longitude } };
}
