import { expect, test } from "vitest";
import { sharedApp } from "../support/testApp";

const shared = sharedApp();
const suggest = async (query: string) => (await shared).visitor.get(`/api/places/suggest?${query}`);
const slugsFor = async (q: string) =>
  (await suggest(`q=${encodeURIComponent(q)}`)).json().suggestions.map(({ slug }: { slug: string }) => slug);

test.each([
  ["beng", "bangalore"],
  ["Vrindaban", "vrindavan"],
  ["kashi", "varanasi"],
  ["ಉಡು", "udupi"],
  ["हरिद", "haridwar"],
  ["new d", "new-delhi"],
  ["kedar", "kedarnath"],
])("%s suggests %s first", async (typed, slug) => {
  expect((await slugsFor(typed))[0]).toBe(slug);
});

test("a suggestion tells where it is and what it is called in three languages", async () => {
  const [first] = (await suggest("q=mysore")).json().suggestions;
  expect(first).toEqual({
    slug: "mysuru",
    name: "Mysuru",
    nameHi: "मैसूरु",
    nameKn: "ಮೈಸೂರು",
    state: "Karnataka",
    lat: expect.closeTo(12.3, 1),
    lng: expect.closeTo(76.6, 1),
  });
});

test("places of one name have addresses of their own", async () => {
  const slugs = await slugsFor("rameswaram");
  expect(slugs.slice(0, 2)).toEqual(["rameswaram", "rameswaram-andhra-pradesh"]);
});

test("a name that nothing begins with suggests nothing", async () => {
  expect(await slugsFor("xqzzy")).toEqual([]);
  expect(await slugsFor("\u{1F6D5}")).toEqual([]);
});

test("one letter suggests large towns", async () => {
  expect((await slugsFor("a")).slice(0, 2)).toEqual(["ahmedabad", "agra"]);
});

test("nothing is suggested before anything is typed", async () => {
  expect((await suggest("")).json()).toEqual({ suggestions: [] });
});

test("as many are suggested as were asked for", async () => {
  expect((await suggest("q=ra&size=3")).json().suggestions).toHaveLength(3);
});

test.each([
  ["q=delhi&size=0", "size"],
  ["q=delhi&size=99", "size"],
  ["q=delhi&city=1", "city"],
])("%s is refused and the field is named", async (query, field) => {
  const refused = await suggest(query);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().errors)).toEqual([field]);
});
