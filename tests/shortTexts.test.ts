import { expect, test } from "vitest";
import { findTextCuts, isCutByLength } from "./support/cuts";
import { readSources } from "./support/sources";

/** What is cut there is no text for people, or is not shown cut. */
const others = new Map([
  ["src/domain/shortText.ts", "the one place that cuts them"],
  ["src/domain/resolution/nameForm.ts", "what is compared is bounded first"],
  ["src/domain/resolution/profile.ts", "digits of a number"],
  ["src/domain/rupees.ts", "what is compared is bounded first"],
  ["src/domain/slugs.ts", "an address of a to z"],
  ["src/domain/spelling/key.ts", "what is compared is bounded first"],
  ["src/domain/spelling/matches.ts", "what is compared is bounded first"],
  ["src/domain/youtube.ts", "what is compared is bounded first"],
  ["src/server/accounts/recoveryCodes.ts", "halves of a code"],
  ["src/server/accounts/sessions.ts", "a header"],
  ["src/server/backups/postgresTools.ts", "what a tool said, for the log"],
  ["src/server/backups/upload.ts", "what a server said, for the log"],
  ["src/server/imports/plan/sourceNumbers.ts", "words of a to z"],
  ["src/server/imports/read/byContent.ts", "what is compared is bounded first"],
  ["src/server/imports/read/skippedRows.ts", "what is compared is bounded first"],
  ["src/server/s3/bucket.ts", "what a server said, for the log"],
  ["src/server/visits/plugin.ts", "a header"],
]);

test("texts for people are shortened by domain/shortText, which ends with a whole letter", { timeout: 120_000 }, () => {
  const cuts = findTextCuts(readSources("src"));
  expect(cuts.filter((cut) => !others.has(cut.replace(/:.*/s, "")))).toEqual([]);
  expect([...others.keys()].filter((path) => !cuts.some((cut) => cut.startsWith(`${path}:`)))).toEqual([]);
});

test.each([
  "notes?.slice(0, 80)",
  "text.slice(0, MOST_LETTERS)",
  "flat.slice(0, descriptionLength - 1)",
  "label.slice(0, longest.label)",
  "text.slice(-CONTEXT)",
  "text.substring(0, at)",
])("%s cuts by a length", (code) => {
  expect(isCutByLength(code)).toBe(true);
});

test.each([
  "date.slice(0, 10)",
  "text.slice(0, at)",
  "key.slice(0, -ending.length)",
  'createHash("sha256").digest("base64url").slice(0, 22)',
])("%s does not", (code) => {
  expect(isCutByLength(code)).toBe(false);
});
