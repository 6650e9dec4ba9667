import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { chunks } from "../../src/server/db/bulk";
import { readCities } from "../../src/server/db/seed/readPlaces";
import { seedFolder } from "../../src/server/db/seedFolder";
import { type BenchServer, startServer } from "./benchServer";
import { randomFrom } from "./benchTemples";
import { withFilled } from "./filledDatabase";
import { atLeast, atMost, type Measure, print } from "./measure";
import { p99Paced } from "./paced";

const SIZES = [100_000, 1_000_000] as const;
const CONNECTIONS = 20;
const SECONDS = 5;
const PACE = 200;
const DIFFERENT = 5_000;
const goals = { p99Ms: 50, times: 2, memoryMb: 500 } as const;

const random = randomFrom(11);
const between = (from: number, to: number) => from + random() * (to - from);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const cities = readCities(seedFolder()).slice(0, 400);
const deities = ["Shiva", "Vishnu", "Ganesha", "Devi", "Hanuman", "Murugan", "Krishna", "Rama", "Durga", "Kali"];
const festivals = ["maha shivratri", "onam", "diwali", "karthigai deepam", "janmashtami", "ugadi", "chhath", "holi"];
const misspelt = (word: string) => {
  const at = Math.floor(between(1, word.length - 1));
  return word.slice(0, at) + pick([..."aeiounrt"]) + word.slice(at + 1);
};
const position = (reach: number) => {
  const { latitude, longitude } = pick(cities);
  const off = () => between(-0.2, 0.2);
  return `lat=${(latitude + off()).toFixed(4)}&lng=${(longitude + off()).toFixed(4)}&distanceKm=${reach}`;
};
const search = (q: string) => `/api/temples/search?q=${q}&size=24`;

/** What is asked, by what it is called: `paced` ones are those that visitors wait for at every key. */
const loads: readonly { name: string; isPaced?: boolean; path: (temples: number) => string }[] = [
  { name: "by id", path: (temples) => `/api/temples/${Math.ceil(between(0, temples))}` },
  { name: "filtered page", path: () => `/api/temples/search?type=Hindu&deity=${pick(deities)}&sort=rating&size=24` },
  { name: "deity with city", isPaced: true, path: () => search(`${pick(deities)} ${pick(cities).city}`) },
  { name: "a misspelt word", isPaced: true, path: () => search(`${pick(deities)} ${misspelt(pick(cities).city)}`) },
  { name: "a festival", path: () => search(pick(festivals)) },
  { name: "a common word, pages 1 to 40", path: () => `${search(pick(deities))}&page=${Math.ceil(between(0, 40))}` },
  {
    name: "suggestions",
    isPaced: true,
    path: () => `/api/temples/suggest?q=${pick(cities).city.slice(0, Math.ceil(between(2, 7)))}&size=8`,
  },
  { name: "nearby 10 km", isPaced: true, path: () => `/api/temples/nearby?${position(10)}&size=24` },
  { name: "nearby 50 km", path: () => `/api/temples/nearby?${position(50)}&size=24` },
];

type Figures = { rate: number; microseconds: number };

/**
 * `npx tsx tests/load/searchScale.bench.ts`: what visitors ask for at 100,000 temples and at a million, once all of them
 * are examined (half an hour, most of it to store them): requests a second, what one costs there against here, the
 * latency at a pace, memory. Hardly anything is asked twice, so that no answer is a cached one.
 */
export async function benchSearchScale(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "search-scale-"));
  try {
    return await withFilled(dataDir, async (fill) => {
      const measures: Measure[] = [];
      const costs = new Map<string, number>();
      for (const size of SIZES) {
        await fill(size);
        measures.push(...(await figuresAt(dataDir, size, costs)));
        print(measures);
      }
      return measures;
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function figuresAt(dataDir: string, size: number, costs: Map<string, number>): Promise<Measure[]> {
  const server = await startServer(dataDir);
  await server.atRest();
  const at = `at ${size.toLocaleString("en")}`;
  const measures: Measure[] = [];
  try {
    for (const { name, path, isPaced } of loads) {
      const paths = Array.from({ length: DIFFERENT }, () => path(size));
      const { rate, microseconds } = await load(server, name, paths);
      measures.push(atLeast(`${name} ${at}`, rate, "req/s", 0));
      const before = costs.get(name);
      if (before !== undefined)
        measures.push(atMost("the same: cost of one, times as much", microseconds / before, "x", goals.times));
      costs.set(name, microseconds);
      if (!isPaced) continue;
      const { url } = server;
      const fresh = Array.from({ length: DIFFERENT }, () => path(size));
      const p99 = await p99Paced({ url, paths: fresh, perSecond: PACE, seconds: SECONDS, connections: CONNECTIONS });
      measures.push(atMost(`the same: p99 at ${PACE} a second`, p99, "ms", goals.p99Ms));
    }
    return [...measures, atMost(`memory afterwards ${at}`, server.residentMb(), "MB", goals.memoryMb)];
  } finally {
    await server.stop();
  }
}

async function load(server: BenchServer, name: string, paths: readonly string[]): Promise<Figures> {
  const before = server.cpuSeconds();
  const shares = chunks(
    paths.map((path) => ({ path: encodeURI(path) })),
    Math.ceil(paths.length / CONNECTIONS),
  );
  const { requests, non2xx, errors } = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // each connection has paths of its own: given one list, all of them would ask the same at the same time
    setupClient: (client) => client.setRequests([...(shares.next().value ?? [])]),
  });
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
  return { rate: requests.average, microseconds: ((server.cpuSeconds() - before) / requests.total) * 1e6 };
}

if (process.argv[1]?.endsWith("searchScale.bench.ts")) print(await benchSearchScale());
