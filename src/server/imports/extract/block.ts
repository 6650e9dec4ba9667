import { PbfReader } from "pbf";
import { brokenExtract, bytesIn, endOf } from "./blobs";

export type Tags = Record<string, string>;
export type NodeRead = { id: number; latitude: number; longitude: number; tags: Tags };
export type WayRead = { id: number; tags: Tags; corners: number[] };
/** `ways` are its outer ones, `nodes` what stands in it. */
export type RelationRead = { id: number; tags: Tags; ways: number[]; nodes: number[] };

/** What of a block is wanted, by its tags or by its number; what nobody asks for is not read. */
export type Wanted = {
  tagged?: {
    /** a block none of whose texts is one of them has nothing that is wanted */
    words: readonly Uint8Array[];
    isWanted: (tags: Tags) => boolean;
    node: (node: NodeRead) => void;
    way: (way: WayRead) => void;
    relation: (relation: RelationRead) => void;
  };
  nodes?: { ids: ReadonlySet<number>; found: (id: number, latitude: number, longitude: number) => void };
  ways?: { ids: ReadonlySet<number>; found: (id: number, corners: number[]) => void };
};

/** Kinds of things that a block holds. */
export type Kinds = { nodes: boolean; ways: boolean };

type Block = { texts: Uint8Array[]; groups: Uint8Array[]; step: number; south: number; west: number };
type Reading = Wanted & { block: Block; texts: (index: number) => string; kinds: Kinds };

const NANO = 1e-9;

