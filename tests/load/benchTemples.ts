import { readCities, readPincodes } from "../../src/server/db/seed/readPlaces";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { completePlace } from "../../src/server/places/completePlace";
import { blankTemple } from "../../src/server/temples/blankTemple";
import type { UnnamedTemple } from "../../src/server/temples/normalize";
import { templeOfSeed } from "../../src/server/temples/seedTemple";

const kinds = "Temple|Mandir|Swamy Temple|Devasthanam|Kovil|Devalaya|Math|Dham".split("|");
const titles = "Sri|Shri|Arulmigu|Bade|Prachin|Siddha|Jai|Panchmukhi".split("|");
const streets = "Car Street|Temple Road|Station Road|Main Bazaar|Ghat Road|Fort Road|Hill Road|Gandhi Chowk".split("|");
const settings = [null, null, null, "Ancient", "Modern", "Cave", "Hill", "Riverside"];

/** Numbers that look random and are the same every time. Source: mulberry32, T. Ettinger, public domain. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Temples such as India has them: names and deities of the real ones, in and around the towns of the gazetteer. */
export function benchTemples(count: number, seed = 2026): UnnamedTemple[] {
  const random = randomFrom(seed);
  const cities = readCities(seedFolder());
  const pincodes = readPincodes(seedFolder()).map(({ pincode }) => pincode);
  const models = readSeedTemples(seedFolder()).map(templeOfSeed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return Array.from({ length: count }, (): UnnamedTemple => {
    const model = pick(models);
    // more temples in larger towns: the list is by population
    const city = cities[Math.floor(random() ** 2 * cities.length)] ?? pick(cities);
    const around = () => (random() + random() - 1) * 0.12;
    const deity = model.deity ?? pick(["Shiva", "Vishnu", "Devi", "Ganesha", "Hanuman"]);
    const own = (model.name.split(",")[0] ?? "").replace(/\s*(Temple|Mandir)s?$/i, "");
    const name =
      random() < 0.5 ? `${pick(titles)} ${deity.replace(/\s*\(.*/, "")} ${pick(kinds)}` : `${own} ${pick(kinds)}`;
    const temple: UnnamedTemple = {
      ...blankTemple,
      tradition: model.tradition,
      specialities: model.specialities,
      amenities: model.amenities,
      bestTime: model.bestTime,
      dressCode: model.dressCode,
      name: (random() < 0.3 ? `${name}, ${city.city}` : name).slice(0, 160),
      deity,
      city: city.city,
      state: city.state,
      setting: pick(settings),
      address: `${Math.ceil(random() * 400)} ${pick(streets)}, ${city.city}`,
      pincode: pick(pincodes),
      latitude: Math.round((city.latitude + around()) * 1e5) / 1e5,
      longitude: Math.round((city.longitude + around()) * 1e5) / 1e5,
      timings: random() < 0.5 ? "6:00 am to 12:00 noon, 4:00 pm to 8:30 pm" : null,
      image: random() < 0.2 ? model.image : null,
      isVerified: random() < 0.2,
    };
    completePlace(temple);
    return temple;
  });
}
