import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PbfReader } from "pbf";
import { importLimits } from "../../../contract/importLimits";
import type { LatLng } from "../../../domain/distance";
import { middleOf, toCentimetre } from "../../../domain/middleOf";
import { AppError, invalid } from "../../errors";
import { OWN_FILE } from "../../privateFiles";
import { kindOf } from "../read/osmPlace";
import { type BlobPlace, blobsIn, bytesIn, contentOf } from "./blobs";
import { type Kinds, type RelationRead, readBlock, type Tags, type Wanted, type WayRead } from "./block";

/** Is told how much of the extract was searched, from 0 to 1, after every piece; throws to end the search. */
export type Searched = (share: number) => Promise<void>;

/** What an extract of the whole map has, of which Overpass would be asked for some alone. */
const isWorship = ({ amenity, building }: Tags) => amenity === "place_of_worship" || building === "temple";
const words = ["place_of_worship", "temple"].map((word) => new TextEncoder().encode(word));

/** What a program has to understand to read an extract; one with more says something that is not read here. */
const understood = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** Of all that is read, looking for places of worship is about so much; the rest looks up where buildings are. */
const SEARCH_SHARE = 0.6;

type Piece = BlobPlace & Kinds;
type Building = { ref: string; tags: Tags; corners: number[]; ways: readonly number[] };

/**
 * Writes the places of worship of an extract of OpenStreetMap (`.osm.pbf`) to `target`, as an answer of Overpass has
 * them: nodes, and ways and relations with their middle. Piece by piece: what is held of the file are its buildings of
 * worship alone. Refuses with 400 a file that is damaged or cut off, with 413 one that has too many of them.
 */
export async function extractTemples(path: string, target: string, searched: Searched): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return invalid({ file: "errors.importEmpty" });
    const text = Readable.from(textOf(search({ file, size, searched })), { objectMode: false });
    await pipeline(text, createWriteStream(target, { mode: OWN_FILE }));
  } finally {
    await file.close();
  }
}

type Source = { file: FileHandle; size: number; searched: Searched };

async function* search({ file, size, searched }: Source): AsyncGenerator<object> {
  const pieces: Piece[] = [];
  const buildings: Building[] = [];
  const places: object[] = [];
  let count = 0;
  const take = () => {
    if (++count > importLimits.rows) throw new AppError("tooLarge");
  };
  const hold = (ref: string, { tags }: { tags: Tags }, corners: number[], ways: readonly number[]) => {
    take();
    buildings.push({ ref, tags: telling(tags), corners, ways });
  };
  const tagged: Wanted["tagged"] = {
    words,
    isWanted: isWorship,
    node: ({ id, tags, latitude, longitude }) => {
      take();
      const at = { lat: toCentimetre(latitude), lon: toCentimetre(longitude) };
      places.push({ type: "node", id, ...at, tags: telling(tags) });
    },
    way: (way: WayRead) => hold(`way ${way.id}`, way, way.corners, []),
    relation: (relation: RelationRead) => hold(`relation ${relation.id}`, relation, relation.nodes, relation.ways),
  };
  for await (const blob of blobsIn(file, size)) {
    const content = await contentOf(file, blob);
    if (blob.kind === "OSMHeader") checkHeader(content);
    if (blob.kind === "OSMData") pieces.push({ ...blob, ...readBlock(content, { tagged }) });
    yield* places.splice(0);
    await searched(((blob.at + blob.bytes) / size) * SEARCH_SHARE);
  }
  if (pieces.length === 0) invalid({ file: "errors.importEmpty" });
  yield* placed(file, { pieces, buildings, searched });
}

/** What is left out of the list is only counted: it need not say more than why. */
function telling(tags: Tags): Tags {
  if (kindOf({ tags }) === "temple") return tags;
  const { amenity, building, religion } = tags;
  return { ...(amenity && { amenity }), ...(building && { building }), ...(religion && { religion }) };
}

function checkHeader(content: Uint8Array): void {
  const features = new PbfReader(content).readFields<string[]>((tag, found, pbf) => {
    if (tag === 4) found.push(new TextDecoder().decode(bytesIn(pbf)));
  }, []);
  if (features.some((feature) => !understood.has(feature))) invalid({ file: "errors.importExtractPacking" });
}

type Search = { pieces: readonly Piece[]; buildings: readonly Building[]; searched: Searched };

/** Where buildings are is told by their corners, which stand elsewhere in the file; of a relation by those of its ways. */
async function* placed(file: FileHandle, { pieces, buildings, searched }: Search): AsyncGenerator<object> {
  const parts = new Map<number, readonly number[]>();
  const ways = new Set(buildings.flatMap((building) => building.ways));
  const again = [
    ...(ways.size > 0 ? pieces.filter((piece) => piece.ways) : []),
    ...pieces.filter(({ nodes }) => nodes),
  ];
  let done = 0;
  const read = async (piece: Piece, wanted: Wanted) => {
    readBlock(await contentOf(file, piece), wanted);
    await searched(SEARCH_SHARE + (1 - SEARCH_SHARE) * (++done / again.length));
  };
  if (ways.size > 0) {
    const found = (id: number, corners: number[]) => void parts.set(id, corners);
    for (const piece of pieces) if (piece.ways) await read(piece, { ways: { ids: ways, found } });
  }
  const cornersOf = (building: Building) => [
    ...building.corners,
    ...building.ways.flatMap((way) => parts.get(way) ?? []),
  ];
  const places = new Map<number, LatLng>();
  const ids = new Set(buildings.flatMap(cornersOf));
  const found = (id: number, latitude: number, longitude: number) => void places.set(id, { latitude, longitude });
  if (ids.size > 0) for (const piece of pieces) if (piece.nodes) await read(piece, { nodes: { ids, found } });
  for (const building of buildings) {
    const points = cornersOf(building).flatMap((corner) => places.get(corner) ?? []);
    const middle = middleOf(points.map(({ latitude, longitude }) => [longitude, latitude] as const));
    const [type, id] = building.ref.split(" ");
    const center = middle && { lat: middle.latitude, lon: middle.longitude };
    yield { type, id: Number(id), ...(center && { center }), tags: building.tags };
  }
}

/** A list of elements as Overpass answers one. */
async function* textOf(elements: AsyncIterable<object>): AsyncGenerator<string> {
  let mark = '{"elements":[\n';
  for await (const element of elements) {
    yield mark + JSON.stringify(element);
    mark = ",\n";
  }
  yield `${mark === ",\n" ? "" : mark}\n]}\n`;
}
