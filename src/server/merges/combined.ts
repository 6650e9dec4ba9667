import type { TempleName } from "../../contract/templeFacts";
import type { ChosenField } from "../../contract/templeFields";
import { mostOf } from "../../contract/templeLimits";
import { placeFields, translatedFields } from "../../contract/vocabulary";
import { languageOf } from "../../domain/scripts";
import { foldName } from "../../domain/spelling";
import { keyOf } from "../temples/identifiers";
import { notesFor, picturesOf } from "../temples/pictures";
import type { TempleRecord } from "../temples/record";

/**
 * The record a temple has once another is merged into it: `take` comes from the other one, lists have the items of
 * both, each once and as many as a record may have; a picture that was not chosen goes into the gallery. What either
 * showed to visitors stays shown.
 */
export function combined(kept: TempleRecord, other: TempleRecord, take: readonly ChosenField[]): TempleRecord {
  const taken = Object.fromEntries(take.map((field) => [field, other[field]]));
  const isTaken = (field: string) => take.some((one) => one === field);
  // each part of the place is given or worked out as it was where it comes from
  const derivedFields = placeFields.filter((field) => (isTaken(field) ? other : kept).derivedFields.includes(field));
  const temple: TempleRecord = { ...kept, ...taken, derivedFields };
  const pictures = [kept.image, other.image].flatMap((image) => image ?? []);
  const others = [...kept.gallery, ...other.gallery, ...pictures].filter((image) => image !== temple.image);
  const gallery = once(others, (image) => image).slice(0, mostOf.gallery);
  const notes = once([...picturesOf(kept), ...picturesOf(other)], ({ url }) => url);
  return {
    ...temple,
    names: once([...kept.names, ...formerNames(temple, [kept, other]), ...other.names], ({ name }) => name).slice(
      0,
      mostOf.names,
    ),
    identifiers: once([...kept.identifiers, ...other.identifiers], keyOf).slice(0, mostOf.identifiers),
    ownFestivals: once([...kept.ownFestivals, ...other.ownFestivals], ({ name }) => name.en ?? "").slice(
      0,
      mostOf.ownFestivals,
    ),
    gallery,
    pictureNotes: notesFor({ image: temple.image, gallery }, notes),
    amenities: once([...kept.amenities, ...other.amenities], foldName).slice(0, mostOf.amenities),
    specialities: once([...kept.specialities, ...other.specialities], foldName).slice(0, mostOf.specialities),
    englishStates: statesOf(kept, other, take),
    poojaDetails: once([...kept.poojaDetails, ...other.poojaDetails], ({ name }) => foldName(name)).slice(
      0,
      mostOf.poojaDetails,
    ),
    sourceNotes: once([...kept.sourceNotes, ...other.sourceNotes], ({ source, label }) => `${source} ${label}`).slice(
      0,
      mostOf.sourceNotes,
    ),
    status: other.status === "active" ? "active" : kept.status,
  };
}

/** A text that comes from the other temple is as far as it was there. */
function statesOf(
  kept: TempleRecord,
  other: TempleRecord,
  take: readonly ChosenField[],
): TempleRecord["englishStates"] {
  const states = translatedFields.map((field) => {
    const isTaken = take.some((taken) => taken === field);
    return [field, (isTaken ? other : kept).englishStates[field]] as const;
  });
  return Object.fromEntries(states.filter(([, state]) => state !== undefined));
}

/** Whoever looks for either temple by a name that it had finds the one that is left. */
function formerNames(temple: TempleRecord, both: readonly TempleRecord[]): TempleName[] {
  const shown = [temple.name, temple.nameHi, temple.nameKn];
  const names = both.flatMap(({ name, nameHi, nameKn }) => [name, nameHi, nameKn]);
  return names.flatMap((name): TempleName[] =>
    name === null || shown.includes(name) ? [] : [{ name, language: languageOf(name), kind: "common" }],
  );
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
