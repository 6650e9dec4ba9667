import type { SeedCity } from "../db/seed/readPlaces";

/** A row of the bundled list of cities; the list comes by population, the largest first. */
export type City = Omit<SeedCity, "population">;
