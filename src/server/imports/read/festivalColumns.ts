import { z } from "zod";
import { CivilDate } from "../../../contract/dates";
import { FestivalInput, FestivalType } from "../../../contract/festivals";
import { latinDigits } from "../../../domain/digits";
import { firstDayIn, readDateText, readFlag } from "../../../domain/importCells";
import { foldName } from "../../../domain/spelling";
import { serialText } from "../../sheets/serialDates";
import { listIn } from "./cells";
import { headerReader } from "./headers";
import type { ImportColumns } from "./importColumns";
import type { CellReading } from "./readCell";

/** Names of a festival's columns in lists of others. */
const names: Readonly<Record<string, string>> = {
  id: "festivalid",
  name: "festival festivals festivalname nameoffestival nameofthefestival title nameen utsav utsava त्योहार त्यौहार त्योहारकानाम त्यौहारकानाम पर्वकानाम उत्सव नाम पर्व ಉತ್ಸವ ಹಬ್ಬ ಹಬ್ಬದಹೆಸರು ಹೆಸರು திருவிழா பெயர்",
  nameHi: "hindiname namehindi nameinhindi हिंदीनाम हिन्दीनाम",
  nameKn: "kannadaname namekannada nameinkannada ಕನ್ನಡಹೆಸರು",
  otherNames: "regionalnames aliases alsoknownas अन्यनाम ಇತರಹೆಸರುಗಳು",
  otherNamesHi: "othernameshindi hindiothernames",
  otherNamesKn: "othernameskannada kannadaothernames",
  slug: "url path",
  ruleId: "rule",
  type: "kind category प्रकार ಪ್ರಕಾರ",
  region: "regions state states celebratedin wherecelebrated observedin क्षेत्र राज्य ಪ್ರದೇಶ ರಾಜ್ಯ",
  festivalDate: "date dates dateoffestival dateofcelebration तिथि तारीख दिनांक ದಿನಾಂಕ தேதி",
  deities: "deity god gods presidingdeity maindeity deityworshipped देवता देवीदेवता ದೇವರು ದೇವತೆಗಳು",
  significance: "importance महत्व महत्त्व ಮಹತ್ವ",
  significanceHi: "significancehindi hindisignificance",
  significanceKn: "significancekannada kannadasignificance",
  description: "about meaning details विवरण ವಿವರಣೆ",
  descriptionHi: "descriptionhindi hindidescription",
  descriptionKn: "descriptionkannada kannadadescription",
  active: "isactive सक्रिय ಸಕ್ರಿಯ",
};
/** What follows from others; the day of the week from the date. */
const readOnly =
  "day weekday dayofweek dayoftheweek वार दिन ವಾರ ದಿನ கிழமை nextdate version createdat updatedat deletedat error";

/** What lists call the types, in their languages. */
const typesByWord = new Map(
  Object.entries({
    MAJOR: "national मुख्य प्रमुख राष्ट्रीय ಮುಖ್ಯ ಪ್ರಮುಖ ರಾಷ್ಟ್ರೀಯ",
    REGIONAL: "local state क्षेत्रीय प्रादेशिक स्थानीय ಪ್ರಾದೇಶಿಕ ಸ್ಥಳೀಯ",
    VRAT: "vrata vratam fast fasting व्रत उपवास ವ್ರತ ಉಪವಾಸ",
  }).flatMap(([type, words]) => words.split(" ").map((word) => [word.normalize("NFC"), type] as const)),
);

/** A filled cell is never blank, so that what is wrong with it is said by its own rule. */
const schemas: Readonly<Record<string, z.ZodType | undefined>> = {
  ...FestivalInput.shape,
  type: FestivalType,
  festivalDate: CivilDate,
  id: z.int().min(1),
};

/** What the columns of a file of festivals mean, and how their cells are read. */
export const festivalColumns: ImportColumns = {
  fields: Object.keys(names),
  lists: new Set(["deities"]),
  neverCleared: new Set(["id", "slug", "name", "type", "active"]),
  find: headerReader({ fields: names, readOnly }),
  keyOf: ({ name }) => (typeof name === "string" && name !== "" ? foldName(name) : undefined),
  readCell: (field, cell) => {
    const schema = schemas[field];
    const prepared = schema ? prepare(field, cell) : { reason: "errors.field" };
    if ("reason" in prepared || !schema) return prepared;
    const parsed = schema.safeParse(prepared.value);
    if (parsed.success) return { value: parsed.data };
    return { reason: parsed.error.issues[0]?.message ?? "errors.custom", ...suggestionFor(field, cell) };
  },
};

function prepare(field: string, cell: unknown): CellReading {
  if (typeof cell !== "string")
    return { value: field === "id" || field === "active" || Array.isArray(cell) ? cell : textOf(cell) };
  const text = cell.trim();
  switch (field) {
    case "id":
      return /^\d{1,10}$/.test(text) ? { value: Number(text) } : { reason: "errors.id" };
    case "active": {
      const value = readFlag(text);
      return value === undefined ? { reason: "errors.boolean" } : { value };
    }
    case "festivalDate":
      return { value: readDateText(latinDigits(text)) };
    case "type":
      return { value: typesByWord.get(text.toLowerCase().normalize("NFC")) ?? text.toUpperCase() };
    case "deities": {
      const items = listIn(text);
      return items ? { value: items } : { reason: "errors.list" };
    }
    default:
      // spreadsheets end lines inside a cell in their own way; what is on file has one way
      return { value: cell.replace(/\r\n?/g, "\n") };
  }
}

/** The counts of days since 1900 that spreadsheet programs keep dates as; those of 1954 to 2119. */
const serial = /^[2-7]\d{4}$/;

/** A date that became a number on its way is suggested as a date, of several days the first. */
function suggestionFor(field: string, cell: unknown): { suggestion?: string } {
  if (field !== "festivalDate") return {};
  const text = String(cell).trim();
  const suggestion = serial.test(text) ? serialText(Number(text), false) : firstDayIn(latinDigits(text));
  return suggestion !== undefined && CivilDate.safeParse(suggestion).success ? { suggestion } : {};
}

const textOf = (cell: unknown) => (typeof cell === "number" ? String(cell) : cell);
