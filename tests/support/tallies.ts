export type Tally = { passed: number; failed: number };

export const noTests: Tally = { passed: 0, failed: 0 };

export const total = (tallies: Tally[]): Tally =>
  tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), noTests);

/** A runner that ended badly counts one failure at least: a file that could not be read has no test to blame. */
const atLeastOne = ({ passed, failed }: Tally, well: boolean): Tally => ({
  passed,
  failed: well ? failed : Math.max(1, failed),
});

/** Vitest's JSON report; tests that were not run are failures here, since none is meant to be left out. */
export function ofVitest(report: unknown, well: boolean): Tally {
  const { numPassedTests: passed = 0, numTotalTests: all = 0 } = (report ?? {}) as Record<string, number>;
  return atLeastOne({ passed, failed: all - passed }, well);
}

/** Playwright's JSON report; a flaky test, one that passed only when run again, is a failure. */
export function ofBrowser(report: unknown, well: boolean): Tally {
  const { stats = {} } = (report ?? {}) as { stats?: Record<string, number> };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return atLeastOne({ passed: expected, failed: unexpected + skipped + flaky }, well);
}
