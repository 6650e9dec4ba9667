import { once } from "node:events";
import { festivalsOfYear } from "../../domain/festivals/engine";
import { type Almanac, createAlmanac } from "../../domain/panchang/almanac";
import { PanchangInputError } from "../../domain/panchang/input";
import { answerLine } from "./lines";

const USAGE = `usage: panchang < requests     one JSON request {"id","lat","lng","date"} a line, one answer a line
       panchang festivals YEAR`;

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** Answers whatever whole lines have come, so that a caller may also ask one line at a time and wait. */
async function answerRequests(almanac: Almanac): Promise<void> {
  const answers = (lines: string[]) =>
    lines
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .map((line) => `${answerLine(almanac, line)}\n`)
      .join("");
  let unfinished = "";
  for await (const text of process.stdin.setEncoding("utf8")) {
    const lines = `${unfinished}${text}`.split("\n");
    unfinished = lines.pop() ?? "";
    await write(answers(lines));
  }
  await write(answers([unfinished]));
}

async function listFestivals(almanac: Almanac, year: string | undefined): Promise<void> {
  const dates = festivalsOfYear(almanac, Number(year), { tentative: true });
  await write(dates.map(({ festival, date }) => `${JSON.stringify({ festival, date })}\n`).join(""));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

// A reader that stops early (head) closes the pipe; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

const [command, year, ...rest] = process.argv.slice(2);
try {
  if (command === undefined) await answerRequests(createAlmanac());
  else if (command === "festivals" && rest.length === 0) await listFestivals(createAlmanac(), year);
  else fail(USAGE);
} catch (error) {
  if (!(error instanceof PanchangInputError)) throw error;
  fail(`${error.field}: ${error.message}`);
}
