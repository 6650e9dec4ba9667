import { foldWord } from "./spelling";
import { expandAlias } from "./spelling/aliases";
import { editDistance } from "./spelling/distance";

const regions: Readonly<Record<string, readonly string[]>> = {
  "South India": ["Andhra Pradesh", "Karnataka", "Kerala", "Puducherry", "Tamil Nadu", "Telangana", "Lakshadweep"],
  "North India": [
    "Chandigarh",
    "Delhi",
    "Haryana",
    "Himachal Pradesh",
    "Jammu and Kashmir",
    "Ladakh",
    "Punjab",
    "Rajasthan",
    "Uttar Pradesh",
    "Uttarakhand",
  ],
  "East India": ["Bihar", "Jharkhand", "Odisha", "West Bengal"],
  "West India": ["Goa", "Gujarat", "Maharashtra", "Dadra and Nagar Haveli and Daman and Diu"],
  "Central India": ["Chhattisgarh", "Madhya Pradesh"],
  "Northeast India": ["Arunachal Pradesh", "Assam", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Sikkim", "Tripura"],
};

const byState = new Map(
  Object.entries(regions).flatMap(([region, states]) => states.map((state) => [state.toLowerCase(), region] as const)),
);

/** The part of the country a state lies in, as people search for it ("South India"), or undefined for another name. */
export const regionOf = (state: string): string | undefined => byState.get(state.trim().toLowerCase());

const states = [...Object.values(regions).flat(), "Andaman and Nicobar Islands"];
const byFoldedName = new Map(states.map((state) => [foldWord(state), state]));
const official = new Set(states);

/** The letters that number plates and post offices have for a state, and those of its former name. */
const letters = new Map(
  [
    "AN Andaman and Nicobar Islands, AP Andhra Pradesh, AR Arunachal Pradesh, AS Assam, BR Bihar, CG Chhattisgarh",
    "CH Chandigarh, CT Chhattisgarh, DL Delhi, GA Goa, GJ Gujarat, HP Himachal Pradesh, HR Haryana, JH Jharkhand",
    "JK Jammu and Kashmir, KA Karnataka, KL Kerala, LA Ladakh, LD Lakshadweep, MH Maharashtra, ML Meghalaya",
    "MN Manipur, MP Madhya Pradesh, MZ Mizoram, NL Nagaland, OD Odisha, OR Odisha, PB Punjab, PY Puducherry",
    "RJ Rajasthan, SK Sikkim, TG Telangana, TN Tamil Nadu, TR Tripura, TS Telangana, UA Uttarakhand, UK Uttarakhand",
    "UP Uttar Pradesh, WB West Bengal",
  ]
    .join(", ")
    .split(", ")
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
);

/**
 * The state of this name in any spelling or script ("तमिल नाडु" is Tamil Nadu, Orissa is Odisha), or of these letters
 * (KA, M.P.), or undefined.
 */
export function stateNamed(name: string): string | undefined {
  if (official.has(name)) return name;
  const plain = name.replace(/[.\s]/g, "");
  const lettered = plain.length === 2 ? letters.get(plain.toUpperCase()) : undefined;
  if (lettered !== undefined) return lettered;
  const key = foldWord(name);
  return byFoldedName.get(key) ?? expandAlias(key).flatMap((other) => byFoldedName.get(other) ?? [])[0];
}

const MOST_SLIPS = 2;

/** The one state that a misspelt name is a slip or two away from ("Karnatka"), or undefined. */
export function stateLike(name: string): string | undefined {
  const key = foldWord(name);
  const most = Math.min(MOST_SLIPS, Math.floor(key.length / 4));
  const near = [...byFoldedName].filter(([folded]) => editDistance(key, folded, most) <= most);
  return near.length === 1 ? near[0]?.[1] : undefined;
}
