import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { festivalsOfYear } from "../../src/domain/festivals/engine";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { almanacDay } from "../../src/domain/panchang/day";
import type { AlmanacDay } from "../../src/domain/panchang/dayShape";
import { panchangMonth } from "../../src/domain/panchang/month";
import { panchangDay } from "../../src/domain/panchang/panchangDay";
import { civilDateOf, dayNumber } from "../../src/domain/panchang/time";
import {
  NEW_DELHI,
  type PanchangExample,
  panchangExamples,
  publishedFestivals,
  secondsApart,
} from "../support/panchang";

const ANGAS = ["tithi", "nakshatra", "yoga", "karana"] as const;
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const median = (values: number[]) => sorted(values)[values.length >> 1] ?? Number.NaN;
const row = (name: string, ...cells: string[]) =>
  `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join("")}`;
const seconds = (name: string, values: number[]) =>
  row(name, `${values.length}`, `${median(values).toFixed(3)} s`, `${Math.max(...values).toFixed(3)} s`);

type Compared = { day: AlmanacDay; example: PanchangExample };

function compared(): Compared[] {
  const almanac = createAlmanac();
  return panchangExamples().map((example) => ({
    example,
    day: almanacDay(almanac, { lat: example.lat, lng: example.lon }, example.date),
  }));
}

/** Seconds between ours and the example's instants that `pick` takes out of a day. */
function differences(all: Compared[], pick: (day: AlmanacDay) => (string | null)[]): number[] {
  return all.flatMap(({ day, example }) => {
    const expected = pick(example);
    return pick(day).map((instant, i) => secondsApart(instant, expected[i] ?? null));
  });
}

const right = (all: Compared[], pick: (day: AlmanacDay) => unknown) =>
  all.filter(({ day, example }) => JSON.stringify(pick(day)) === JSON.stringify(pick(example))).length;

function accuracy(): string[] {
  const all = compared();
  const of = (name: string, pick: (day: AlmanacDay) => unknown) => row(name, `${right(all, pick)} of ${all.length}`);
  const month = ({ masa: { amantaStart: _, amantaEnd: __, ...named } }: AlmanacDay) => named;
  return [
    "Right against an independent ephemeris, examples",
    ...ANGAS.map((anga) => of(`${anga} at sunrise and after`, ({ spans }) => spans[anga].map(({ index }) => index))),
    of("pada", ({ atSunrise }) => atSunrise.nakshatra.pada),
    of("kshaya and vriddhi", ({ kshayaTithi, vriddhiTithi }) => [kshayaTithi, vriddhiTithi]),
    of("month, paksha, adhika", month),
    of("samvat", ({ samvat }) => samvat),
    row("Seconds from it", "instants", "median", "worst"),
    seconds(
      "sunrise, sunset",
      differences(all, ({ sun }) => Object.values(sun)),
    ),
    seconds(
      "moonrise, moonset",
      differences(all, ({ moon }) => Object.values(moon)),
    ),
    ...ANGAS.map((anga) =>
      seconds(
        `${anga} ends`,
        differences(all, ({ spans }) => spans[anga].map(({ end }) => end)),
      ),
    ),
    seconds(
      "new moons",
      differences(all, ({ masa }) => [masa.amantaStart, masa.amantaEnd]),
    ),
    seconds(
      "parts of the day",
      differences(all, ({ kalas }) => [...kalas.rahu, ...kalas.abhijit, ...kalas.nishita]),
    ),
  ];
}

function festivals(): string[] {
  const found = festivalsOfYear(createAlmanac(), 2026, { tentative: true });
  const id = (festival: string) => festival.replace("-vaishnava-or-govt", "-vaishnava");
  const isFound = (festival: string, date: string) =>
    found.some((each) => each.festival === id(festival) && each.date === date);
  const published = publishedFestivals();
  const missed = published.filter(({ festival, date }) => !isFound(festival, date));
  return [
    row("Published festivals of 2026", `${published.length - missed.length} of ${published.length}`),
    ...missed.map(({ festival, date }) => row(`  differs: ${festival}`, date)),
  ];
}

function timed(name: string, times: number, run: (i: number) => void): string {
  for (let i = 0; i < Math.min(times, 20); i++) run(-1 - i);
  const taken = Array.from({ length: times }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  const [middle, late] = [median(taken), sorted(taken)[Math.floor(times * 0.95)] ?? 0];
  return row(name, `${times}`, `${middle.toFixed(2)} ms`, `${late.toFixed(2)} ms`);
}

function speed(): string[] {
  const almanac = createAlmanac();
  // steps that share no factor with weeks, months or the almanac's slots
  const anyDate = (i: number) => civilDateOf(dayNumber(2020, 1, 1) + ((i * 3571) % 14_000));
  const nextDate = (i: number) => civilDateOf(dayNumber(2026, 1, 1) + i);
  return [
    row("Speed", "runs", "median", "95 %"),
    timed("a day, any date, nothing known", 300, (i) => almanacDay(createAlmanac(), NEW_DELHI, anyDate(i))),
    timed("a day, any date", 1000, (i) => almanacDay(almanac, NEW_DELHI, anyDate(i))),
    timed("a day, date after date", 1000, (i) => almanacDay(almanac, NEW_DELHI, nextDate(i))),
    timed("a day with festivals and tables", 365, (i) => panchangDay(almanac, NEW_DELHI, nextDate(i))),
    timed("a month, nothing known", 40, (i) => panchangMonth(createAlmanac(), NEW_DELHI, 2040 + i, 5)),
    timed("festivals of a year, nothing known", 20, (i) => festivalsOfYear(createAlmanac(), 2040 + i)),
  ];
}

async function weight(): Promise<string> {
  const entry = fileURLToPath(new URL("./panchangChunk.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = outputs.map((part) => ("code" in part ? part.code : "")).join("");
  return row("Chunk for the browser", `${(gzipSync(code).length / 1024).toFixed(1)} kB gzip`);
}

/** Accuracy against the examples, speed on this machine and weight of the browser's chunk, as lines to print. */
export async function benchPanchang(): Promise<string[]> {
  return [...accuracy(), ...festivals(), ...speed(), await weight()];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${(await benchPanchang()).join("\n")}\n`);
}
