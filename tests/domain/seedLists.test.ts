import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foldName, foldWord } from "../../src/domain/spelling";
import { mergedSounds } from "../../src/domain/spelling/skeleton";
import { readSeedLists, storedNames } from "../../src/server/db/seed/readLists";
import { readMoreTemples } from "../../src/server/db/seed/readMoreTemples";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { districtNames } from "../../src/server/places/districtNames";
import { townNames } from "../../src/server/places/townNames";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { namedWithPlace } from "../../src/site/lists/listWording";
import { placeParts } from "../../src/site/temple/recordWording";
import { cityIn, nameIn, placeIn } from "../../src/site/temple/wording";

const dir = seedFolder();
const lists = readSeedLists(dir);
const temples = readSeedTemples(dir);
const stored = storedNames(dir);
const translateIn = (language: string) => {
  const { states } = JSON.parse(readFileSync(`locales/${language}/common.json`, "utf8"));
  return (key: string, options?: { defaultValue?: string }): string =>
    states[key.replace("states.", "")] ?? options?.defaultValue ?? key;
};

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

test("a town of a place is called as the temples that stand in it say it", () => {
  const wrong = lists.flatMap(({ entries }) =>
    entries.flatMap(({ place }) => {
      const [town = ""] = place?.en.split(", ") ?? [];
      const known = place && townNames(town);
      const said = [place?.hi.split(", ")[0], place?.kn.split(", ")[0]];
      return known && (known.hi !== said[0] || known.kn !== said[1]) ? [`${town}: ${said.join(", ")}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Names of the hymns, which the towns do not bear any more, and of a seat of the goddess. */
const ofOldTimes = ["Thirumeyyam", "Thiruppoovanam", "Thiruvallam", "Jalandhara"];

test("an entry that is called as its town or its temple is written as they are, in Hindi and in Kannada", () => {
  const unlike = lists.flatMap(({ slug, entries }) =>
    entries.flatMap(({ name, temple }) => {
      const found = temple && stored(temple);
      const onFile = temples.find((one) => one.name === found?.name && one.city === found?.city);
      if (!onFile) return [];
      const whole = { en: onFile.name, hi: onFile.nameHi, kn: onFile.nameKn };
      const known = [{ en: onFile.city, ...townNames(onFile.city) }, whole, partsOf(whole, endOf)].filter(isTold);
      const said = [partsOf(name, withoutBrackets), partsOf(name, inBrackets)].filter(isTold);
      return said
        .filter(({ en, hi, kn }) => known.some((one) => isSame(one.en, en) && (one.hi !== hi || one.kn !== kn)))
        .flatMap(({ en, hi, kn }) => (ofOldTimes.includes(en) ? [] : [`${slug}: ${en}, ${hi}, ${kn}`]));
    }),
  );
  expect(unlike).toEqual([]);
});

type Told = { en: string; hi?: string | undefined; kn?: string | undefined };
const partsOf = ({ en, hi = "", kn = "" }: Told, part: (text: string) => string): Told => ({
  en: part(en),
  hi: part(hi),
  kn: part(kn),
});
const isTold = ({ hi, kn }: Told) => Boolean(hi && kn);
const withoutBrackets = (text: string) => text.split(" (")[0] ?? "";
const inBrackets = (text: string) => text.split(" (")[1]?.replace(")", "") ?? "";
const endOf = (text: string) => withoutBrackets(text.split(", ").slice(1).at(-1) ?? "");
const isSame = (one: string, other: string) => foldName(one) === foldName(other);

/** Towns that are called after the deity, one whose old name its temple keeps, and a district that is not quite its town. */
const alike = [
  ...["Sakshi Gopal Temple", "Kanya Kumari Temple", "Somnathpur Keshava Temple"],
  ...["Padmakshi Temple, Hanamkonda", "Thousand Pillar Temple, Hanamkonda"],
];

test.each(["en", "hi", "kn"] as const)("no line says a place twice in %s, in whichever spelling", (language) => {
  const t = translateIn(language);
  const twice = temples.map(templeOfSeed).flatMap((temple) => {
    const [town, district] = [townNames(temple.city), districtNames(temple.district ?? "")];
    const locality = townNames(temple.locality ?? "");
    const placed = {
      ...temple,
      ...{ location: temple.city, derivedFields: [...temple.derivedFields] },
      ...{ cityHi: town?.hi ?? null, cityKn: town?.kn ?? null, districtHi: district?.hi, districtKn: district?.kn },
      ...{ localityHi: locality?.hi, localityKn: locality?.kn },
    };
    const name = nameIn(language, temple);
    const city = cityIn(language, placed);
    const parts = placeParts(t, language, placed);
    const isTwice = namedWithPlace(name, city) !== name && wordsOf(name).includes(soundOf(city));
    const sounds = parts.slice(0, -1).map(soundOf);
    return (isTwice || new Set(sounds).size < sounds.length) && !alike.includes(temple.name)
      ? [`${namedWithPlace(name, city)} | ${parts.join(", ")}`]
      : [];
  });
  expect(twice).toEqual([]);
});

test("a town of the name of its state is said once", () => {
  const puducherry = { city: "Puducherry", state: "Puducherry", location: "Puducherry" };
  expect(placeIn(translateIn("en"), "en", puducherry)).toBe("Puducherry");
});

/** How the words of a name sound, and each two of them together. */
const wordsOf = (name: string) => {
  const words = name.split(/[ ,()]+/);
  return words.flatMap((word, at) => [soundOf(word), soundOf(`${word} ${words[at + 1] ?? ""}`)]);
};
const soundOf = (text: string) => mergedSounds(foldWord(text));

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
