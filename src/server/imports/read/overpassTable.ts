import { z } from "zod";
import { middleOf, toCentimetre } from "../../../domain/middleOf";
import { shortened } from "../../../domain/shortText";
import { numberOf } from "./flatRecord";
import { kindOf, osmNotes, tagsIn, templeOf } from "./osmPlace";
import { PARTIAL, recordsTable } from "./recordsTable";
import type { RawTable, TableNote } from "./table";

const LONGEST_REMARK = 200;
const Degrees = z.preprocess(numberOf, z.number());
const Position = z.object({ lat: Degrees, lon: Degrees });
const Bounds = z.object({ minlat: Degrees, minlon: Degrees, maxlat: Degrees, maxlon: Degrees });
/** What of an element cannot be read is not there: its tags still tell a temple. */
const Element = z.object({
  type: z.enum(["node", "way", "relation"]).optional().catch(undefined),
  id: z
    .union([z.number(), z.string().regex(/^\d{1,15}$/)])
    .optional()
    .catch(undefined),
  lat: Degrees.optional().catch(undefined),
  lon: Degrees.optional().catch(undefined),
  center: Position.optional().catch(undefined),
  bounds: Bounds.optional().catch(undefined),
  geometry: z.array(Position.nullable()).optional().catch(undefined),
  nodes: z.array(z.number()).optional().catch(undefined),
  tags: z.record(z.string(), z.unknown()).transform(tagsIn),
});
type Element = z.infer<typeof Element>;
type Point = { latitude: number; longitude: number };
type Records = () => AsyncGenerator<object[]>;

/**
 * An answer of Overpass: the places of worship of our traditions that have a name. A building whose place is told by its
 * corners alone (`out body; >; out skel;`) is where the middle of two of them is. An answer that was cut short has a remark,
 * known once its records were read.
 */
export async function openOverpass(
  records: Records,
  notes: TableNote[],
  remark: () => string | undefined,
): Promise<RawTable> {
  const { corners, left } = await survey(records());
  const positions = corners.size > 0 ? await positionsOf(records(), corners) : new Map<number, Point>();
  const said = remark();
  notes.push(...osmNotes(true, left));
  if (said === undefined) return recordsTable(() => temples(records(), positions), notes);
  notes.push({ key: PARTIAL, values: { text: shortened(said, LONGEST_REMARK) } });
  return { ...(await recordsTable(() => temples(records(), positions), notes)), isPartial: true };
}

/** The corners that are needed to tell where buildings are, and how many things are left out and why. */
async function survey(batches: AsyncIterable<readonly object[]>) {
  const corners = new Set<number>();
  const left = { otherReligion: 0, nameless: 0 };
  for await (const batch of batches) {
    for (const record of batch) {
      const element = elementOf(record);
      if (!element) continue;
      const kind = kindOf(element);
      if (kind === "temple" && !placeOf(element)) for (const corner of cornersOf(element)) corners.add(corner);
      if (kind === "otherReligion" || kind === "nameless") left[kind]++;
    }
  }
  return { corners, left };
}

/** What has no tags is most of such a file, and is none of the list. */
const elementOf = (record: object): Element | undefined =>
  "tags" in record ? Element.safeParse(record).data : undefined;

/** The first corner of a building and the one across. */
const cornersOf = ({ nodes = [] }: Element): number[] => {
  const [first, across] = [nodes[0], nodes[Math.floor(nodes.length / 2)]];
  return [first, across].filter((node) => node !== undefined);
};

async function positionsOf(batches: AsyncIterable<readonly object[]>, wanted: ReadonlySet<number>) {
  const found = new Map<number, Point>();
  const Node = Position.extend({ type: z.literal("node"), id: z.number() });
  for await (const batch of batches) {
    for (const record of batch) {
      if (!("lat" in record)) continue;
      const { data } = Node.safeParse(record);
      if (data && wanted.has(data.id)) found.set(data.id, { latitude: data.lat, longitude: data.lon });
    }
  }
  return found;
}

async function* temples(batches: AsyncIterable<readonly object[]>, positions: ReadonlyMap<number, Point>) {
  for await (const batch of batches) {
    yield batch.flatMap((record) => {
      const element = elementOf(record);
      if (!element || kindOf(element) !== "temple") return [];
      const corners = cornersOf(element).flatMap((node) => positions.get(node) ?? []);
      const place =
        placeOf(element) ?? middleOf(corners.map(({ latitude, longitude }) => [longitude, latitude] as const));
      const { type, id, tags } = element;
      return [templeOf({ ref: type && id !== undefined ? `${type}/${id}` : undefined, tags, ...place })];
    });
  }
}

function placeOf({ lat, lon, center, bounds, geometry }: Element): Point | undefined {
  if (lat !== undefined && lon !== undefined) return { latitude: toCentimetre(lat), longitude: toCentimetre(lon) };
  if (center) return { latitude: toCentimetre(center.lat), longitude: toCentimetre(center.lon) };
  if (bounds)
    return {
      latitude: toCentimetre((bounds.minlat + bounds.maxlat) / 2),
      longitude: toCentimetre((bounds.minlon + bounds.maxlon) / 2),
    };
  return geometry && middleOf(geometry.flatMap((point) => (point ? [[point.lon, point.lat] as const] : [])));
}
