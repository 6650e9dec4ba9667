import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { extractTemples } from "../../src/server/imports/extract/extractTemples";
import { formatOf } from "../../src/server/imports/read/tableFormat";
import { type OsmBlock, osmBlob, osmExtract, osmHeader, udupiExtract } from "../support/osmExtract";

const folder = mkdtempSync(join(tmpdir(), "extracts-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function extracted(file: Uint8Array) {
  const [path, target] = [join(folder, "map.osm.pbf"), join(folder, "found.json")];
  writeFileSync(path, file);
  rmSync(target, { force: true });
  const shares: number[] = [];
  await extractTemples(path, target, async (share) => void shares.push(share));
  return { elements: JSON.parse(readFileSync(target, "utf8")).elements, shares };
}
const refusal = (reason: string) => expect.objectContaining({ errors: { file: `errors.${reason}` } });

describe.each(["zlib", "raw"] as const)("an extract of OpenStreetMap packed as %s", (packing) => {
  test("is known by its beginning, and has its places of worship with their middle", async () => {
    const file = osmExtract(udupiExtract, packing);
    expect(await formatOf(file)).toBe("pbf");
    const { elements, shares } = await extracted(file);
    expect(elements).toMatchObject([
      { type: "node", id: 12_000_000_001, lat: 13.3415, lon: 74.7518 },
      { type: "node", id: 12_000_000_002, lat: 13.3414, lon: 74.752, tags: { denomination: "shaivism" } },
      { type: "node", id: 6, tags: { amenity: "place_of_worship", religion: "christian" } },
      { type: "node", id: 7 },
      { type: "way", id: 100, center: { lat: 13.3401, lon: 74.7502 }, tags: { name: "Krishna Matha" } },
      { type: "relation", id: 500, center: { lat: 13.385, lon: 74.78 } },
    ]);
    // of what is left out no more is kept than why
    expect(elements[2].tags).not.toHaveProperty("name");
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });
});

test("a building whose corners are not in the extract has no place", async () => {
  const ways = [{ id: 1, refs: [7, 8], tags: { building: "temple", name: "Temple" } }];
  const { elements } = await extracted(osmExtract([{ ways }]));
  expect(elements).toEqual([{ type: "way", id: 1, tags: { building: "temple", name: "Temple" } }]);
});

test("an extract without places of worship has none", async () => {
  const dense = [{ id: 1, lat: 12, lon: 75, tags: { amenity: "school" } }];
  expect((await extracted(osmExtract([{ dense }]))).elements).toEqual([]);
});

const whole = osmExtract(udupiExtract);
const damaged = Buffer.from(whole);
damaged.fill(0x55, damaged.length - 60, damaged.length - 20);
/** A list of texts that says it is longer than all that there is. */
const endless = Buffer.from([0x0a, 0xff, 0xff, 0x7f]);

test.each<[string, Uint8Array, string]>([
  ["that is empty", Buffer.alloc(0), "importEmpty"],
  ["with a header alone", osmHeader(), "importEmpty"],
  ["that was cut off in a piece", whole.subarray(0, -10), "importExtract"],
  ["that was cut off in a length", whole.subarray(0, osmHeader().length + 2), "importExtract"],
  ["that is damaged", damaged, "importExtract"],
  ["that is no extract behind its beginning", Buffer.concat([osmHeader(), Buffer.alloc(100, "x")]), "importExtract"],
  ["with texts that never end", Buffer.concat([osmHeader(), osmBlob("OSMData", endless)]), "importExtract"],
  ["packed in another way", osmExtract(udupiExtract, "lz4"), "importExtractPacking"],
  ["that has a history", Buffer.concat([osmHeader(["HistoricalInformation"])]), "importExtractPacking"],
])("a file %s is refused", async (_, file, reason) => {
  await expect(extracted(file)).rejects.toEqual(refusal(reason));
});

test("a search ends when it is told so", async () => {
  const path = join(folder, "stopped.osm.pbf");
  const blocks: OsmBlock[] = Array.from({ length: 20 }, () => udupiExtract).flat();
  writeFileSync(path, osmExtract(blocks));
  let told = 0;
  const stop = async () => {
    if (++told === 3) throw new Error("stop");
  };
  await expect(extractTemples(path, join(folder, "stopped.json"), stop)).rejects.toThrow("stop");
  expect([told, existsSync(path)]).toEqual([3, true]);
});
