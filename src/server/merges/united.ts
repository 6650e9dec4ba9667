import type { ChosenField } from "../../contract/templeFields";
import { foldName } from "../../domain/spelling";
import type { TempleRecord } from "../temples/record";

const MOST_PICTURES = 40;
const MOST_WORDS = 40;
const MOST_POOJAS = 60;

/**
 * The record a temple has once another is merged into it: `take` comes from the other one, lists have the items of
 * both, each once and as many as a record may have; a picture that was not chosen goes into the gallery. What either
 * showed to visitors stays shown.
 */
export function united(kept: TempleRecord, other: TempleRecord, take: readonly ChosenField[]): TempleRecord {
  const taken = Object.fromEntries(take.map((field) => [field, other[field]]));
  const temple: TempleRecord = { ...kept, ...taken };
  const pictures = [kept.image, other.image].flatMap((image) => image ?? []);
  const gallery = [...kept.gallery, ...other.gallery, ...pictures].filter((image) => image !== temple.image);
  return {
    ...temple,
    gallery: once(gallery, (image) => image).slice(0, MOST_PICTURES),
    amenities: once([...kept.amenities, ...other.amenities], foldName).slice(0, MOST_WORDS),
    specialities: once([...kept.specialities, ...other.specialities], foldName).slice(0, MOST_WORDS),
    poojaDetails: once([...kept.poojaDetails, ...other.poojaDetails], ({ name }) => foldName(name)).slice(
      0,
      MOST_POOJAS,
    ),
    status: other.status === "active" ? "active" : kept.status,
  };
}

/** The first of each key. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
