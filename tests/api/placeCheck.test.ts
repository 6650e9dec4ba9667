import { describe, expect, test } from "vitest";
import type { PlaceCheck } from "../../src/contract/placeCheck";
import { sharedApp } from "../support/testApp";

const shared = sharedApp();
const address = "/api/admin/temples/place-check";
async function check(typed: Record<string, string>): Promise<PlaceCheck> {
  const answer = await (await shared).as("TEMPLE_ADMIN").get(`${address}?${new URLSearchParams(typed)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const udupi = { state: "Karnataka", latitude: "13.3415", longitude: "74.7521" };

describe("a place that is being typed", () => {
  test("is told of coordinates of another state, and of exchanged ones with what would be right", async () => {
    const other = await check({ ...udupi, state: "Kerala" });
    expect(other.findings).toMatchObject([{ code: "positionInOtherState", says: { found: "Karnataka" } }]);
    const turned = await check({ latitude: udupi.longitude, longitude: udupi.latitude });
    expect(turned.findings).toMatchObject([
      { code: "positionSwapped", fix: { latitude: 13.3415, longitude: 74.7521 } },
    ]);
  });

  test("is told of a position in the sea or outside India while its state is not typed, but not in another country", async () => {
    const offMangaluru = await check({ latitude: "12.87012", longitude: "74.71034" });
    expect(offMangaluru.findings).toMatchObject([{ code: "positionInSea" }]);
    const inLondon = await check({ latitude: "51.50111", longitude: "-0.14222" });
    expect(inLondon.findings).toMatchObject([{ code: "positionOutsideIndia" }]);
    expect((await check({ state: "England", latitude: "51.50111", longitude: "-0.14222" })).findings).toEqual([]);
  });

  test("is told of a PIN code of another district, and of one that does not exist", async () => {
    const far = await check({ ...udupi, pincode: "560001" });
    expect(far.findings).toMatchObject([{ code: "pincodeElsewhere", says: { pincode: "560001" } }]);
    expect((await check({ pincode: "576999" })).findings).toMatchObject([{ code: "pincodeUnknown" }]);
  });

  test("has values of its surroundings suggested, those of its PIN code first", async () => {
    const { suggestions, findings } = await check(udupi);
    expect(findings).toEqual([]);
    expect(suggestions.district[0]).toBe("Udupi");
    expect(suggestions.pincode).toContain("576101");
    expect((await check({ pincode: "600004" })).suggestions.district).toEqual(["Chennai"]);
  });

  test("says nothing of what is half typed", async () => {
    const nothing = { findings: [], suggestions: { locality: [], taluk: [], district: [], pincode: [] } };
    expect(await check({})).toEqual(nothing);
    expect(await check({ state: "Kar", latitude: "13.", longitude: "-" })).toMatchObject({
      suggestions: nothing.suggestions,
    });
  });

  test("is checked for temple admins alone", async () => {
    expect((await (await shared).as("CONTENT_ADMIN").get(address)).statusCode).toBe(403);
    expect((await (await shared).visitor.get(address)).statusCode).toBe(401);
  });
});

test("deities are suggested in three languages, each once, to temple admins alone", async () => {
  const answer = await (await shared).as("TEMPLE_ADMIN").get("/api/admin/temples/deities");
  const { deities } = answer.json();
  expect(deities).toContainEqual({ name: "Annapurna", nameHi: "अन्नपूर्णा", nameKn: "ಅನ್ನಪೂರ್ಣಾ" });
  expect(deities).toContainEqual({ name: "Guru Nanak", nameHi: null, nameKn: null });
  expect(new Set(deities.map(({ name }: { name: string }) => name)).size).toBe(deities.length);
  expect((await (await shared).as("CONTENT_ADMIN").get("/api/admin/temples/deities")).statusCode).toBe(403);
});
