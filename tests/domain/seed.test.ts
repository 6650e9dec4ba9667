import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { TempleInput } from "../../src/contract/adminTemples";
import { settings, traditions, translatedFields } from "../../src/contract/vocabulary";
import { isFromAbout, isToAbout } from "../../src/domain/closures";
import { isNearIndia } from "../../src/domain/coordinates";
import { distanceKm } from "../../src/domain/distance";
import { hoursOverlap, weekdays } from "../../src/domain/openingHours";
import { slugOf } from "../../src/domain/slugs";
import { foldName } from "../../src/domain/spelling";
import { expandAlias } from "../../src/domain/spelling/aliases";
import {
  correctionsFor,
  readNoTemples,
  readSeedCorrections,
  readSeedDuplicates,
} from "../../src/server/db/seed/corrections";
import { readCities, readPincodes } from "../../src/server/db/seed/readPlaces";
import { mendImageUrl, readListedTemples, readNotes, readSeedTemples } from "../../src/server/db/seed/readTemples";
import { precisionAt } from "../../src/server/places/settlePrecision";
import { knownTimings } from "../../src/server/temples/knownTimings";

const dir = join(import.meta.dirname, "../../src/server/db/seed");
const temples = readSeedTemples(dir);
const fromList = readListedTemples(dir);
const notes = readNotes(dir);
const list = Papa.parse<Record<string, string>>(
  brotliDecompressSync(readFileSync(join(dir, "temples.csv.br"))).toString("utf8"),
  { header: true, skipEmptyLines: true },
).data;
const duplicates = readSeedDuplicates(dir);
const noTemples = readNoTemples(dir);
const isLeftOut = (row: Record<string, string>) =>
  [...duplicates, ...noTemples].some(({ name, city }) => row.name === name && row.city === city);
/** The entries of the list that are a temple each, in the order of the temples. */
const entries = list.filter((row) => !isLeftOut(row));
const listedAs = ({ name, city }: { name: string; city: string }) =>
  fromList.filter((_, at) => entries[at]?.name === name && entries[at]?.city === city);

test("each of the 1,004 entries is a temple, another one again or none, and 179 stand beside it; each has a name, a town and a state", () => {
  expect(list).toHaveLength(1004);
  const listedTwice = duplicates.filter((one) => list.some(({ name, city }) => one.name === name && one.city === city));
  expect(fromList).toHaveLength(1004 - listedTwice.length - noTemples.length);
  expect(temples).toHaveLength(fromList.length + 179);
  for (const temple of temples) {
    expect(temple.name.trim()).toBe(temple.name);
    for (const text of [temple.name, temple.city, temple.state]) expect(text).not.toBe("");
    expect(traditions).toContain(temple.tradition);
  }
});

test("a temple is at a place in or near India, or has no place while its own is not known for certain", () => {
  const placed = temples.flatMap(({ name, position }) => (position ? [{ name, ...position }] : []));
  const afar = placed.filter((place) => !isNearIndia(place)).map(({ name }) => name);
  expect(afar).toEqual(["Hinglaj Mata Temple"]); // in Balochistan
  const sites = placed.filter(({ positionPrecision }) => positionPrecision === "site").length;
  expect([sites, placed.length - sites, temples.length - placed.length]).toEqual([587, 384, 120]);
});

test("an entry that is another one again is found under that one, by the name it had", () => {
  for (const { name, city, same } of duplicates) {
    const [temple, ...others] = temples.filter((each) => each.name === same.name && each.city === same.city);
    expect(others, name).toEqual([]);
    expect(temple?.state, name).toBe(same.state);
    const names = [temple?.name ?? "", ...(temple?.names ?? []).map((other) => other.name)].map(lettersOf);
    // with the town behind it or without
    expect(
      names.filter((one) => one.startsWith(lettersOf(name))),
      `${name}, ${city}`,
    ).not.toEqual([]);
  }
});

const lettersOf = (name: string) => name.replace(/[\p{P}\p{Z}]/gu, "");

test("the facts are those of the list, apart from its known errors", () => {
  const corrected = correctionsFor(dir);
  fromList.forEach((temple, at) => {
    const listed = { ...entries[at], image: mendImageUrl(entries[at]?.image_url ?? "") };
    const row: Readonly<Record<string, unknown>> = corrected(listed) ?? listed;
    const { name, city, state, tradition } = row;
    expect(temple).toMatchObject({ name, city, state, tradition });
    expect(temple.position?.latitude).toBe(row.latitude);
    expect(temple.position?.longitude).toBe(row.longitude);
    expect(temple.position?.positionPrecision).toBe(row.positionPrecision);
    expect(temple.wikidataId ?? "").toBe(row.wikidata_id);
    expect(temple.imageUrl ?? "").toBe(row.image ?? "");
    if (row.deity) expect(temple.deity).toBe(row.deity);
  });
});

