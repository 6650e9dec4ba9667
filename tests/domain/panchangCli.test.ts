import { spawn } from "node:child_process";
import { describe, expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { answerLine } from "../../src/server/panchang/lines";
import { panchangExamples, secondsApart } from "../support/panchang";

type Answer = { id: unknown; error?: { field: string; message: string } } & Record<string, never>;

/** Runs the command with some input, in a time zone; answers what it printed and how it ended. */
function run(input: string, args: string[] = [], zone = "Asia/Kolkata") {
  const command = spawn(process.execPath, ["--import", "tsx", "src/server/panchang/cli.ts", ...args], {
    env: { ...process.env, TZ: zone },
  });
  let [out, errors] = ["", ""];
  command.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  command.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  command.stdin.end(input);
  return new Promise<{ out: string; errors: string; code: number | null }>((resolve) => {
    command.on("close", (code) => resolve({ out, errors, code }));
  });
}

const lines = (out: string) =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer);
const request = (id: unknown, date: string, lat: unknown = 28.6139, lng: unknown = 77.209) =>
  JSON.stringify({ id, lat, lng, date });

test("answers line by line, in order, with the fields of the examples, whatever the zone of the machine", async () => {
  const examples = panchangExamples().slice(0, 10);
  const requests = examples.map(({ id, date, lat, lon }) => request(id, date, lat, lon));
  const { out, code } = await run(`${requests.join("\n")}\n`, [], "Pacific/Kiritimati");
  const almanac = createAlmanac();
  expect(out).toBe(requests.map((line) => `${answerLine(almanac, line)}\n`).join(""));
  expect(code).toBe(0);
  examples.forEach((example, i) => {
    const answer = lines(out)[i];
    const { city: _, categories: __, ...fields } = example;
    expect(Object.keys(fields).filter((field) => !(field in (answer ?? {})))).toEqual([]);
    expect(answer).toMatchObject({ id: example.id, lat: example.lat, lon: example.lon, samvat: example.samvat });
    const { sun } = answer as unknown as { sun: { sunrise: string } };
    expect(secondsApart(sun.sunrise, example.sun.sunrise)).toBeLessThan(1);
  });
});

test("a bad line gets an answer that names the field, and the rest goes on", async () => {
  const bad = [
    request(1, "2026-02-30"),
    request(2, "2026-01-14", 95),
    request("three", "9999-01-01"),
    "{broken",
    "",
    request(5, "2026-01-14", "28"),
    request(6, "2026-01-14", 28, null),
    "[1]",
    request(null, "2026-01-14"),
  ];
  const { out, code, errors } = await run(bad.join("\n"));
  const answers = lines(out);
  expect(answers.map(({ id, error }) => [id, error?.field])).toEqual([
    [1, "date"],
    [2, "lat"],
    ["three", "date"],
    [null, "line"],
    [5, "lat"],
    [6, "lng"],
    [null, "line"],
    [null, undefined],
  ]);
  expect(answers.every(({ error }) => error === undefined || error.message.length > 10)).toBe(true);
  expect([code, errors]).toEqual([0, ""]);
});

test("lines cut by the pipe are put together, and all answered in their order", async () => {
  const days = Array.from({ length: 1200 }, (_, i) =>
    new Date(Date.UTC(2000, 0, 1 + 11 * i)).toISOString().slice(0, 10),
  );
  const { out } = await run(days.map((date, i) => request(i, date)).join("\n"));
  expect(lines(out).map(({ id, date }) => [id, date])).toEqual(days.map((date, i) => [i, date]));
});

test("an answer comes before the next question is asked", async () => {
  const command = spawn(process.execPath, ["--import", "tsx", "src/server/panchang/cli.ts"]);
  const answer = () => new Promise<string>((resolve) => command.stdout.once("data", (text) => resolve(String(text))));
  for (const id of [1, 2]) {
    command.stdin.write(`${request(id, "2026-01-14")}\n`);
    expect(lines(await answer())[0]?.id).toBe(id);
  }
  command.stdin.end();
  await new Promise((resolve) => command.on("close", resolve));
});

describe("festivals of a year", () => {
  test("are lines of festival and date, sorted", async () => {
    const { out, code } = await run("", ["festivals", "2026"], "America/Los_Angeles");
    const found = lines(out) as unknown as { festival: string; date: string }[];
    expect(code).toBe(0);
    expect(found.every((line) => Object.keys(line).join() === "festival,date")).toBe(true);
    expect(found.map(({ date }) => date)).toEqual(found.map(({ date }) => date).sort());
    expect(found).toContainEqual({ festival: "diwali", date: "2026-11-08" });
    expect(found.filter(({ festival }) => festival === "ekadashi")).toHaveLength(24);
  });

  test.each([
    [["festivals", "9999"], /year/],
    [["fstivals", "2026"], /usage/],
  ])("%j is refused", async (args, reason) => {
    const { out, errors, code } = await run("", args);
    expect([out, code]).toEqual(["", 2]);
    expect(errors).toMatch(reason);
  });
});
