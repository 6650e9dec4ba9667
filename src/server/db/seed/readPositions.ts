import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { type PositionPrecision, positionPrecisions } from "../../../contract/vocabulary";
import { number } from "./readRows";

/** Who says where a bundled temple is. */
export const positionSources = ["list", "wikidata", "hrce", "geonames", "post", "editor"] as const;
export type PositionSource = (typeof positionSources)[number];

/** Where a temple is, in degrees (WGS 84), and how exactly that is known. */
export type SeedPosition = {
  latitude: number;
  longitude: number;
  positionPrecision: PositionPrecision;
  positionSource: PositionSource;
};

/** Whether two sources have the temple at this point: a pin of a list with another one, or Wikidata beside its town. */
export const isCorroborated = (position: SeedPosition | undefined): position is SeedPosition =>
  position?.positionPrecision === "site" && ["list", "wikidata"].includes(position.positionSource);

type Named = { name: string; city: string };

/** What is known of one temple, under the name and town the list gives it, and what the list says. */
type KnownPosition = Named & {
  /** as the list writes them; blank where it does not have the temple */
  given: { latitude: string; longitude: string };
  position: SeedPosition | undefined;
  /** of the post office of its own town, where it does not follow from the position */
  pincode: string | undefined;
};

/** What is known of where a bundled temple is, by the name and town that the list gives it. `dir` is this folder. */
export function knownPositions(dir: string): (temple: Named) => KnownPosition | undefined {
  const keyOf = ({ name, city }: Named) => `${name}|${city}`;
  const known = new Map(readPositions(dir).map((one) => [keyOf(one), one]));
  return (temple) => known.get(keyOf(temple));
}

/**
 * The positions of the bundled temples (`positions.csv`), which replace those of the list: many of them were made in even
 * steps or are of another place.
 */
function readPositions(dir: string): KnownPosition[] {
  const text = readFileSync(join(dir, "positions.csv"), "utf8");
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return data.map(({ name = "", city = "", given_latitude = "", given_longitude = "", ...row }) => ({
    name,
    city,
    given: { latitude: given_latitude, longitude: given_longitude },
    position: row.precision ? positionOf(row) : undefined,
    pincode: row.pincode || undefined,
  }));
}

const positionOf = ({ latitude, longitude, precision, source }: Record<string, string>): SeedPosition => ({
  latitude: number(latitude),
  longitude: number(longitude),
  positionPrecision: wordOf(positionPrecisions, precision),
  positionSource: wordOf(positionSources, source),
});

function wordOf<Word extends string>(words: readonly Word[], text: string | undefined): Word {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`not a word of the list: ${text}`);
  return word;
}
