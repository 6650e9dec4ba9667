import { z } from "zod";
import { middleOf } from "../../../domain/middleOf";
import { kindOf, type OsmElement, osmNotes, templeOf } from "./osmPlace";
import { recordsTable } from "./recordsTable";
import type { RawTable, TableNote } from "./table";

/** The points that coordinates of GeoJSON hold, however deep. */
export function* pointsIn(coordinates: unknown): Generator<readonly [number, number]> {
  if (!Array.isArray(coordinates)) return;
  const [longitude, latitude] = coordinates;
  if (typeof longitude === "number" && typeof latitude === "number") yield [longitude, latitude];
  else for (const inner of coordinates) yield* pointsIn(inner);
}

type Records = () => AsyncIterable<readonly object[]>;

/** GeoJSON: a record for each feature; of what was taken from OpenStreetMap only the temples. */
export async function openGeoJson(records: Records, notes: TableNote[]): Promise<RawTable> {
  const left = { otherReligion: 0, nameless: 0 };
  let isOsm = false;
  for await (const batch of records()) {
    for (const element of batch.flatMap((record) => osmElementOf(record) ?? [])) {
      const kind = kindOf(element);
      if (kind === "otherReligion" || kind === "nameless") left[kind]++;
      isOsm = true;
    }
  }
  notes.push(...osmNotes(isOsm, left));
  return recordsTable(() => featureRecords(records()), notes);
}

async function* featureRecords(batches: AsyncIterable<readonly object[]>): AsyncGenerator<object[]> {
  for await (const batch of batches) yield batch.flatMap((record) => featureRecord(record) ?? []);
}

const Feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.object({ coordinates: z.unknown() }).nullish(),
});
const osmRef = /^(?:node|way|relation)\/\d{1,15}$/;

/** A feature that was taken from OpenStreetMap. */
function osmElementOf(record: object): OsmElement | undefined {
  const { id, properties, geometry } = Feature.safeParse(record).data ?? {};
  const ref = String(properties?.["@id"] ?? id ?? "");
  if (!osmRef.test(ref)) return undefined;
  const tags = Object.entries(properties ?? {}).filter(([key]) => !key.startsWith("@"));
  const said = Object.fromEntries(tags.map(([key, value]) => [key, String(value)]));
  return { ref, tags: said, ...middleOf(pointsIn(geometry?.coordinates)) };
}

/** A feature as a record of its properties and its place; one that was taken from OpenStreetMap as its tags say. */
function featureRecord(record: object): object | undefined {
  const element = osmElementOf(record);
  if (element) return kindOf(element) === "temple" ? templeOf(element) : undefined;
  const { id: featureId, properties, geometry } = Feature.safeParse(record).data ?? {};
  // a number of the source is never one of ours
  const { id = featureId, ...said } = properties ?? {};
  return { ...(id !== undefined && { sourceId: String(id) }), ...said, ...middleOf(pointsIn(geometry?.coordinates)) };
}
