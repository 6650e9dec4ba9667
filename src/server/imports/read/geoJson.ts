import { z } from "zod";
import { middleOf } from "../../../domain/middleOf";
import { numberText, plainValue } from "./extendedJson";
import { flatRecord } from "./flatRecord";
import { pointsOf } from "./geoJsonPoints";
import { kindOf, type OsmElement, osmNotes, tagsIn, templeOf } from "./osmPlace";
import { recordsTable } from "./recordsTable";
import type { RawTable, TableNote } from "./table";

type Records = () => AsyncIterable<readonly object[]>;

/** GeoJSON, or what ArcGIS has instead: a record for each feature; of what was taken from OpenStreetMap only the temples. */
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
  id: z.union([z.string(), z.number()]).optional().catch(undefined),
  properties: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  /** what ArcGIS calls them */
  attributes: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  geometry: z.unknown(),
});
const osmRef = /^(?:node|way|relation)\/\d{1,15}$/;

/** A feature that was taken from OpenStreetMap. */
function osmElementOf(record: object): OsmElement | undefined {
  const { id, properties, geometry } = Feature.parse(record);
  const ref = String(properties?.["@id"] ?? id ?? "");
  if (!osmRef.test(ref)) return undefined;
  const tags = Object.entries(properties ?? {}).filter(([key]) => !key.startsWith("@"));
  return { ref, tags: tagsIn(Object.fromEntries(tags)), ...middleOf(pointsOf(geometry)) };
}

/** A feature as a record of its properties and its place; one that was taken from OpenStreetMap as its tags say. */
function featureRecord(record: object): object | undefined {
  const element = osmElementOf(record);
  if (element) return kindOf(element) === "temple" ? templeOf(element) : undefined;
  const { id: featureId, properties, attributes, geometry } = Feature.parse(record);
  // a number of the source is never one of ours
  const { id = featureId, ...said }: Record<string, unknown> = properties ?? attributes ?? {};
  const number = id === undefined || id === null ? {} : { sourceId: numberText(plainValue(id)) };
  return { ...number, ...flatRecord(said), ...middleOf(pointsOf(geometry)) };
}
