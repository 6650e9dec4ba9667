import { describe, expect, test } from "vitest";
import type { TempleCard, TempleList } from "../../src/contract/temples";
import { distanceKm } from "../../src/domain/distance";
import { aTemple } from "../support/factories";
import { sharedApp, testApp } from "../support/testApp";

const { visitor, db } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z" });
const nearby = async (query: string): Promise<TempleList> => {
  const answer = await visitor.get(`/api/temples/nearby?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const chennai = "lat=13.0827&lng=80.2707";
const kanchipuram = { latitude: 12.8342, longitude: 79.7036 };
const around = `lat=${kanchipuram.latitude}&lng=${kanchipuram.longitude}`;
const distances = (temples: TempleCard[]) => temples.map(({ distanceKm }) => distanceKm ?? Number.NaN);

describe("what is near", () => {
  test.each([0.5, 5, 10, 25, 50, 200])("within %d km is counted exactly", async (radius) => {
    const all = await db
      .selectFrom("temples")
      .select(["latitude", "longitude"])
      .where("status", "=", "active")
      .execute();
    const within = all.filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && distanceKm(kanchipuram, { latitude, longitude }) <= radius,
    );
    const { temples, total } = await nearby(`${around}&distanceKm=${radius}&size=5`);
    expect(total).toBe(within.length);
    expect(temples).toHaveLength(Math.min(5, total));
    expect(Math.max(0, ...distances(temples))).toBeLessThanOrEqual(radius);
  });

  test("is listed page by page to the last, each temple once", async () => {
    const whole = await nearby(`${around}&distanceKm=50&size=100`);
    expect(whole.total).toBeGreaterThan(10);
    const pages = await Promise.all([1, 2, 3].map((page) => nearby(`${around}&distanceKm=50&size=5&page=${page}`)));
    const km = (temples: TempleCard[]) => distances(temples).sort((a, b) => a - b);
    expect(km(pages.flatMap(({ temples }) => temples))).toEqual(km(whole.temples).slice(0, 15));
    expect(new Set(pages.flatMap(({ temples }) => temples.map(({ id }) => id))).size).toBe(15);
    expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total, whole.total]);
    expect((await nearby(`${around}&distanceKm=50&size=5&page=900`)).temples).toEqual([]);
  });

  test("comes nearest first, within 10 km unless said, with the distance in hundredths and in words", async () => {
    const { temples } = await nearby(chennai);
    expect(temples.length).toBeGreaterThan(2);
    const told = temples.map(({ distance = "" }) => Number.parseFloat(/[\d.]+ km/.exec(distance)?.[0] ?? "0"));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(Math.max(...distances(temples))).toBeLessThanOrEqual(10);
    for (const { distanceKm: km, distance } of temples) {
      expect(Math.round((km ?? 0) * 100) / 100).toBe(km);
      expect(distance).toMatch(/^((about )?\d+(\.\d)? km|less than 100 m) away$/);
    }
  });

  test("can be had by name, and narrowed by type and deity", async () => {
    const all = await nearby(`${around}&distanceKm=25&size=100`);
    const byName = await nearby(`${around}&distanceKm=25&size=100&sortBy=name`);
    const names = byName.temples.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(byName.total).toBe(all.total);
    const shiva = await nearby(`${around}&distanceKm=25&size=100&deity=Shiva&type=Hindu`);
    expect(shiva.total).toBeGreaterThan(0);
    expect(shiva.total).toBeLessThan(all.total);
    expect(shiva.temples.map(({ id }) => id)).toEqual(
      all.temples.map(({ id }) => id).filter((id) => shiva.temples.some((temple) => temple.id === id)),
    );
    expect(await nearby(`${around}&deity=Nobody`)).toEqual({ temples: [], total: 0 });
    expect(await nearby(`${around}&type=`)).toEqual(await nearby(around));
  });

  test("by rating, the best first", async () => {
    const { as, visitor: guest, db: own } = await testApp();
    for (const name of ["Low", "High"]) {
      const { id } = (
        await as("ADMIN").post("/api/admin/temples", aTemple({ name, latitude: 12, longitude: 77 }))
      ).json();
      await own
        .updateTable("temples")
        .set({ damped_rating: name === "High" ? 4.7 : 4.1 })
        .where("id", "=", id)
        .execute();
    }
    const { temples } = (await guest.get("/api/temples/nearby?lat=12&lng=77&sortBy=rating")).json();
    expect(temples.map(({ name, isHighlyRated }: TempleCard) => [name, isHighlyRated])).toEqual([
      ["High", true],
      ["Low", false],
    ]);
  });

  test("without what is only in its town, counted and paged so, and in each order", async () => {
    const { as, visitor: guest } = await testApp();
    for (const [name, latitude, positionPrecision] of [
      ["C", 12.00101, "site"],
      ["Town", 12.00202, "place"],
      ["B", 12.00303, "site"],
      ["Village", 12.00404, "place"],
      ["A", 12.00505, "site"],
    ] as const) {
      const made = await as("ADMIN").post(
        "/api/admin/temples",
        aTemple({ name, latitude, longitude: 77.00123, positionPrecision, deity: "Shiva" }),
      );
      expect(made.statusCode, made.body).toBe(201);
    }
    const namesOf = async (query: string) => {
      const { temples, total } = (await guest.get(`/api/temples/nearby?lat=12&lng=77.001&${query}`)).json();
      return [total, ...temples.map(({ name }: TempleCard) => name)];
    };
    expect(await namesOf("size=2")).toEqual([5, "C", "Town"]);
    // "about 1 km" stands behind what is told as 0.6 km
    expect(await namesOf("size=5")).toEqual([5, "C", "B", "A", "Town", "Village"]);
    expect(await namesOf("size=2&precision=site")).toEqual([3, "C", "B"]);
    expect(await namesOf("size=2&page=2&precision=site")).toEqual([3, "A"]);
    expect(await namesOf("precision=site&sortBy=name&deity=Shiva")).toEqual([3, "A", "B", "C"]);
    expect(await namesOf("precision=place")).toEqual([2, "Town", "Village"]);
  });

  test("is nothing in the middle of the sea", async () => {
    expect(await nearby("lat=0&lng=0")).toEqual({ temples: [], total: 0 });
    expect(await nearby("lat=90&lng=180")).toEqual({ temples: [], total: 0 });
  });

  test("reaches over the line of 180 degrees", async () => {
    const { as, visitor: guest } = await testApp();
    await as("ADMIN").post("/api/admin/temples", aTemple({ latitude: -17, longitude: -179.99 }));
    expect((await guest.get("/api/temples/nearby?lat=-17&lng=179.99")).json().total).toBe(1);
  });

  test.each([
    ["lng=77", "lat"],
    ["lat=12", "lng"],
    ["lat=91&lng=77", "lat"],
    ["lat=12&lng=-181", "lng"],
    ["lat=NaN&lng=77", "lat"],
    ["lat=12&lng=77&distanceKm=0", "distanceKm"],
    ["lat=12&lng=77&distanceKm=5000", "distanceKm"],
    ["lat=12&lng=77&size=101", "size"],
    ["lat=12&lng=77&sortBy=fame", "sortBy"],
    ["lat=12&lng=77&type=Castle", "type"],
    ["lat=12&lng=77&page=-1", "page"],
    ["lat=12&lng=77&precision=exact", "precision"],
  ])("%s is a 400 that names %s", async (query, field) => {
    const answer = await visitor.get(`/api/temples/nearby?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

describe("suggestions", () => {
  const suggest = async (q: string, more = "") =>
    (await visitor.get(`/api/temples/suggest?q=${encodeURIComponent(q)}${more}`)).json().suggestions;

  test.each(["ti", "tiru", "Tirumala V", "तिरु", "ತಿರುಮ"])("%s leads to Tirumala", async (q) => {
    const suggestions = await suggest(q, "&size=20");
    expect(suggestions).toContainEqual({
      id: expect.any(Number),
      name: "Tirumala Venkateswara Temple",
      nameHi: "तिरुमला वेंकटेश्वर मंदिर",
      nameKn: "ತಿರುಮಲ ವೆಂಕಟೇಶ್ವರ ದೇವಸ್ಥಾನ",
      city: "Tirupati",
      cityHi: "तिरुपति",
      cityKn: "ತಿರುಪತಿ",
      slug: "tirumala-venkateswara-temple-tirupati",
    });
  });

  test.each(["tirup", "tirum", "ತಿರುಪ"])("%s shows Tirumala first", async (q) => {
    expect((await suggest(q))[0]?.name).toBe("Tirumala Venkateswara Temple");
  });

  test("are eight at most unless said", async () => {
    expect(await suggest("sri")).toHaveLength(8);
    expect(await suggest("sri", "&size=3")).toHaveLength(3);
    expect(await suggest("xylophone")).toEqual([]);
    expect(await suggest("%_'\"*")).toEqual([]);
  });

  test("are famous ones for one letter", async () => {
    const knownOf = async (id: number) =>
      (await db.selectFrom("temples").select("popularity").where("id", "=", id).executeTakeFirstOrThrow()).popularity;
    for (const q of ["k", " K ", "ಶ", "9"]) {
      const suggestions = await suggest(q);
      expect(suggestions.length, q).toBeGreaterThan(0);
    }
    const [first] = await suggest("k");
    expect(first?.name).toMatch(/\bK/);
    expect(await knownOf(first?.id ?? 0)).toBeGreaterThan(0);
  });

  test("are none for what is no word", async () => {
    for (const q of ["", " ", "\u{1F6D5}", "\u{1F6D5}\u{1F64F}"]) {
      const answer = await visitor.get(`/api/temples/suggest?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ suggestions: [] });
    }
    expect((await visitor.get("/api/temples/suggest")).json()).toEqual({ suggestions: [] });
    expect((await visitor.get("/api/temples/suggest?q=ab&size=21")).json().errors).toEqual({ size: "errors.size" });
  });
});
