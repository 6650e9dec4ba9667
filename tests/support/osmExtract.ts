import { deflateSync } from "node:zlib";
import { PbfWriter } from "pbf";

type Tags = Record<string, string>;
export type OsmNode = { id: number; lat: number; lon: number; tags?: Tags };
export type OsmWay = { id: number; refs: number[]; tags?: Tags };
export type OsmRelation = { id: number; members: { type: "node" | "way"; ref: number; role: string }[]; tags?: Tags };
/** What a block holds: nodes one by one, nodes in columns, ways, relations. */
export type OsmBlock = { nodes?: OsmNode[]; dense?: OsmNode[]; ways?: OsmWay[]; relations?: OsmRelation[] };
type Packing = "zlib" | "raw" | "lz4";

const message = <T>(write: (value: T, pbf: PbfWriter) => void, value: T): Uint8Array => {
  const pbf = new PbfWriter();
  write(value, pbf);
  return pbf.finish();
};
const steps = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
const units = (degrees: number) => Math.round(degrees * 1e7);

/** Texts by number, the first of which says nothing. */
function textTable() {
  const numbers = new Map<string, number>([["", 0]]);
  const of = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return { of, all: () => [...numbers.keys()] };
}
type Texts = ReturnType<typeof textTable>;

function writeTags(tags: Tags = {}, texts: Texts, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, Object.keys(tags).map(texts.of));
  pbf.writePackedVarint(3, Object.values(tags).map(texts.of));
}

function writeDense(nodes: readonly OsmNode[], texts: Texts, pbf: PbfWriter): void {
  pbf.writePackedSVarint(1, steps(nodes.map(({ id }) => id)));
  pbf.writePackedSVarint(8, steps(nodes.map(({ lat }) => units(lat))));
  pbf.writePackedSVarint(9, steps(nodes.map(({ lon }) => units(lon))));
  if (!nodes.some(({ tags }) => tags)) return;
  const said = nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(texts.of), 0]);
  pbf.writePackedVarint(10, said);
}

const memberKinds = ["node", "way"];

/** A block as OpenStreetMap writes it: https://wiki.openstreetmap.org/wiki/PBF_Format */
export function osmBlock({ nodes = [], dense = [], ways = [], relations = [] }: OsmBlock): Uint8Array {
  const texts = textTable();
  const group = message((_, pbf) => {
    for (const { id, lat, lon, tags } of nodes)
      pbf.writeBytesField(
        1,
        message((_, own) => {
          own.writeSVarintField(1, id);
          writeTags(tags, texts, own);
          own.writeSVarintField(8, units(lat));
          own.writeSVarintField(9, units(lon));
        }, undefined),
      );
    if (dense.length > 0)
      pbf.writeBytesField(
        2,
        message((_, own) => writeDense(dense, texts, own), undefined),
      );
    for (const { id, refs, tags } of ways)
      pbf.writeBytesField(
        3,
        message((_, own) => {
          own.writeVarintField(1, id);
          writeTags(tags, texts, own);
          own.writePackedSVarint(8, steps(refs));
        }, undefined),
      );
    for (const { id, members, tags } of relations)
      pbf.writeBytesField(
        4,
        message((_, own) => {
          own.writeVarintField(1, id);
          writeTags(tags, texts, own);
          own.writePackedVarint(
            8,
            members.map(({ role }) => texts.of(role)),
          );
          own.writePackedSVarint(9, steps(members.map(({ ref }) => ref)));
          own.writePackedVarint(
            10,
            members.map(({ type }) => memberKinds.indexOf(type)),
          );
        }, undefined),
      );
  }, undefined);
  return message((_, pbf) => {
    const table = message((_, own) => {
      for (const text of texts.all()) own.writeBytesField(1, Buffer.from(text));
    }, undefined);
    pbf.writeBytesField(1, table);
    pbf.writeBytesField(2, group);
  }, undefined);
}

const packings = { raw: 1, zlib: 3, lz4: 6 } as const;

/** A piece of the file: the length of its header, the header, and what it holds. */
export function osmBlob(kind: string, content: Uint8Array, packing: Packing = "zlib"): Buffer {
  const blob = message((_, pbf) => {
    if (packing === "zlib") pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(packings[packing], packing === "zlib" ? deflateSync(content, { level: 1 }) : content);
  }, undefined);
  const header = message((_, pbf) => {
    pbf.writeStringField(1, kind);
    pbf.writeVarintField(3, blob.length);
  }, undefined);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

export const osmHeader = (features: readonly string[] = ["OsmSchema-V0.6", "DenseNodes"]): Buffer =>
  osmBlob(
    "OSMHeader",
    message((_, pbf) => {
      for (const feature of features) pbf.writeStringField(4, feature);
    }, undefined),
  );

/** An extract of OpenStreetMap with these blocks. */
export const osmExtract = (blocks: readonly OsmBlock[], packing: Packing = "zlib"): Buffer =>
  Buffer.concat([osmHeader(), ...blocks.map((block) => osmBlob("OSMData", osmBlock(block), packing))]);

const worship = { amenity: "place_of_worship", religion: "hindu" };
/** Temples as a node, as one of many nodes, as a building and as a compound of two, among other things of a town. */
export const udupiExtract: OsmBlock[] = [
  {
    nodes: [
      { id: 12_000_000_001, lat: 13.3415, lon: 74.7518, tags: { ...worship, name: "Chandramouleshwara Temple" } },
    ],
  },
  {
    dense: [
      { id: 1, lat: 13.34, lon: 74.75 },
      { id: 2, lat: 13.3402, lon: 74.75 },
      { id: 3, lat: 13.3402, lon: 74.7504 },
      { id: 4, lat: 13.34, lon: 74.7504 },
      {
        id: 12_000_000_002,
        lat: 13.3414,
        lon: 74.752,
        tags: { ...worship, name: "Anantheshwara Temple", "name:kn": "ಅನಂತೇಶ್ವರ ದೇವಸ್ಥಾನ", denomination: "shaivism" },
      },
      { id: 5, lat: 13.35, lon: 74.76, tags: { amenity: "school", religion: "hindu", name: "Temple School" } },
      { id: 6, lat: 13.36, lon: 74.76, tags: { amenity: "place_of_worship", religion: "christian", name: "Church" } },
      { id: 7, lat: 13.37, lon: 74.76, tags: worship },
      { id: 8, lat: 13.38, lon: 74.77 },
      { id: 9, lat: 13.39, lon: 74.79 },
    ],
  },
  {
    ways: [
      {
        id: 100,
        refs: [1, 2, 3, 4, 1],
        tags: { ...worship, building: "temple", name: "Krishna Matha", wikidata: "Q3595085" },
      },
      { id: 101, refs: [8, 9] },
      { id: 102, refs: [1, 9], tags: { highway: "residential", name: "Car Street" } },
    ],
  },
  {
    relations: [
      {
        id: 500,
        members: [
          { type: "way", ref: 101, role: "outer" },
          { type: "way", ref: 102, role: "inner" },
        ],
        tags: { ...worship, type: "multipolygon", name: "Mahalingeshwara Temple" },
      },
    ],
  },
];
