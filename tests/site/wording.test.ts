import { expect, test } from "vitest";
import {
  descriptionIn,
  inWordsOf,
  namesFor,
  type LocatedTemple as Placed,
  placeParts,
  streetOf,
} from "../../src/site/temple/recordWording";
import { deityIn, directionsTo, timingsIn } from "../../src/site/temple/wording";

const words: Readonly<Record<string, string>> = {
  "deities.Shiva": "ಶಿವ",
  "deities.Krishna": "ಕೃಷ್ಣ",
  "deities.Radha": "ರಾಧೆ",
  "deities.Sai Baba": "ಸಾಯಿಬಾಬಾ",
};
const t = (key: string, options?: { defaultValue?: string }) => words[key] ?? options?.defaultValue ?? key;

test.each([
  ["Shiva", "ಶಿವ"],
  ["Sai Baba", "ಸಾಯಿಬಾಬಾ"],
  ["Shiva (Amarnath Ice Lingam)", "ಶಿವ"],
  ["Krishna–Radha (ISKCON)", "ಕೃಷ್ಣ – ರಾಧೆ"],
  ["Krishna / Shiva", "ಕೃಷ್ಣ – ಶಿವ"],
  ["Krishna and Radha", "ಕೃಷ್ಣ – ರಾಧೆ"],
  ["Shiva & Kali traditions", "Shiva & Kali traditions"],
  ["Agneeswarar", "Agneeswarar"],
])("%s reads %s", (deity, said) => {
  expect(deityIn(t, "kn", { deity })).toBe(said);
});

test("English says it as it is on record", () => {
  expect(deityIn(t, "en", { deity: "Krishna–Radha (ISKCON)" })).toBe("Krishna–Radha (ISKCON)");
});

test("timings are said in the reader's language where they are known in it", () => {
  const known = { timings: "6 am to 9 pm", timingsHi: "सुबह 6 से रात 9", timingsKn: undefined };
  expect(["en", "hi", "kn"].map((language) => timingsIn(language, known))).toEqual([
    "6 am to 9 pm",
    "सुबह 6 से रात 9",
    "6 am to 9 pm",
  ]);
  expect(timingsIn("hi", { timings: null })).toBeNull();
});

test("a deity is called as the vocabulary has it before its words are looked up", () => {
  const deity = { deity: "Agneeswarar", deityHi: "अग्नीश्वर", deityKn: "ಅಗ್ನೀಶ್ವರ" };
  expect(["en", "hi", "kn"].map((language) => deityIn(t, language, deity))).toEqual([
    "Agneeswarar",
    "अग्नीश्वर",
    "ಅಗ್ನೀಶ್ವರ",
  ]);
  expect(deityIn(t, "kn", { deity: null })).toBe("");
});

const place = (fields: Partial<Placed>): Placed => ({
  city: "Varanasi",
  cityHi: "वाराणसी",
  cityKn: "ವಾರಾಣಸಿ",
  state: "Uttar Pradesh",
  locality: null,
  district: null,
  derivedFields: [],
  ...fields,
});

test.each([
  ["once where its district has its name", { district: "Varanasi" }, ["Varanasi", "Uttar Pradesh"]],
  [
    "once where it is called a district",
    { city: "Varanasi district", district: "Varanasi" },
    ["Varanasi district", "Uttar Pradesh"],
  ],
  [
    "once under two spellings",
    { city: "Mysore", cityHi: "मैसूर", district: "Mysuru", districtHi: "मैसूर", state: "Karnataka" },
    ["Mysore", "Karnataka"],
  ],
  ["once where the state has its name", { city: "Delhi", cityHi: "दिल्ली", state: "Delhi" }, ["Delhi"]],
  [
    "with its locality and its district",
    { locality: "Assi", district: "Jaunpur" },
    ["Assi", "Varanasi", "Jaunpur", "Uttar Pradesh"],
  ],
  [
    "without a post office that it was filed under",
    { locality: "NDC Varanasi", derivedFields: ["locality" as const] },
    ["Varanasi", "Uttar Pradesh"],
  ],
  [
    "with a locality that was worked out and is a known place",
    { locality: "Ramnagar", localityHi: "रामनगर", derivedFields: ["locality" as const] },
    ["Ramnagar", "Varanasi", "Uttar Pradesh"],
  ],
])("a place is said %s", (_, fields, said) => {
  expect(placeParts(t, "en", place(fields))).toEqual(said);
});

