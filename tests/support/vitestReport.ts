import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { failure, plain, type TestOutcome } from "./results";
import { summaryOf } from "./summary";

/**
 * Writes what came of each test as `TestOutcome`s to the file that `UNITS_REPORT` names, for the end of `npm test`;
 * without one it ends the run with what that end would say.
 */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcomes = [
      ...modules.flatMap(ofModule),
      ...unhandled.map((error) =>
        failure(String(error.VITEST_TEST_PATH ?? "vitest"), "outside a test", words([error])),
      ),
    ];
    const file = process.env.UNITS_REPORT;
    if (file) writeFileSync(file, JSON.stringify(outcomes));
    else console.log(summaryOf(outcomes, []));
  }
}

/** A file that could not be read has no tests: it is a failure by itself. */
function ofModule(module: TestModule): TestOutcome[] {
  const file = fileOf(module);
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const broken = errors.length > 0 ? [failure(file, "outside its tests", words(errors))] : [];
  return [...broken, ...[...module.children.allTests()].map((test) => ofTest(test, file))];
}

function ofTest(test: TestCase, file: string): TestOutcome {
  const { state, errors = [] } = test.result();
  const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {};
  const error = state === "skipped" || state === "pending" ? "was not run" : words(errors);
  return {
    file,
    name: test.fullName,
    passed: state === "passed",
    tries: retryCount + 1,
    seconds: duration / 1000,
    ...(error && { error }),
  };
}

/** The same file runs on both databases. */
const fileOf = ({ relativeModuleId, project }: TestModule) => `${relativeModuleId} (${project.name})`;

const words = (errors: readonly { message: string; stacks?: { file: string; line: number }[]; diff?: string }[]) =>
  errors
    .map(({ message, stacks = [], diff }) => {
      const at = stacks.find(({ file }) => !file.includes("node_modules"));
      return plain([message, diff, at && `at ${at.file}:${at.line}`].filter(Boolean).join("\n"));
    })
    .join("\n");
