import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { derivePlace } from "../../src/server/places/completePlace";
import { placeIndex } from "../../src/server/places/placeIndex";
import { randomFrom } from "./benchTemples";
import { atLeast, type Measure, print } from "./measure";

const ROWS = Number(process.env.BENCH_PLACES_ROWS ?? 20_000);
const ROWS_A_SECOND = 20_000;
/** Degrees that a made-up temple may lie off a bundled one: some 10 km. */
const SPREAD = 0.1;
const MICROSECONDS = 1_000_000;

/** District, taluk and PIN code of temples around the bundled ones, worked out from state and coordinates; of one core. */
export function benchPlaces(): Measure[] {
  const random = randomFrom(17);
  const placed = readSeedTemples(seedFolder()).flatMap(({ city, state, position }) =>
    position ? [{ city, state, latitude: position.latitude, longitude: position.longitude }] : [],
  );
  const places = Array.from({ length: ROWS }, (_, at) => {
    const near = placed[at % placed.length] ?? { city: "", state: "", latitude: 0, longitude: 0 };
    const off = () => (random() - 0.5) * 2 * SPREAD;
    return { ...near, pincode: null, latitude: near.latitude + off(), longitude: near.longitude + off() };
  });
  placeIndex();
  const begun = process.cpuUsage();
  const found = places.filter((place) => derivePlace(place).district !== undefined).length;
  const { user, system } = process.cpuUsage(begun);
  return [
    atLeast(
      "places worked out in a second of processor time",
      ROWS / ((user + system) / MICROSECONDS),
      "rows",
      ROWS_A_SECOND,
    ),
    atLeast("of these with a district", (found / ROWS) * 100, "%", 95),
  ];
}

if (process.argv[1]?.endsWith("places.bench.ts")) print(benchPlaces());
