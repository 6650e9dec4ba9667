import { expect, test } from "vitest";
import type { TempleFestivals } from "../../src/contract/festivals";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

const open = () => testApp({ now: "2026-11-21T06:00:00Z" });
const namesOf = (answer: { json: () => TempleFestivals }) => answer.json().festivals.map(({ name }) => name);

test("a temple has the coming festivals of its deity, the nearest first, each once", async () => {
  const { db, visitor } = await open();
  const id = await storeTemple(db, { deity: "Shiva", city: "Rameswaram", state: "Tamil Nadu" });
  const answer = await visitor.get(`/api/temples/${id}/festivals`);
  const slugs = answer.json<TempleFestivals>().festivals.map(({ slug }) => slug);
  expect(answer.statusCode).toBe(200);
  expect(slugs).toEqual(["kartika-purnima", "karthigai-deepam", "kala-bhairava-jayanti", "maha-shivaratri"]);
});

test("one that other states keep is left out", async () => {
  const { db, visitor } = await open();
  const id = await storeTemple(db, { deity: "Shiva", city: "Varanasi", state: "Uttar Pradesh" });
  const slugs = (await visitor.get(`/api/temples/${id}/festivals`))
    .json()
    .festivals.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain("maha-shivaratri");
  expect(slugs).not.toContain("karthigai-deepam");
});

test("one of another tradition, or on a day on which it is closed, is left out", async () => {
  const { db, visitor } = await open();
  const slugsOf = async (fields: object) =>
    (await visitor.get(`/api/temples/${await storeTemple(db, fields)}/festivals`))
      .json<TempleFestivals>()
      .festivals.map(({ slug }) => slug);
  const gurdwara = { tradition: "Sikh", deity: "Guru Granth Sahib, Shiva", city: "Amritsar", state: "Punjab" };
  expect(await slugsOf(gurdwara)).toEqual(["vaisakhi"]);
  const shrine = { deity: "Shiva", city: "Gaurikund", state: "Uttarakhand" };
  expect(await slugsOf(shrine)).toContain("maha-shivaratri");
  const closures = [{ from: "11-05", to: "04-30", note: null }];
  expect(await slugsOf({ ...shrine, closures })).not.toContain("maha-shivaratri");
});

test("one that it names among its own is said once", async () => {
  const { db, visitor } = await open();
  const words = { en: "Night of Shiva", hi: null, kn: null };
  const rule = { basis: "festival" as const, festival: "maha-shivaratri" as const, offset: 0 };
  const id = await storeTemple(db, { deity: "Shiva", ownFestivals: [{ name: words, when: words, rule, days: null }] });
  const { festivals }: TempleFestivals = (await visitor.get(`/api/temples/${id}/festivals`)).json();
  expect(festivals.map(({ slug }) => slug)).not.toContain("maha-shivaratri");
});

test.each([
  ["in other letters", "Night of Shiva: Mahashivratri fair"],
  ["in another script", "महाशिवरात्रि"],
  ["by another of its names", "Herath"],
])("and so is one that it names %s, with a day of its own", async (_, en) => {
  const { db, visitor } = await open();
  const rule = { basis: "tithi" as const, months: "amanta" as const, month: 11, tithi: 29, dayPart: "night" as const };
  const own = { name: { en, hi: null, kn: null }, when: { en: null, hi: null, kn: null }, days: null };
  const id = await storeTemple(db, {
    deity: "Shiva",
    ownFestivals: [{ ...own, rule: { ...rule, weekday: null, offset: 0 } }],
  });
  const { festivals }: TempleFestivals = (await visitor.get(`/api/temples/${id}/festivals`)).json();
  expect(festivals.map(({ slug }) => slug)).not.toContain("maha-shivaratri");
});

test("one of its part of the country belongs to it", async () => {
  const { db, visitor } = await open();
  const id = await storeTemple(db, { deity: "Vishnu", city: "Mysuru", state: "Karnataka" });
  const slugs = (await visitor.get(`/api/temples/${id}/festivals`))
    .json()
    .festivals.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain("vaikuntha-ekadashi");
});

test("their names are in the language asked for", async () => {
  const { db, visitor } = await open();
  const id = await storeTemple(db, { deity: "Shiva" });
  const english = namesOf(await visitor.get(`/api/temples/${id}/festivals`));
  const hindi = namesOf(await visitor.get(`/api/temples/${id}/festivals?lang=hi`));
  expect(hindi).toHaveLength(english.length);
  expect(hindi.join("")).toMatch(/\p{Script=Devanagari}/u);
});

test("a temple without a festival has an empty list, one that is not there or not public answers 404", async () => {
  const { db, visitor } = await open();
  const quiet = await storeTemple(db, { name: "Hall of Silence", deity: "Nobody" });
  const hidden = await storeTemple(db, { status: "pending" });
  expect((await visitor.get(`/api/temples/${quiet}/festivals`)).json()).toEqual({ festivals: [] });
  expect((await visitor.get(`/api/temples/${hidden}/festivals`)).statusCode).toBe(404);
  expect((await visitor.get("/api/temples/99999/festivals")).statusCode).toBe(404);
  expect((await visitor.get(`/api/temples/${quiet}/festivals?lang=fr`)).statusCode).toBe(400);
});
