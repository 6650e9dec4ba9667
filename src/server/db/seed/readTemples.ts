import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TempleName } from "../../../contract/templeFacts";
import { correctionsFor, readNoTemples, readSeedDuplicates } from "./corrections";
import { distinctNames } from "./distinctNames";
import { readMoreTemples } from "./readMoreTemples";
import { knownPositions } from "./readPositions";
import { readRows } from "./readRows";
import { readStories, type SeedPooja } from "./readStories";
import type { Handwritten, SeedTemple } from "./seedTemple";

type Fields = Readonly<Record<string, unknown>>;

const keyOf = ({ name, city }: { name: string; city: string }) => `${name}|${city}`;

/** The address of a Commons picture without a remainder of a cut-off query that some have. */
export const mendImageUrl = (url: string): string => url.replace(/_unscaled$/, "");

/** The temples that come with the product: those of the bundled list, then those beside it. `dir` is this folder. */
export const readSeedTemples = (dir: string): SeedTemple[] => [...readListedTemples(dir), ...readMoreTemples(dir)];

/**
 * The temples of the bundled list, in its order, with its known errors put right, each temple once and without what is no
 * temple, and with what is written by hand about some.
 */
export function readListedTemples(dir: string): SeedTemple[] {
  const handwritten = readHandwritten(dir);
  const corrected = correctionsFor(dir);
  const positionOf = knownPositions(dir);
  const duplicates = new Map<string, string[]>();
  const leftOut = new Set(readNoTemples(dir).map(keyOf));
  for (const { name, city, same } of readSeedDuplicates(dir)) {
    duplicates.set(keyOf(same), [...(duplicates.get(keyOf(same)) ?? []), name]);
    leftOut.add(keyOf({ name, city }));
  }
  return readRows(dir, "temples.csv.br")
    .filter((row) => !leftOut.has(keyOf(nameOf(row))))
    .map((given) => {
      const listed = { ...given, image: mendImageUrl(given.image_url ?? "") };
      const row: Fields = corrected(listed) ?? listed;
      const temple = { name: String(row.name ?? ""), city: String(row.city ?? "") };
      const note = handwritten.get(keyOf(nameOf(given)));
      const known = positionOf(nameOf(given));
      // whoever knows a temple by what the list calls it finds it still
      const otherNames = [...(given.name ? [given.name] : []), ...(duplicates.get(keyOf(temple)) ?? [])].map(asName);
      return {
        ...note,
        ...temple,
        listed: nameOf(given),
        ...(row.deity ? { deity: String(row.deity) } : {}),
        names: distinctNames([...(note?.names ?? []), ...otherNames]).filter(
          (other) => !isWithin(temple.name, other.name) && !isTown(temple.city, other.name),
        ),
        tradition: String(row.tradition ?? ""),
        state: String(row.state ?? ""),
        position: known?.position,
        ...(known?.pincode && { pincode: known.pincode }),
        wikidataId: given.wikidata_id || undefined,
        written: writtenFields(note, listed, row),
        ...(row.image
          ? { imageUrl: String(row.image), imageLicense: given.image_license, imageCredit: given.image_credit }
          : {}),
      };
    });
}

/** A deity of the list counts before that of a note. */
function writtenFields(note: Handwritten | undefined, listed: Fields, row: Fields): string[] {
  const noted = Object.keys(note ?? {}).filter((field) => field !== "deity" || !row.deity);
  const corrected = Object.keys(row).filter(
    (field) => !isOfPosition(field) && row[field] !== undefined && row[field] !== listed[field],
  );
  return [...new Set([...noted, ...corrected])];
}

/** Positions have sources of their own. */
const isOfPosition = (field: string) => ["latitude", "longitude", "positionPrecision"].includes(field);

/** True for a name that the temple has already, with its town behind it or without. */
const isWithin = (name: string, other: string) => `${name},`.toLowerCase().startsWith(`${other},`.toLowerCase());

/** True for the name of its town, which is no name of the temple: whoever asks for the town finds the temple there. */
const isTown = (city: string, other: string) => city.toLowerCase() === other.toLowerCase();

const nameOf = (row: Record<string, string>) => ({ name: row.name ?? "", city: row.city ?? "" });
const asName = (name: string): TempleName => ({ name, language: "en", kind: "common" });

type Note = Handwritten & { name: string; city: string };

const noteFiles = ["names.json", "local-names.json", "districts.json", "settings.json", "worship.json", "famous.json"];

/**
 * What is written by hand, by name and city: names of all, districts where they do not follow from the place, settings
 * and texts of some, and where it is certain that no worship is held.
 */
export function readNotes(dir: string): Note[] {
  const written = noteFiles.flatMap((file) => readJson<Note[]>(dir, file));
  return [...written, ...readStories(dir)];
}

function readHandwritten(dir: string): Map<string, Handwritten> {
  const notes = new Map<string, Handwritten>();
  for (const { name, city, ...note } of readNotes(dir)) {
    const key = keyOf({ name, city });
    const before = notes.get(key);
    const names = [...(before?.names ?? []), ...(note.names ?? [])];
    const poojaDetails = note.poojaDetails && describedBy(before?.poojaDetails ?? [], note.poojaDetails);
    notes.set(key, { ...before, ...note, ...(names.length > 0 && { names }), ...(poojaDetails && { poojaDetails }) });
  }
  return notes;
}

/** Poojas of a later note with what an earlier one says of them. */
const describedBy = (before: readonly SeedPooja[], poojas: readonly SeedPooja[]): SeedPooja[] =>
  poojas.map((pooja) => {
    const { description, descriptionHi, descriptionKn } = before.find(({ name }) => name === pooja.name) ?? pooja;
    return { ...pooja, description, ...(descriptionHi && { descriptionHi }), ...(descriptionKn && { descriptionKn }) };
  });

function readJson<T>(dir: string, file: string): T {
  return JSON.parse(readFileSync(join(dir, file), "utf8"));
}
