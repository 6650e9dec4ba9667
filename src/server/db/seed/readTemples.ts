import { readFileSync } from "node:fs";
import { join } from "node:path";
import { correctionsFor } from "./corrections";
import { number, readRows } from "./readRows";

export type SeedPooja = { name: string; charges: number | null; description: string };

/** What is written by hand about a well-known temple; `charges` are whole rupees, null where they are not certain. */
type Handwritten = {
  nameHi?: string;
  nameKn?: string;
  /** only where the list has none */
  deity?: string;
  setting?: "Ancient" | "Modern" | "Cave" | "Hill" | "Riverside";
  description?: string;
  history?: string;
  significance?: string;
  timings?: string;
  bestTime?: string;
  dressCode?: string;
  specialities?: string[];
  poojaDetails?: SeedPooja[];
  website?: string;
};

/** A temple of the bundled list. Facts from Wikidata and public lists, pictures at Wikimedia Commons. */
export type SeedTemple = Handwritten & {
  name: string;
  tradition: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  wikidataId?: string;
  imageUrl?: string;
  imageLicense?: string;
  imageCredit?: string;
};

const keyOf = ({ name, city }: { name: string; city: string }) => `${name}|${city}`;

/** The address of a Commons picture without a remainder of a cut-off query that some have. */
export const mendImageUrl = (url: string): string => url.replace(/_unscaled$/, "");

/**
 * The bundled temples, in the order of the list, with its known errors put right and with what is written by hand about
 * some. `dir` is this folder.
 */
export function readSeedTemples(dir: string): SeedTemple[] {
  const handwritten = readHandwritten(dir);
  const corrected = correctionsFor(dir);
  return readRows(dir, "temples.csv.br").map((row) => {
    const temple = { name: row.name ?? "", city: row.city ?? "" };
    return {
      ...handwritten.get(keyOf(temple)),
      ...temple,
      ...(row.deity && { deity: row.deity }),
      tradition: row.tradition ?? "",
      state: row.state ?? "",
      latitude: number(row.latitude),
      longitude: number(row.longitude),
      wikidataId: row.wikidata_id || undefined,
      imageUrl: row.image_url ? mendImageUrl(row.image_url) : undefined,
      imageLicense: row.image_license || undefined,
      imageCredit: row.image_credit || undefined,
      ...corrected(row),
    };
  });
}

type Note = Handwritten & { name: string; city: string };

/** What is written by hand, by name and city: names and settings of many, texts of a few. */
export function readNotes(dir: string): Note[] {
  return [...readJson<Note[]>(dir, "names.json"), ...readJson<Note[]>(dir, "famous.json")];
}

function readHandwritten(dir: string): Map<string, Handwritten> {
  const notes = new Map<string, Handwritten>();
  for (const { name, city, ...note } of readNotes(dir)) {
    const key = keyOf({ name, city });
    notes.set(key, { ...notes.get(key), ...note });
  }
  return notes;
}

function readJson<T>(dir: string, file: string): T {
  return JSON.parse(readFileSync(join(dir, file), "utf8"));
}
