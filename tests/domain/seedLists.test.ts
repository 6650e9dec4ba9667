import { expect, test } from "vitest";
import { readSeedLists, storedNames } from "../../src/server/db/seed/readLists";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";

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
    "jain-tirthas": 2,
    "maha-shakti-peethas": 3,
    "paadal-petra-sthalams": 18,
    "sapta-badri": 1,
    "shakti-peethas": 14,
  });
});

test("a temple beside the bundled list is in a curated one, or alone in its state, and has its names in both languages, its district and its state", () => {
  const listed = new Set(lists.flatMap(({ entries }) => entries.flatMap(({ temple }) => temple?.name ?? [])));
  const added = temples.slice(-134);
  expect(added[0]?.name).toBe("Uchinathar Temple, Sivapuri");
  expect(added.filter(({ name }) => !listed.has(name)).map(({ name }) => name)).toEqual(["Dimapur Kalibari"]);
  const bare = added.filter(
    ({ nameHi, nameKn, district, state }) => !nameHi || !nameKn || !(district || state === "Nepal"),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});