/** Reads one block of an extract: nodes (also dense ones), ways and relations. Answers what kinds it holds. */
export function readBlock(content: Uint8Array, wanted: Wanted): Kinds {
  const block: Block = { texts: [], groups: [], step: 100, south: 0, west: 0 };
  new PbfReader(content).readFields((tag, found, pbf) => {
    if (tag === 1) textsIn(bytesIn(pbf), found.texts);
    else if (tag === 2) found.groups.push(bytesIn(pbf));
    else if (tag === 17) found.step = pbf.readVarint();
    else if (tag === 19) found.south = pbf.readVarint(true);
    else if (tag === 20) found.west = pbf.readVarint(true);
  }, block);
  const kinds = { nodes: false, ways: false };
  const { tagged, ...numbered } = wanted;
  const isTold = tagged?.words.some((word) => block.texts.some((text) => isSame(text, word)));
  const reading = { ...numbered, ...(isTold && { tagged }), block, texts: textOf(block.texts), kinds };
  for (const group of block.groups) readGroup(group, reading);
  return kinds;
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && Buffer.compare(one, other) === 0;

/** The texts of a block are read when they are asked for: most never are. */
function textOf(texts: readonly Uint8Array[]): (index: number) => string {
  const decoded: string[] = [];
  return (index) => {
    const bytes = texts[index] ?? brokenExtract();
    decoded[index] ??= decoder.decode(bytes);
    return decoded[index];
  };
}

const decoder = new TextDecoder();

function textsIn(table: Uint8Array, texts: Uint8Array[]): void {
  new PbfReader(table).readFields((tag, found, pbf) => {
    if (tag === 1) found.push(bytesIn(pbf));
  }, texts);
}

function readGroup(group: Uint8Array, reading: Reading): void {
  const { tagged, ways, kinds } = reading;
  new PbfReader(group).readFields((tag, _, pbf) => {
    if (tag === 1 || tag === 2) kinds.nodes = true;
    if (tag === 3) kinds.ways = true;
    if (tag === 1) readNode(bytesIn(pbf), reading);
    else if (tag === 2) readDense(bytesIn(pbf), reading);
    else if (tag === 3 && (tagged || ways)) readWay(bytesIn(pbf), reading);
    else if (tag === 4 && tagged) readRelation(bytesIn(pbf), reading);
  }, undefined);
}

/** A thing as it is written: lists of numbers by the number of their field. */
type Written = { id: number; keys: number[]; values: number[]; members: number[]; types: number[]; roles: number[] };

const written = (): Written => ({ id: 0, keys: [], values: [], members: [], types: [], roles: [] });

function numbers(pbf: PbfReader): number[] {
  const end = endOf(pbf);
  const found: number[] = [];
  while (pbf.pos < end) found.push(pbf.readVarint(true));
  return found;
}

/** Numbers that are written as how much each is more than the one before. */
function sums(pbf: PbfReader): number[] {
  const end = endOf(pbf);
  const found: number[] = [];
  for (let sum = 0; pbf.pos < end; ) {
    sum += pbf.readSVarint();
    found.push(sum);
  }
  return found;
}

const tagsOf = ({ keys, values }: Pick<Written, "keys" | "values">, { texts }: Reading): Tags =>
  Object.fromEntries(keys.map((key, at) => [texts(key), texts(values[at] ?? -1)]));

const degrees = (offset: number, step: number, value: number) => NANO * (offset + step * value);

function readNode(bytes: Uint8Array, reading: Reading): void {
  const { tagged, nodes, block } = reading;
  const node = { ...written(), latitude: 0, longitude: 0 };
  new PbfReader(bytes).readFields((tag, found, pbf) => {
    if (tag === 1) found.id = pbf.readSVarint();
    else if (tag === 2) found.keys = numbers(pbf);
    else if (tag === 3) found.values = numbers(pbf);
    else if (tag === 8) found.latitude = degrees(block.south, block.step, pbf.readSVarint());
    else if (tag === 9) found.longitude = degrees(block.west, block.step, pbf.readSVarint());
  }, node);
  const { id, latitude, longitude } = node;
  if (nodes?.ids.has(id)) nodes.found(id, latitude, longitude);
  if (!tagged || node.keys.length === 0) return;
  const tags = tagsOf(node, reading);
  if (tagged.isWanted(tags)) tagged.node({ id, latitude, longitude, tags });
}

/** Most nodes are corners of something: they stand in columns, and their places are read only where one is wanted. */
function readDense(bytes: Uint8Array, reading: Reading): void {
  const { tagged, nodes, block } = reading;
  if (!tagged && !nodes) return;
  const columns: Record<number, Uint8Array | undefined> = {};
  new PbfReader(bytes).readFields((tag, found, pbf) => {
    if (tag === 1 || tag === 8 || tag === 9 || tag === 10) found[tag] = bytesIn(pbf);
  }, columns);
  const found = taggedIn(columns[10], reading);
  if (!nodes && found.size === 0) return;
  const ids = sumsIn(columns[1]);
  const corners = nodes ? placesOf(ids, nodes.ids) : [];
  if (found.size === 0 && corners.length === 0) return;
  const [latitudes, longitudes] = [sumsIn(columns[8]), sumsIn(columns[9])];
  const nodeAt = (at: number) => {
    const [id, latitude, longitude] = [ids[at], latitudes[at], longitudes[at]];
    if (id === undefined || latitude === undefined || longitude === undefined) return brokenExtract();
    return {
      id,
      latitude: degrees(block.south, block.step, latitude),
      longitude: degrees(block.west, block.step, longitude),
    };
  };
  for (const at of corners) {
    const { id, latitude, longitude } = nodeAt(at);
    nodes?.found(id, latitude, longitude);
  }
  for (const [at, tags] of found) tagged?.node({ ...nodeAt(at), tags });
}

/** Where in a list those stand that are wanted. */
function placesOf(ids: readonly number[], wanted: ReadonlySet<number>): number[] {
  const places: number[] = [];
  for (let at = 0; at < ids.length; at++) if (wanted.has(ids[at] ?? 0)) places.push(at);
  return places;
}

function sumsIn(bytes: Uint8Array = new Uint8Array()): number[] {
  const pbf = new PbfReader(bytes);
  const found: number[] = [];
  for (let sum = 0; pbf.pos < pbf.length; ) {
    sum += pbf.readSVarint();
    found.push(sum);
  }
  return found;
}

/** The tags of the nodes that are wanted, by place: key and value after each other, and a zero behind each node. */
function taggedIn(bytes: Uint8Array = new Uint8Array(), { tagged, texts }: Reading): Map<number, Tags> {
  const found = new Map<number, Tags>();
  if (!tagged) return found;
  const pbf = new PbfReader(bytes);
  let tags: Tags | undefined;
  for (let at = 0; pbf.pos < pbf.length; ) {
    const key = pbf.readVarint();
    if (key === 0) {
      if (tags && tagged.isWanted(tags)) found.set(at, tags);
      tags = undefined;
      at++;
    } else {
      tags ??= {};
      tags[texts(key)] = texts(pbf.readVarint());
    }
  }
  return found;
}

function readWay(bytes: Uint8Array, reading: Reading): void {
  const { tagged, ways } = reading;
  const way = new PbfReader(bytes).readFields((tag, found, pbf) => {
    if (tag === 1) found.id = pbf.readVarint(true);
    else if (tag === 2) found.keys = numbers(pbf);
    else if (tag === 3) found.values = numbers(pbf);
    else if (tag === 8) found.members = sums(pbf);
  }, written());
  if (ways?.ids.has(way.id)) ways.found(way.id, way.members);
  if (!tagged || way.keys.length === 0) return;
  const tags = tagsOf(way, reading);
  if (tagged.isWanted(tags)) tagged.way({ id: way.id, tags, corners: way.members });
}

const NODE = 0;
const WAY = 1;

function readRelation(bytes: Uint8Array, reading: Reading): void {
  const { tagged, texts } = reading;
  const relation = new PbfReader(bytes).readFields((tag, found, pbf) => {
    if (tag === 1) found.id = pbf.readVarint(true);
    else if (tag === 2) found.keys = numbers(pbf);
    else if (tag === 3) found.values = numbers(pbf);
    else if (tag === 8) found.roles = numbers(pbf);
    else if (tag === 9) found.members = sums(pbf);
    else if (tag === 10) found.types = numbers(pbf);
  }, written());
  const { id, members, types, roles } = relation;
  const tags = tagsOf(relation, reading);
  if (!tagged?.isWanted(tags)) return;
  const isOuter = (at: number) => ["", "outer", "outline"].includes(texts(roles[at] ?? 0));
  const ways = members.filter((_, at) => types[at] === WAY && isOuter(at));
  tagged.relation({ id, tags, ways, nodes: members.filter((_, at) => types[at] === NODE) });
}
