/** What of a temple tells whether two records are of one; degrees are WGS 84, phone numbers as they are written. */
export type Resolvable = {
  name: string;
  /** its other names, in any script */
  names: readonly string[];
  /** `source:value` of each number that a source gives it */
  identifiers: readonly string[];
  wikidataId: string | null;
  latitude: number | null;
  longitude: number | null;
  city: string;
  state: string;
  locality: string | null;
  taluk: string | null;
  district: string | null;
  address: string | null;
  pincode: string | null;
  deity: string | null;
  tradition: string | null;
  phone: string | null;
};

/** Its fields, for one that is stored: a whole temple is resolvable too. */
export const resolvableFields = [
  ...(["name", "names", "identifiers", "wikidataId", "latitude", "longitude", "city", "state", "locality"] as const),
  ...(["taluk", "district", "address", "pincode", "deity", "tradition", "phone"] as const),
] satisfies (keyof Resolvable)[];

/** What one of its `identifiers` is made of. */
export function splitIdentifier(identifier: string): { source: string; value: string } {
  const at = identifier.indexOf(":");
  return { source: identifier.slice(0, at), value: identifier.slice(at + 1) };
}

/** What sources call a record, by source. */
export type Numbers = ReadonlyMap<string, string>;

export const numbersOf = (identifiers: readonly string[]): Numbers =>
  new Map(identifiers.map(splitIdentifier).map(({ source, value }) => [source, value]));

/** True where one source calls two by different numbers: it does not take them for one. */
export const areCountedApart = (one: Numbers, other: Numbers): boolean =>
  [...one].some(([source, value]) => other.has(source) && other.get(source) !== value);
