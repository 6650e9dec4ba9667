import { stripVTControlCharacters } from "node:util";

/** What came of one test, whichever runner ran it. A step without tests, such as the types, counts as one. */
export type TestOutcome = {
  file: string;
  name: string;
  passed: boolean;
  /** How often it was run: 1 unless it failed at first. */
  tries: number;
  seconds: number;
  /** What the first failed try said; of one that passed at once there is nothing to say. */
  error?: string;
  /** The address and the first words of the page on which a browser test failed. */
  page?: string;
};

export type Tally = { passed: number; failed: number };

export const tallyOf = (outcomes: TestOutcome[]): Tally => {
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed };
};

/**
 * A runner that ended badly has a failure at least: a file that could not be read has no test to blame. One that was
 * cut off by a limit is told in any case, since what it had not come to is missing.
 */
export function withBlame(outcomes: TestOutcome[], runner: TestOutcome, wasCutOff = false): TestOutcome[] {
  const blamed = !wasCutOff && outcomes.some(({ passed }) => !passed);
  return runner.passed || blamed ? outcomes : [...outcomes, runner];
}

type BrowserReport = { suites?: Suite[]; errors?: { message?: string }[] };
type Suite = { file: string; title: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; tests: { status: string; annotations?: Annotation[]; results: Try[] }[] };
type Try = { duration: number; errors?: { message?: string }[]; annotations?: Annotation[] };
type Annotation = { type: string; description?: string };

/** Playwright's JSON report; a test that was not run is a failure, since none is meant to be left out. */
export function ofBrowser(report: unknown): TestOutcome[] {
  const { suites = [], errors = [] } = (report ?? {}) as BrowserReport;
  const broken = errors.map(({ message = "" }) => failure("browser", "the run itself", plain(message)));
  return [...suites.flatMap((suite) => ofSuite(suite, [])), ...broken];
}

/** The outermost suite is the file, the inner ones are the groups whose titles stand before the test's. */
const ofSuite = ({ file, suites = [], specs = [] }: Suite, groups: string[]): TestOutcome[] => [
  ...specs.flatMap((spec) => ofSpec(spec, file, groups)),
  ...suites.flatMap((inner) => ofSuite(inner, [...groups, inner.title])),
];

function ofSpec({ title, tests }: Spec, file: string, groups: string[]): TestOutcome[] {
  return tests.map(({ status, results }) => {
    const failed = results.find(({ errors = [] }) => errors.length > 0);
    const page = failed?.annotations?.find(({ type }) => type === "page")?.description;
    return {
      file: `tests/browser/${file}`,
      name: [...groups, title].join(" › "),
      passed: status === "expected" || status === "flaky",
      tries: results.length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(failed && { error: plain(failed.errors?.map(({ message }) => message ?? "").join("\n") ?? "") }),
      ...(status === "skipped" && { error: "was not run" }),
      ...(page && { page }),
    };
  });
}

export const failure = (file: string, name: string, error: string, seconds = 0): TestOutcome => ({
  file,
  name,
  passed: false,
  tries: 1,
  seconds,
  error,
});

export const plain = (text: string): string => stripVTControlCharacters(text).trim();
