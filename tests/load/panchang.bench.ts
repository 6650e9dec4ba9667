import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { festivalsOfYear } from "../../src/domain/festivals/engine";
import { partingOf } from "../../src/domain/festivals/partings";
import { timesOf } from "../../src/domain/festivals/times";
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
import { atLeast, atMost, type Measure, missed, print } from "./measure";

const ANGAS = ["tithi", "nakshatra", "yoga", "karana"] as const;
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const median = (values: number[]) => sorted(values)[values.length >> 1] ?? Number.NaN;
/** Names end in how many were compared. */
const seconds = (name: string, values: number[], worst: number): Measure[] => [
  atMost(`panchang: ${name} (${values.length}), median`, median(values), "s"),
  atMost(`panchang: ${name}, worst`, Math.max(...values), "s", worst),
];

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

/** Seconds allowed by the kind of instant. */
const ALLOWED = { rise: 5, end: 10 } as const;

function accuracy(): Measure[] {
  const all = compared();
  const of = (name: string, pick: (day: AlmanacDay) => unknown) =>
    atLeast(`panchang: ${name} right, of ${all.length}`, right(all, pick), "days", all.length);
  const month = ({ masa: { amantaStart: _, amantaEnd: __, ...named } }: AlmanacDay) => named;
  const apart = (name: string, worst: number, pick: (day: AlmanacDay) => (string | null)[]) =>
    seconds(name, differences(all, pick), worst);
  return [
    ...ANGAS.map((anga) => of(anga, ({ spans }) => spans[anga].map(({ index }) => index))),
    of("pada", ({ atSunrise }) => atSunrise.nakshatra.pada),
    of("kshaya and vriddhi", ({ kshayaTithi, vriddhiTithi }) => [kshayaTithi, vriddhiTithi]),
    of("month, paksha, adhika", month),
    of("samvat", ({ samvat }) => samvat),
    ...apart("sunrise and sunset", ALLOWED.rise, ({ sun }) => Object.values(sun)),
    ...apart("moonrise and moonset", ALLOWED.rise, ({ moon }) => Object.values(moon)),
    ...ANGAS.flatMap((anga) => apart(`${anga} ends`, ALLOWED.end, ({ spans }) => spans[anga].map(({ end }) => end))),
    ...apart("new moons", ALLOWED.end, ({ masa }) => [masa.amantaStart, masa.amantaEnd]),
    ...apart("day parts", ALLOWED.end, ({ kalas }) => [...kalas.rahu, ...kalas.abhijit, ...kalas.nishita]),
  ];
}

/** Sources print it on two days; it is entered by date. */
const DISPUTED = ["thaipusam"];

function festivals(): Measure[] {
  const found = festivalsOfYear(createAlmanac(), 2026, { tentative: true });
  const id = (festival: string) => festival.replace("-vaishnava-or-govt", "-vaishnava");
  const isFound = (festival: string, date: string) =>
    found.some((each) => each.festival === id(festival) && each.date === date);
  const settled = publishedFestivals().filter(({ festival }) => !DISPUTED.includes(festival));
  const agreed = settled.filter(({ festival, date }) => isFound(festival, date));
  return [atLeast(`festivals of 2026 as published, of ${settled.length}`, agreed.length, "dates", settled.length)];
}

function timed(name: string, times: number, run: (i: number) => void, budget?: number): Measure {
  for (let i = 0; i < Math.min(times, 20); i++) run(-1 - i);
  const taken = Array.from({ length: times }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  return atMost(`panchang: ${name}, median`, median(taken), "ms", budget);
}

function yearWithTimes(year: number): void {
  const almanac = createAlmanac();
  for (const found of festivalsOfYear(almanac, year)) {
    timesOf(almanac, found);
    partingOf(almanac, found);
  }
}

function speed(): Measure[] {
  const almanac = createAlmanac();
  // steps that share no factor with weeks, months or the almanac's slots
  const anyDate = (i: number) => civilDateOf(dayNumber(2020, 1, 1) + ((i * 3571) % 14_000));
  const nextDate = (i: number) => civilDateOf(dayNumber(2026, 1, 1) + i);
  return [
    timed("a day, nothing known", 300, (i) => almanacDay(createAlmanac(), NEW_DELHI, anyDate(i))),
    timed("a day, any date", 1000, (i) => almanacDay(almanac, NEW_DELHI, anyDate(i)), 2),
    timed("a day, date after date", 1000, (i) => almanacDay(almanac, NEW_DELHI, nextDate(i)), 2),
    timed("a day with everything", 365, (i) => panchangDay(almanac, NEW_DELHI, nextDate(i)), 4),
    timed("a month, nothing known", 40, (i) => panchangMonth(createAlmanac(), NEW_DELHI, 2040 + i, 5), 40),
    timed("festivals of a year with their times, nothing known", 20, (i) => yearWithTimes(2040 + i), 900),
  ];
}

async function weight(): Promise<Measure> {
  const entry = fileURLToPath(new URL("./panchangChunk.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = outputs.map((part) => ("code" in part ? part.code : "")).join("");
  return atMost("panchang: chunk for the browser, gzip", gzipSync(code).length / 1000, "kB", 90);
}

/** Accuracy against the examples, speed on this machine and weight of the browser's chunk. */
export async function benchPanchang(): Promise<Measure[]> {
  return [...accuracy(), ...festivals(), ...speed(), await weight()];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const measures = await benchPanchang();
  print(measures);
  if (process.argv.includes("--check") && measures.some(missed)) process.exitCode = 1;
}