test("a deity that the list leaves out may come from a note", () => {
  const [meenakshi] = listedAs({ name: "Meenakshi Temple", city: "Madurai" });
  expect(list.find(({ name }) => name === "Meenakshi Temple")?.deity).toBe("");
  expect(meenakshi?.deity).toMatch(/Meenakshi/);
});

test("the name of a religion is no deity, and every gurdwara has its Guru", () => {
  const isReligion = new Set(["Hindu", "Sikh", "Jain", "Buddhist", "Hinduism", "Sikhism", "Jainism", "Buddhism"]);
  expect(temples.filter(({ deity }) => deity && isReligion.has(deity)).map(({ name }) => name)).toEqual([]);
  const gurdwaras = temples.filter(({ tradition }) => tradition === "Sikh");
  expect(gurdwaras.length).toBeGreaterThan(8);
  expect([...new Set(gurdwaras.map(({ deity }) => deity))]).toEqual(["Guru Granth Sahib"]);
});

test("every note is about exactly one temple, of the list or beside it", () => {
  const about = (note: { name: string; city: string }) =>
    temples.filter(({ listed }) => listed.name === note.name && listed.city === note.city);
  for (const note of notes) expect(about(note), note.name).toHaveLength(1);
});

test("a temple beside the list is told of by a story and keeps its names", () => {
  const thirunallar = temples.find(({ name }) => name === "Dharbaranyeswarar Temple, Thirunallar");
  expect(thirunallar?.history).toMatch(/King Nala/);
  expect(thirunallar?.names?.map(({ name }) => name)).toContain("Thirunallar Saniswaran Temple");
  expect(thirunallar?.written).toEqual(expect.arrayContaining(["history", "translations", "names"]));
});

test("texts are there in three languages or in none, in their scripts", () => {
  const told = temples.filter(({ history }) => history);
  expect(told.length).toBeGreaterThanOrEqual(150);
  for (const { name, translations, ...temple } of told) {
    for (const field of translatedFields) {
      const english = temple[field];
      const isSaid = english !== undefined && english.length > 0;
      const [hi, kn] = [translations?.hi[field]?.text ?? "", translations?.kn[field]?.text ?? ""];
      expect([hi !== "", kn !== ""], `${name}: ${field}`).toEqual([isSaid, isSaid]);
      expect(hi, name).not.toMatch(/\p{Script=Kannada}/u);
      expect(kn, name).not.toMatch(/\p{Script=Devanagari}/u);
    }
  }
});

/** Spelled in another way in most of the texts. */
const oddlySpelled = {
  hi: /श्रृंग|फरवरी|(?<!\p{L})कतार|पहचान पत्र|रामनवमी|दिव्य देशों|स्वामिनारायण|मूकाम्बिका|ओड़िशा|हजार|काफी/u,
  kn: /ಬೆಳಿಗ್ಗೆ|ಕತ್ರಾ|ಮಹಾಕಾಲೇಶ್ವರ|ಚಾರ್ ಧಾಮ(?!್)/u,
};

test.each(["hi", "kn"] as const)("a word is spelled in one way in all texts in %s", (language) => {
  const spelled = temples.flatMap(({ name, translations, ownFestivals = [], nameHi, nameKn }) => {
    const texts = [
      ...Object.values(translations?.[language] ?? {}).map(({ text }) => text),
      ...ownFestivals.flatMap((festival) => [festival.name?.[language], festival.when?.[language]]),
      language === "hi" ? nameHi : nameKn,
    ];
    return texts.flatMap((text) => oddlySpelled[language].exec(text ?? "")?.map((word) => `${name}: ${word}`) ?? []);
  });
  expect(spelled).toEqual([]);
});

test("what is told of temples is what a form would take", () => {
  const form = TempleInput.partial();
  for (const temple of temples) {
    const { listed, written, edition, imageUrl, poojaDetails, position, ...told } = temple;
    const { positionSource, ...place } = position ?? {};
    const parsed = form.safeParse({ ...told, ...place });
    expect(parsed.error?.issues, temple.name).toBeUndefined();
  }
});

