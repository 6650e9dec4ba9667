import { number, readRows } from "./readRows";

/** A city or town of the gazetteer, in degrees (WGS 84). Source: GeoNames, CC BY 4.0. */
export type SeedCity = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** inhabitants; 0 where GeoNames has none */
  population: number;
};

/** A postal area; the point is the middle of its offices. Source: India Post open data. */
export type SeedPincode = {
  pincode: string;
  mainOffice: string;
  taluk: string;
  district: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
};

/** Scripts that a name of the list carries beside its Latin one, and what GeoNames calls an old name. */
const latinOnly = (name: string) => name.replace(/,[^,]*[^\p{Script=Latin}\p{P}\p{Z}\p{N}\p{M}][^,]*/gu, "").trim();
const presentStates: Readonly<Record<string, string>> = { Laccadives: "Lakshadweep" };

/** Cities and towns, the most populous first. `dir` is this folder. */
export function readCities(dir: string): SeedCity[] {
  return readRows(dir, "cities.csv.br").map((row) => ({
    city: latinOnly(row.city ?? ""),
    state: presentStates[row.state ?? ""] ?? row.state ?? "",
    latitude: number(row.latitude),
    longitude: number(row.longitude),
    population: Number(row.population ?? 0),
  }));
}

/** Postal areas by code; larger than the rest of the seed, to be read when first asked for. */
export function readPincodes(dir: string): SeedPincode[] {
  return readRows(dir, "pincodes.csv.br").map((row) => ({
    pincode: row.pincode ?? "",
    mainOffice: row.main_office ?? "",
    taluk: row.taluk ?? "",
    district: row.district ?? "",
    state: row.state ?? "",
    latitude: row.latitude ? number(row.latitude) : null,
    longitude: row.longitude ? number(row.longitude) : null,
  }));
}
