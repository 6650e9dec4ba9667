/**
 * The one clock of the tests: a Wednesday morning in India, whatever day it is for the machine, and on from there.
 * A day on which nothing is rare: no lost or repeated lunar day, no eclipse, no month that is counted twice.
 */
const start = Date.parse("2026-11-18T05:30:00Z");

const aheadMs = start - Date.now();

export const testNow = (): Date => new Date(Date.now() + aheadMs);

/** The machine's time, which files on disk have: for tests that compare with theirs. */
export const machineNow = (): Date => new Date();

/** The time `ms` milliseconds from now, as the API writes it. */
export const inMs = (ms: number): string => new Date(testNow().getTime() + ms).toISOString();
