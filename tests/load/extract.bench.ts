import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type OsmNode, type OsmWay, osmBlob, osmBlock, osmHeader } from "../support/osmExtract";
import { startServer } from "./benchServer";
import { randomFrom } from "./benchTemples";
import { caller, timed, watched } from "./importCalls";
import { atLeast, atMost, type Measure, print } from "./measure";

const MEGABYTE = 1024 * 1024;
const MB = Number(process.env.BENCH_EXTRACT_MB ?? 499);
const goals = { readS: 600, memoryMb: 500 } as const;

/** Things of a block, as OpenStreetMap's own programs write it. */
const AT_ONCE = 8_000;
/** Nine of ten blocks are of nodes; one node of so many, and one building, is a temple. */
const NODE_BLOCKS = 0.9;
const NODES_A_TEMPLE = 10_000;
const WAYS_A_TEMPLE = 600;
const CORNERS = 6;

/** An extract of OpenStreetMap of 500 MB brought to a running server: read, and planned as a list of temples. */
export async function benchExtract(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "extract-bench-"));
  const path = join(folder, "map.osm.pbf");
  try {
    await pipeline(Readable.from(extract(MB * MEGABYTE)), createWriteStream(path));
    const server = await startServer(join(folder, "data"));
    try {
      const call = await caller(server);
      const file = await openAsBlob(path);
      const bring = () => call("/api/admin/temples/imports?name=map.osm.pbf", file, "application/octet-stream");
      const { memoryMb, whole } = await watched(server, () => timed(server, call, bring, "planned"));
      const named = `OpenStreetMap extract of ${Math.round(file.size / MEGABYTE)} MB`;
      return [
        atMost(`${named}: brought, read and planned`, whole.seconds, "s", goals.readS),
        atLeast("the same: temples found", whole.job.counts.total, "rows", 1),
        atLeast("the same: a second", file.size / MEGABYTE / whole.seconds, "MB", 0),
        atMost("the same: memory meanwhile at most", memoryMb, "MB", goals.memoryMb),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const worship = { amenity: "place_of_worship", religion: "hindu" };

function* extract(bytes: number): Generator<Uint8Array> {
  const random = randomFrom(18);
  let id = 1_000_000;
  let [lat, lon] = [10, 75];
  const node = (): OsmNode => {
    id += 1 + Math.floor(random() * 3);
    // streets go on where they were, and at times begin elsewhere
    if (random() < 0.001) [lat, lon] = [8 + random() * 20, 73 + random() * 15];
    [lat, lon] = [lat + (random() - 0.5) * 1e-3, lon + (random() - 0.5) * 1e-3];
    const name = `Temple ${id}`;
    return random() * NODES_A_TEMPLE < 1 ? { id, lat, lon, tags: { ...worship, name } } : { id, lat, lon };
  };
  const way = (_: unknown, at: number): OsmWay => {
    const first = 1_000_000 + Math.floor(random() * (id - 1_000_100));
    const refs = Array.from({ length: CORNERS }, (__, step) => first + step);
    const isTemple = random() * WAYS_A_TEMPLE < 1;
    const tags: Record<string, string> = isTemple
      ? { ...worship, building: "temple", name: `Temple of way ${id + at}` }
      : { building: "yes" };
    return { id: id + at, refs: [...refs, first], tags };
  };
  yield osmHeader();
  let written = 0;
  const take = (block: Parameters<typeof osmBlock>[0]) => {
    const blob = osmBlob("OSMData", osmBlock(block));
    written += blob.length;
    return blob;
  };
  while (written < bytes * NODE_BLOCKS) yield take({ dense: Array.from({ length: AT_ONCE }, node) });
  while (written < bytes) yield take({ ways: Array.from({ length: AT_ONCE }, way) });
}

if (process.argv[1]?.endsWith("extract.bench.ts")) print(await benchExtract());
