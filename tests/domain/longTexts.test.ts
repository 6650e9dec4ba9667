import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correctionFields } from "../../src/contract/contributionLimits";
import { patchOfCorrection } from "../../src/contract/corrections";
import { parseDegrees } from "../../src/domain/coordinates";
import { csvLine } from "../../src/domain/csv";
import {
  firstDayIn,
  isMissing,
  itemsIn,
  poojaPieces,
  readDateText,
  readFlag,
  spoiltBy,
} from "../../src/domain/importCells";
import { doubtFootnotes, doubtPoojas } from "../../src/domain/importDoubts";
import { parseRupees } from "../../src/domain/money";
import { readPositionText } from "../../src/domain/positionText";
import { endsLikePrice, isFree, rupeesIn } from "../../src/domain/rupees";
import { readPoojas, readWords } from "../../src/domain/sharedTemple";
import { slugOf } from "../../src/domain/slugs";
import { foldName } from "../../src/domain/spelling";
import { textFlags, textKey } from "../../src/domain/textFlags";
import { youtubeIdOf } from "../../src/domain/youtube";
import { festivalColumns } from "../../src/server/imports/read/festivalColumns";
import { readCell } from "../../src/server/imports/read/readCell";
import { templeColumns } from "../../src/server/imports/read/templeColumns";
import { placeInAddress } from "../../src/server/temples/submission";

const LENGTH = 100_000;
/** A hundred times what any of them needs, of the processor's time: what else the machine does is no fault. */
const MOST_MS = 1_000;

const looks: Record<string, (text: string) => unknown> = {
  ...{ textFlags, textKey, poojaPieces, readDateText, firstDayIn, itemsIn, isMissing, readFlag, spoiltBy },
  ...{ readPositionText, parseRupees, endsLikePrice, isFree, rupeesIn, readPoojas, readWords, slugOf, foldName },
  ...{ youtubeIdOf, placeInAddress },
  parseDegrees: (text) => parseDegrees(text, "NS"),
  csvLine: (text) => csvLine([text]),
  footnotes: (name) => doubtFootnotes({ values: { name }, problems: [], doubts: [] }),
  poojas: (name) => doubtPoojas({ values: { poojaDetails: [{ name, charges: null }] }, problems: [], doubts: [] }),
  "a cell of temples": (text) => templeColumns.fields.map((field) => readCell(field, text)),
  "a cell of festivals": (text) => festivalColumns.fields.map((field) => festivalColumns.readCell(field, text)),
  "a header": (text) => [templeColumns.find(text), festivalColumns.find(text)],
  "a correction": (text) => correctionFields.map((field) => patchOfCorrection({ field, value: text, language: "hi" })),
};

/** Signs that patterns look for, alone and in twos, before and after others. */
const sign = fc.oneof(
  fc.constantFrom(..."@.,-–=:;|•()[]{}'\"/\\°′″NSEW+?#&_ \t\n09aAनಕ"),
  fc.constantFrom(
    "a@",
    "a.",
    "0,",
    "0 ",
    " -",
    "- ",
    "[1",
    "Rs ",
    "in ",
    "to ",
    "N ",
    "http://",
    "0.0",
    "२ ",
    "watch?v=",
  ),
);
const long = fc
  .tuple(fc.constantFrom("", "a", "1", "12 ", "from ", "x@"), sign, fc.constantFrom("", "x", "!", "\n", ")"))
  .map(([before, repeated, after]) => before + repeated.repeat(LENGTH / repeated.length) + after);

describe("a text of a hundred thousand signs is looked at once by", () => {
  test.each(Object.entries(looks))("%s", { timeout: 120_000 }, (_, look) => {
    fc.assert(
      fc.property(long, (text) => {
        const start = process.cpuUsage();
        look(text);
        const { user, system } = process.cpuUsage(start);
        const tookMs = (user + system) / 1_000;
        // the text itself is too long to be shown
        if (tookMs >= MOST_MS)
          throw new Error(`${tookMs} ms for ${JSON.stringify(text.slice(0, 20))}…${text.slice(-3)}`);
      }),
      { numRuns: 60, reporter: ({ failed, errorInstance }) => expect(failed ? String(errorInstance) : "").toBe("") },
    );
  });
});
