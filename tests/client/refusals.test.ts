import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { errorText, refusal } from "../../src/client/errors";
import { languages } from "../../src/client/language";
import { catalogue, type ErrorCode } from "../../src/contract/errors";
import { keysIn, readTexts } from "../support/locales";

/** Said on the pages of bookings alone, which load their texts. */
const ofBookings = [
  ...[
    "datePast",
    "dateFar",
    "closedDay",
    "poojaDay",
    "pooja",
    "slotNone",
    "slotTooSoon",
    "slotTaken",
    "slotOwn",
    "sameTime",
  ],
  ...["bookingAmount", "closedSeason"],
].map((name) => `errors.${name}`);
/** Said on the page of a temple alone. */
const ofTemples = ["errors.correctionLanguage"];
/** Said on the pages that take donations alone. */
const ofPayments = ["errors.cause", "errors.pan", "errors.noWorship"];
/** Said in the console alone. */
const isOfBulk = (key: string) => key.startsWith("errors.bulk");
const ofConsole = [
  ...[
    "worship",
    "positionPrecision",
    "positionCoarse",
    "positionMiddle",
    "positionKept",
    "farFromPincode",
    "positionOtherState",
  ],
  ...["positionInSteps", "positionShared", "positionInSea"],
].map((name) => `errors.${name}`);
/** What names itself by the code of a schema's issue or of the panchang's refusal. */
const byCode = [
  ...["invalid_type", "invalid_value", "invalid_union", "invalid_format", "too_big", "too_small", "unrecognized_keys"],
  ...["not_multiple_of", "invalid_key", "invalid_element", "custom", "invalidDate", "outOfRange", "noSunrise"],
].map((name) => `errors.${name}`);

const answered = ["src/domain", "src/contract", "src/server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => keysIn(readFileSync(join(folder, name), "utf8")))
    .filter((key) => key.startsWith("errors.")),
);
const codes = Object.keys(catalogue).map((code) => `errors.${code}`);

/** The words of every page, and of those screens' where they are met. */
function speaker(language: string) {
  const texts = readTexts(language);
  const placeOf = (key: string) => {
    if (isOfBulk(key)) return "desk";
    if (ofConsole.includes(key)) return "admin";
    if (ofPayments.includes(key)) return "payments";
    if (ofTemples.includes(key)) return "temple";
    return ofBookings.includes(key) ? "booking" : "common";
  };
  return (key: string) => texts.get(`${placeOf(key)}:${key}`) ?? key;
}

describe.each(languages)("in %s", (language) => {
  const t = speaker(language);

  test("every refusal of the API has its words on the page that meets it", () => {
    const keys = [...new Set([...answered, ...codes, ...byCode])];
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => t(key) === key || !t(key))).toEqual([]);
  });

  test("a refusal in the catalogue's words is never read in another language's", () => {
    const inEnglish = speaker("en");
    const said = (code: ErrorCode, speak = t) => {
      const { status, text } = catalogue[code];
      return errorText(refusal(status, { statusCode: status, code, message: text }), speak);
    };
    for (const code of Object.keys(catalogue) as ErrorCode[]) {
      expect(said(code), code).toBe(t(`errors.${code}`));
      if (language === "en") expect(catalogue[code].text, code).toBe(t(`errors.${code}`));
      else expect(said(code), code).not.toBe(said(code, inEnglish));
    }
  });
});
