import { readCities } from "../db/seed/readPlaces";
import { seedFolder } from "../db/seedFolder";
import { createGazetteer, type Gazetteer } from "./gazetteer";

let known: Gazetteer | undefined;

/** The gazetteer over the bundled cities, read when it is asked for first. */
export const gazetteer = (): Gazetteer => {
  known ??= createGazetteer(readCities(seedFolder()));
  return known;
};
