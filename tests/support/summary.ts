import type { TestOutcome } from "./results";

export type StepTime = { title: string; seconds: number };

const ERROR_LINES = 12;
/** Of what passed in the end; enough to reach the finding of an accessibility check. */
const TRIED_AGAIN_LINES = 5;
/** So many failures are told whole; the rest by their names, so that all fits into the last lines of a log. */
const TOLD_WHOLE = 5;

/** The end of a run: what failed and with which words, what passed only when tried again, what took how long. */
export function summaryOf(outcomes: TestOutcome[], times: StepTime[]): string {
  const failed = outcomes.filter(({ passed }) => !passed);
  const again = outcomes.filter(({ passed, tries }) => passed && tries > 1);
  const slowest = outcomes.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    ...section(
      "Times by step",
      times.map(({ title, seconds }) => `${inSeconds(seconds)}  ${title}`),
    ),
    ...section(
      "The ten slowest tests",
      slowest.map((one) => `${inSeconds(one.seconds)}  ${nameOf(one)}`),
    ),
    ...section("Needed another try", again.map(triedAgain)),
    ...section(
      "Failed",
      failed.map((one, index) => (index < TOLD_WHOLE ? toldWhole(one) : nameOf(one))),
    ),
  ].join("\n");
}

const section = (title: string, lines: string[]): string[] => (lines.length > 0 ? ["", `— ${title}`, ...lines] : []);

const nameOf = ({ file, name }: TestOutcome) => `${file} › ${name}`;

const triedAgain = (one: TestOutcome) => `${nameOf(one)} (${one.tries} tries)${indented(one, TRIED_AGAIN_LINES)}`;

const toldWhole = (one: TestOutcome) => nameOf(one) + indented(one, ERROR_LINES);

function indented({ error = "", page }: TestOutcome, most: number): string {
  const lines = error.split("\n").filter((line) => line.trim() !== "");
  const told = [...lines.slice(0, most), ...(page ? [`page: ${page}`] : [])];
  return told.map((line) => `\n    ${line.slice(0, 300)}`).join("");
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