test("what has no name in the reader's language is left out of a place where it is only a locality", () => {
  expect(placeParts(t, "hi", place({ locality: "Assi", district: "Varanasi", districtHi: "वाराणसी" }))).toEqual([
    "वाराणसी",
    "Uttar Pradesh",
  ]);
});

test("an address that only names the place is not said beside it", () => {
  const street = (address: string | null) => streetOf("en", { ...tirumala, address });
  expect(street("Tirumala")).toBeNull();
  expect(street("Car Street, Tirumala")).toBe("Car Street, Tirumala");
  expect(street(null)).toBeNull();
});

const tirumala = {
  ...{ city: "Tirupati", locality: "Tirumala", district: "Tirupati", state: "Andhra Pradesh", pincode: "517504" },
};

test("an address is said in the reader's language where it is known, else without the place that is said behind it", () => {
  const known = { ...tirumala, address: "Car Street", addressHi: "रथ मार्ग", addressKn: "ರಥಬೀದಿ" };
  expect(["en", "hi", "kn"].map((language) => streetOf(language, known))).toEqual(["Car Street", "रथ मार्ग", "ರಥಬೀದಿ"]);
  const written = { ...tirumala, address: "12 Lamp Lane, Tirumala, Andhra Pradesh 517504" };
  expect(["en", "hi"].map((language) => streetOf(language, written))).toEqual([written.address, "12 Lamp Lane"]);
});

test("of the other names those in the reader's script come first, then the English ones", () => {
  const named = (name: string, language: string) => ({ name, language, kind: "common" as const });
  const names = [
    ...[named("Lamp Shrine, Udupi", "en"), named("Old Lamps", "en"), named("விளக்கு கோயில்", "ta")],
    ...[named("दिवे", "mr"), named("ದೀಪಗಳು", "kn")],
  ];
  const first = (language: string) => namesFor(language, { name: "Lamp Shrine", names }).map(({ name }) => name);
  expect(first("en")).toEqual(["Old Lamps", "விளக்கு கோயில்", "दिवे", "ದೀಪಗಳು"]);
  expect(first("hi").slice(0, 2)).toEqual(["दिवे", "Old Lamps"]);
  expect(first("kn").slice(0, 2)).toEqual(["ದೀಪಗಳು", "Old Lamps"]);
});

test("a tradition has words of its own, and those of temples for the rest", () => {
  const own: Readonly<Record<string, string>> = { poojas: "Poojas", "poojasIn.Sikh": "Ardas" };
  const say = (key: string, options?: { defaultValue?: string }) => own[key] ?? options?.defaultValue ?? key;
  expect(["Sikh", "Hindu", null].map((tradition) => inWordsOf(say, tradition, "poojas"))).toEqual([
    "Ardas",
    "Poojas",
    "Poojas",
  ]);
});

test("a pooja is told of in the reader's language, else in English", () => {
  const pooja = { description: "Lamps", descriptionHi: "दीप", descriptionKn: null };
  expect(["en", "hi", "kn"].map((language) => descriptionIn(language, pooja))).toEqual(["Lamps", "दीप", "Lamps"]);
});

const somewhere = { name: "Shree & Sons Temple", city: "Mysuru", state: "Karnataka" };
const maps = "https://www.google.com/maps";

test.each([
  [
    "to the position of a temple",
    { latitude: 12.30518, longitude: 76.65517, positionPrecision: "site" as const },
    `${maps}/dir/?api=1&destination=12.30518,76.65517`,
  ],
  [
    "to a search where that is its town's",
    { latitude: 12.3, longitude: 76.65, positionPrecision: "place" as const },
    `${maps}/search/?api=1&query=Shree%20%26%20Sons%20Temple%2C%20Mysuru%2C%20Karnataka`,
  ],
  [
    "to a search without one, a city that is a state said once",
    { latitude: null, longitude: null, positionPrecision: null, city: "Delhi", state: "Delhi" },
    `${maps}/search/?api=1&query=Shree%20%26%20Sons%20Temple%2C%20Delhi`,
  ],
])("directions lead %s", (_, fields, address) => {
  expect(directionsTo({ ...somewhere, ...fields })).toBe(address);
});
