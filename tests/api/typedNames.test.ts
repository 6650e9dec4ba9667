import { expect, test } from "vitest";
import { sharedApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z", env: { RATE_LIMITS: "off" } });

/** As thumbs type them on a phone: no capitals, letters that lie beside each other, left out or twice, words run together. */
const typed: readonly (readonly [typed: string, name: RegExp])[] = [
  ["kedarnat", /^Kedarnath Temple/],
  ["kedrnath", /^Kedarnath Temple/],
  ["badrinth", /^Badrinath/],
  ["badri nath", /^Badrinath/],
  ["somnat", /^Somnath/],
  ["somanth", /^Somnath/],
  ["tirupathi balaji", /^Tirumala Venkateswara/],
  ["thirumala", /^Tirumala Venkateswara/],
  ["sabrimala", /Sabarimala/],
  ["shabarimala", /Sabarimala/],
  ["meenakshi madurai", /^Meenakshi/],
  ["minakshi", /^Meenakshi/],
  ["jaganath puri", /Jagannath/],
  ["jagannath", /Jagannath/],
  ["siddhi vinayak", /Siddhivinayak/],
  ["siddivinayak mumbai", /Siddhivinayak/],
  ["vaishno devi", /Vaishno Devi/],
  ["vaishnodevi", /Vaishno Devi/],
  ["kashi vishvanath", /^Kashi Vishwanath/],
  ["kasi viswanath", /^Kashi Vishwanath/],
  ["mahakal ujjain", /Mahakaleshwar/],
  ["mahakaleswar", /Mahakaleshwar/],
  ["rameshwaram", /Ramanathaswamy|Rameswaram/],
  ["ramnathswamy", /Ramanathaswamy/],
  ["golden tempel", /^Golden Temple/],
  ["goldentemple amritsar", /^Golden Temple/],
  ["akshar dham", /Akshardham/],
  ["akshrdham delhi", /Akshardham/],
  ["konark sun", /^Konark Sun Temple/],
  ["konarak", /^Konark Sun Temple/],
  ["dwarkadhish", /Dwarkadhish/],
  ["dwarakadheesh", /Dwarkadhish/],
  ["chamundi mysore", /^Chamundeshwari/],
  ["chamundeshvari", /^Chamundeshwari/],
  ["mookambika", /^Mookambika/],
  ["mukambika kollur", /^Mookambika/],
  ["darmasthala", /Dharmasthala/],
  ["dharmastala manjunatha", /Dharmasthala/],
  ["udupi krishna", /Krishna/],
  ["virupaksh hampi", /^Virupaksha/],
  ["guruvayoor", /Guruvayur/],
  ["guruvayurapan", /Guruvayur/],
  ["padmanabha swamy", /Padmanabhaswamy/],
  ["padmnabhaswamy", /Padmanabhaswamy/],
  ["brihadeshwara", /^Thanjavur Big Temple/],
  ["bruhadeeswara thanjavur", /^Thanjavur Big Temple/],
  ["kamakhya", /^Kamakhya/],
  ["kamakya guwahati", /^Kamakhya/],
  ["केदारनाथ", /^Kedarnath Temple/],
  ["ತಿರುಪತಿ", /Tirupati|Tirumala/],
];

test("fifty names typed on a phone as people type them are found, by the search and by its suggestions", async () => {
  expect(new Set(typed.map(([text]) => text)).size).toBe(50);
  const missed: string[] = [];
  for (const [q, name] of typed) {
    const { temples } = (await visitor.get("/api/temples/search", { query: { q, size: "3" } })).json();
    const { suggestions } = (await visitor.get("/api/temples/suggest", { query: { q } })).json();
    const isNamed = (one: { name: string }) => name.test(one.name);
    if (!temples.some(isNamed)) missed.push(`search ${q}: ${temples.map((one: { name: string }) => one.name)}`);
    if (!suggestions.slice(0, 3).some(isNamed))
      missed.push(`suggest ${q}: ${suggestions.map((one: { name: string }) => one.name)}`);
  }
  expect(missed).toEqual([]);
});