test("no two temples of like name stand within 150 m", () => {
  const noise = new Set(["temple", "mandir", "swamy", "sri", "shri", "devi"].map((word) => foldName(word)));
  const wordsOf = (temple: { name: string }) =>
    new Set(
      foldName(temple.name)
        .split(" ")
        .filter((word) => !noise.has(word)),
    );
  // temples of one town share its middle
  const placed = temples.flatMap(({ name, position }) =>
    position?.positionPrecision === "site" ? [{ name, ...position }] : [],
  );
  const alike = placed.flatMap((one, at) =>
    placed.slice(at + 1).flatMap((other) => {
      if (Math.abs(one.latitude - other.latitude) > 0.002 || distanceKm(one, other) > 0.15) return [];
      const [a, b] = [wordsOf(one), wordsOf(other)];
      const shared = [...a].filter((word) => b.has(word)).length;
      return shared >= Math.min(a.size, b.size) ? [`${one.name} – ${other.name}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("no two temples have one official name in their own language", () => {
  const byName = new Map<string, string[]>();
  // one that does not name its place is that of many
  for (const { name, names = [] } of temples)
    for (const own of names)
      if (own.kind === "official" && own.language !== "en" && own.name.includes(","))
        byName.set(lettersOf(own.name), [...(byName.get(lettersOf(own.name)) ?? []), name]);
  expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("where a temple stands is not told in even steps, nor as the middle of a town", () => {
  const standing = temples.flatMap(({ name, position }) =>
    position?.positionPrecision === "site" ? [{ name, ...position }] : [],
  );
  const even = standing.filter((position) => precisionAt(position) === "place").map(({ name }) => name);
  // towns that are known for their temple are entered at it
  expect(even).toEqual([
    "Gangotri Temple",
    "Suchindram Thanumalayan Temple",
    "Ksheera Ramalingeswara Swamy Temple",
    "Jambudweep Jain Temple",
  ]);
});

test("timings are said in Hindi and in Kannada too, with the hours of the record", () => {
  const hours = (text: string) => text.replace(/[.:]30/g, ":30").match(/\d+(:30)?/g) ?? [];
  const timed = temples.flatMap(({ timings }) => timings ?? []);
  expect(timed.length).toBeGreaterThanOrEqual(28);
  for (const timings of timed) {
    const said = knownTimings(timings);
    expect(said?.hi, timings).toMatch(/[\p{Script=Devanagari}।]$/u);
    expect(said?.kn, timings).toMatch(/\p{Script=Kannada}$/u);
    const exact = timings.startsWith("Usually") && !timings.includes("noon");
    if (exact) for (const text of [said?.hi ?? "", said?.kn ?? ""]) expect(hours(text), text).toEqual(hours(timings));
  }
});

/** Their timings tell of more, or less exactly, than the hours do. */
const looselyTimed = ["Ranganathaswamy Temple, Srirangam", "Siddhivinayak Temple"];

test("timings that say from when to when say it as the opening hours do", () => {
  const spelled = ([, hour = "", minute = "00", half]: RegExpMatchArray) =>
    `${String((Number(hour) % 12) + (half === "am" ? 0 : 12)).padStart(2, "0")}:${minute}`;
  const differing = temples.flatMap(({ name, timings = "", openingHours }) => {
    const ranges = timings.matchAll(/\b(\d+)(?:\.(\d+))? (am|pm|noon) to (\d+)(?:\.(\d+))? (am|pm|noon)\b/g);
    const said = [...ranges].map(({ 0: range }) =>
      [...range.matchAll(/(\d+)(?:\.(\d+))? (am|pm|noon)/g)].map(spelled).join("–"),
    );
    if (!openingHours || said.length === 0 || looselyTimed.includes(name)) return [];
    const hours = openingHours.mon.map(({ from, to }) => `${from}–${to}`);
    return hours.join() === said.join() ? [] : [`${name}: ${said.join()} / ${hours.join()}`];
  });
  expect(differing).toEqual([]);
});

test("every temple is named in Devanagari and in Kannada letters", () => {
  for (const { name, nameHi, nameKn } of temples) {
    expect(nameHi, name).toMatch(/^(?:[\p{Script=Devanagari}\d\s,.()–-]|\u200d)+$/u);
    expect(nameKn, name).toMatch(/^(?:[\p{Script=Kannada}\d\s,.()–-]|\u200c|\u200d)+$/u);
    for (const text of [nameHi, nameKn]) expect(text).toBe(text?.normalize("NFC").trim());
  }
});

test("a word of the name is recognised in both scripts, but where a language has a name of its own", () => {
  const unlike = temples.filter(({ name, city, nameHi, nameKn, names = [] }) => {
    const words = new Set(foldName([name, city, ...names.map((other) => other.name)].join(" ")).split(" "));
    const isKnown = (word: string) => words.has(word) || expandAlias(word).some((other) => words.has(other));
    return ![nameHi, nameKn].every((local) =>
      foldName(local ?? "")
        .split(" ")
        .some(isKnown),
    );
  });
  expect(unlike.length / temples.length).toBeLessThan(0.02);
});

test("prices are whole rupees or left out", () => {
  for (const { charges } of temples.flatMap(({ poojaDetails = [] }) => poojaDetails))
    expect(charges === null || (Number.isInteger(charges) && charges > 0)).toBe(true);
});

test("monuments without worship are told as such and have no poojas; temples beside them that are in worship are not", () => {
  const monuments = temples.filter(({ worship }) => worship === "none");
  const names = monuments.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Shore Temple", "Konark Sun Temple", "Elephanta Caves"]));
  expect(monuments.filter(({ poojaDetails = [] }) => poojaDetails.length > 0)).toEqual([]);
  for (const living of ["Virupaksha Temple", "Chennakesava Temple", "Matangeshwara Temple, Khajuraho"])
    expect([names.includes(living), temples.some(({ name }) => name === living)]).toEqual([false, true]);
});

test("texts keep to the lengths and words of the forms", () => {
  for (const { name, nameHi, nameKn, deity, setting, timings, bestTime, dressCode, website, specialities } of temples) {
    for (const text of [timings, bestTime, dressCode]) expect(text?.length ?? 0, name).toBeLessThanOrEqual(300);
    for (const text of [nameHi, nameKn]) expect(text?.length ?? 0, name).toBeLessThanOrEqual(200);
    for (const text of specialities ?? []) expect(text.length, name).toBeLessThanOrEqual(200);
    expect(deity?.length ?? 0, name).toBeLessThanOrEqual(80);
    if (setting) expect(settings).toContain(setting);
    if (website) expect(new URL(website).protocol).toBe("https:");
  }
});

test("a name is one temple's in its state, that of the list too, and none of an entry that is another one again", () => {
  const names = temples.flatMap(({ name, listed, state }) =>
    [...new Set([name, listed.name])].map((one) => [one, state]),
  );
  const other = duplicates.map(({ name, same }) => [name, same.state]);
  const keys = [...names, ...other].map((parts) => parts.join("|"));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("no two temples share name, city and state in any spelling, so that a row of the list finds its own", () => {
  const keys = temples.map(({ name, city, state }) => foldName(`${name} ${city} ${state}`));
  expect(new Set(keys).size).toBe(keys.length);
});

test("every temple has an address, and few share one", () => {
  const slugs = temples.map(({ name, city }) => slugOf(name, city));
  expect(slugs.length - new Set(slugs).size).toBeLessThan(10);
});

test("pictures are at Commons, with licence and credit", () => {
  const pictured = temples.filter(({ imageUrl }) => imageUrl);
  expect(pictured.length).toBeGreaterThan(170);
  for (const { imageUrl, imageLicense, imageCredit } of pictured) {
    expect(imageUrl).toMatch(/^https:\/\/upload\.wikimedia\.org\/.+\.(jpe?g|png|gif|webp|svg|tiff?)$/i);
    expect(imageLicense && imageCredit).toBeTruthy();
  }
  expect(mendImageUrl("https://x.org/a.jpg_unscaled")).toBe("https://x.org/a.jpg");
  expect(mendImageUrl("https://x.org/a.jpg")).toBe("https://x.org/a.jpg");
});

test("a correction names what the list says of exactly one temple", () => {
  for (const { name, city, field, given, correct } of readSeedCorrections(dir)) {
    const [row, ...others] = list.filter((each) => each.name === name && each.city === city);
    expect(others, name).toEqual([]);
    expect(field === "image" ? mendImageUrl(row?.image_url ?? "") : row?.[field], name).toBe(given);
    expect(correct).not.toBe(given);
  }
});

test("cities come with places and people, the five of the selector among them", () => {
  const cities = readCities(dir);
  expect(cities).toHaveLength(4426);
  for (const city of cities) {
    expect(city.city).toMatch(/^[\p{Script=Latin}\p{M}\p{P}\p{N} ]+$/u);
    expect(isNearIndia(city), city.city).toBe(true);
    expect(Number.isFinite(city.population)).toBe(true);
  }
  for (const name of ["Delhi", "Mumbai", "Bengaluru", "Chennai", "Kolkata"])
    expect(cities.filter(({ city }) => city === name)).toHaveLength(1);
  const mumbai = cities[0] ?? { latitude: 0, longitude: 0 };
  expect(distanceKm(mumbai, { latitude: 19.076, longitude: 72.8777 })).toBeLessThan(5);
});

test("PIN codes have six digits and a place in India, save the few without one", () => {
  const pincodes = readPincodes(dir);
  expect(pincodes).toHaveLength(19_586);
  expect(pincodes.filter(({ pincode }) => !/^[1-9]\d{5}$/.test(pincode))).toEqual([]);
  const placed = pincodes.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  expect(placed.filter((point) => !isNearIndia(point))).toEqual([]);
  expect(pincodes.length - placed.length).toBeLessThan(200);
  expect(new Set(pincodes.map(({ pincode }) => pincode)).size).toBe(pincodes.length);
});

test("the hours of many well-known temples are on file, as intervals that do not overlap, and their official sites", () => {
  const timed = temples.flatMap(({ name, openingHours }) => (openingHours ? [{ name, openingHours }] : []));
  expect(timed.length).toBeGreaterThanOrEqual(140);
  expect(timed.filter(({ openingHours }) => hoursOverlap(openingHours)).map(({ name }) => name)).toEqual([]);
  expect(temples.filter(({ website }) => website).length).toBeGreaterThanOrEqual(70);
  const closed = temples.flatMap(({ name, openingHours }) =>
    openingHours && weekdays.some((day) => openingHours[day].length === 0) ? [name] : [],
  );
  expect(closed.sort()).toEqual([
    "Akshardham (Gandhinagar)",
    "Akshardham Temple",
    "Kailasa Temple, Ellora",
    "Lotus Temple",
  ]);
  const inSnow = temples
    .filter(({ closures = [] }) => closures.some(({ from, to }) => from > to))
    .map(({ name }) => name);
  for (const name of ["Kedarnath Temple", "Badrinath Temple", "Gangotri Temple", "Yamunotri Temple"])
    expect(inSnow).toContain(name);
});

test("no address has a blank before a comma, ends with one or says nothing between two", () => {
  const addresses = temples.flatMap(({ address }) => address ?? []);
  expect(addresses.length).toBeGreaterThan(40);
  const isUntidy = (address: string) =>
    address.includes(" ,") || address.includes("  ") || address.split(",").some((part) => part.trim() === "");
  expect(addresses.filter((address) => isUntidy(address) || address !== address.trim())).toEqual([]);
});

test("where the days of a closure are announced each year, the record says that they are approximate", () => {
  const closures = temples.flatMap(({ closures = [] }) => closures);
  expect(closures.length).toBeGreaterThanOrEqual(10);
  // with a rule for both ends there is no other day that could be approximate
  for (const { approximate = false, closesOn, opensOn, note } of closures)
    if (closesOn || opensOn) expect(approximate, note?.en ?? "").toBe(!closesOn || !opensOn);
    else expect(approximate, note?.en ?? "").toBe(/^Approximate|the days each year$/.test(note?.en ?? ""));
});

test("a temple that opens some days after a festival says so, and Bhavishya Badri keeps to Badrinath", () => {
  const opening = (named: string) => {
    const [closure] = temples.find(({ name }) => name === named)?.closures ?? [];
    const end = closure?.opensOn;
    if (end?.basis !== "festival") return [];
    const { festival, offset, about } = end;
    return [festival, offset, about, closure && (closure.openOnly ? isFromAbout : isToAbout)(closure)];
  };
  expect(opening("Kedarnath Temple")).toEqual(["akshaya-tritiya", 2, true, true]);
  for (const name of ["Badrinath Temple", "Bhavishya Badri Temple"])
    expect(opening(name), name).toEqual(["akshaya-tritiya", 4, true, true]);
  expect(opening("Tungnath Temple")).toEqual(["akshaya-tritiya", 3, true, true]);
  expect(opening("Hasanamba Temple, Hassan")).toEqual(["sharad-purnima", 4, true, true]);
  expect(opening("Gangotri Temple")).toEqual(["akshaya-tritiya", 0, undefined, false]);
});
