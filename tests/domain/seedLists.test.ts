import { expect, test } from "vitest";
import { readSeedLists, storedNames } from "../../src/server/db/seed/readLists";
import { readMoreTemples } from "../../src/server/db/seed/readMoreTemples";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { townNames } from "../../src/server/places/townNames";

const dir = seedFolder();
const lists = readSeedLists(dir);
const temples = readSeedTemples(dir);
const stored = storedNames(dir);

test("each entry that names a temple finds it on file", () => {
  const onFile = new Set(temples.map(({ name, city }) => `${name}|${city}`));
  const lost = lists.flatMap(({ slug, entries }) =>
    entries.flatMap(({ name, temple }) => {
      if (!temple) return [];
      const found = stored(temple);
      return found && onFile.has(`${found.name}|${found.city}`) ? [] : [`${slug}: ${name.en}`];
    }),
  );
  expect(lost).toEqual([]);
});

/** Entries without a temple, where a list has any: heavenly places, places in other countries, and those not agreed on or not on file. */
test("the entries of a list that have no temple are known by number", () => {
  const open = lists.map(({ slug, entries }) => [slug, entries.filter(({ temple }) => !temple).length] as const);
  expect(Object.fromEntries(open.filter(([, count]) => count > 0))).toEqual({
    "divya-desams": 2,
    "maha-shakti-peethas": 2,
    "nava-tirupati": 1,
    "paadal-petra-sthalams": 2,
    "sapta-badri": 1,
    "shakti-peethas": 8,
  });
});

test("where an entry is, is told in Hindi and in Kannada, each in its own letters", () => {
  const places = lists.flatMap(({ entries }) => entries.flatMap(({ place }) => place ?? []));
  expect(places).toHaveLength(603);
  for (const { en, hi, kn } of places) {
    expect(hi, en).toMatch(/^[\p{Script=Devanagari} ,;:()]+$/u);
    expect(kn, en).toMatch(/^[\p{Script=Kannada}\u200c ,;:()]+$/u);
    for (const text of [en, hi, kn]) {
      expect(text).toBe(text.normalize("NFC").trim());
      expect(text.length, text).toBeLessThanOrEqual(200);
    }
  }
});

test("a place is told alike wherever it is the same", () => {
  const told = new Map<string, Set<string>>();
  for (const { hi, kn, en } of lists.flatMap(({ entries }) => entries.flatMap(({ place }) => place ?? [])))
    told.set(en, (told.get(en) ?? new Set()).add(`${hi} | ${kn}`));
  expect([...told.values()].filter(({ size }) => size > 1)).toEqual([]);
});

/** Towns whose name a place says in another way: two villages share it, or it names two. */
const otherwise = ["Mahad (Khopoli)", "Thirunaraiyur"];

test("a town of a place is called as the temples that stand in it say it", () => {
  const wrong = lists.flatMap(({ entries }) =>
    entries.flatMap(({ place }) => {
      const [town = ""] = place?.en.split(", ") ?? [];
      const known = place && !otherwise.includes(town) ? townNames(town) : undefined;
      const said = [place?.hi.split(", ")[0], place?.kn.split(", ")[0]];
      return known && (known.hi !== said[0] || known.kn !== said[1]) ? [`${town}: ${said.join(", ")}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Famous, or at a place of a World Heritage Site, or named by the lists of some for a place that others have elsewhere. */
const inNoList = [
  "Dimapur Kalibari",
  "Jageshwar Temple",
  "Aundha Nagnath Temple",
  "Mamleshwar Temple",
  "Nagapooshani Amman Temple, Nainativu",
  "Matangeshwara Temple, Khajuraho",
  "Parshvanatha Temple, Khajuraho",
  "Vitthala Temple, Hampi",
  "Trinetra Ganesh Temple, Ranthambore",
  "Kalika Mata Temple, Chittorgarh",
  "Shila Devi Temple, Amer",
  "Jain Temples, Jaisalmer Fort",
  "Jagadishwar Temple, Raigad",
  "Swaminarayan Temple, Kalupur",
  "Anegudde Vinayaka Temple, Kumbhashi",
  "Kotilingeshwara Temple, Koteshwara",
  "Shankaranarayana Temple",
  "Muktagiri Jain Temples",
  "Sudama Temple, Porbandar",
  "Dwarkadhish Temple, Kankroli",
  "Tarachandi Temple, Sasaram",
  "Mariamman Temple, Samayapuram",
  "Karpaga Vinayagar Temple, Pillaiyarpatti",
];
const abroad = ["Bangladesh", "Nepal", "Pakistan", "Sri Lanka"];

test("a temple beside the bundled list is in a curated one, but for some, and has its names in both languages, its district and its state", () => {
  const listed = new Set(lists.flatMap(({ entries }) => entries.flatMap(({ temple }) => temple?.name ?? [])));
  const added = readMoreTemples(dir);
  expect(added.filter(({ name }) => !listed.has(name)).map(({ name }) => name)).toEqual(inNoList);
  const bare = added.filter(
    ({ nameHi, nameKn, district, state }) => !nameHi || !nameKn || !(district || abroad.includes(state)),
  );
  // their district follows from where they stand
  expect(bare.filter(({ position }) => !position).map(({ name }) => name)).toEqual([]);
});
