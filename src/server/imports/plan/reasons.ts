import texts from "../../../../locales/en/common.json";
import { settings, traditions } from "../../../contract/vocabulary";
import type { CellProblem } from "../../../domain/importPlan";

const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What is wrong with a cell, as the end of a sentence that began with it. */
const reasons: Readonly<Record<string, string>> = {
  "errors.required": "must be filled in",
  "errors.latitude": "must be a number between -90 and 90",
  "errors.longitude": "must be a number between -180 and 180",
  "errors.position": "latitude and longitude belong together",
  "errors.zeroPosition": "means that no position was recorded; it is left out",
  "errors.tooLong": "is too long",
  "errors.tooMany": "has too many entries",
  "errors.number": "must be a number",
  "errors.boolean": "must be yes or no",
  "errors.id": "must be the number of a temple",
  "errors.slug": "must be small letters, digits and single hyphens, not digits alone",
  "errors.slugTaken": "is the address of another temple",
  "errors.tradition": `must be ${choices.format(traditions)}`,
  "errors.setting": `must be ${choices.format(settings)}`,
  "errors.type": `must be ${choices.format([...traditions, ...settings])}`,
  "errors.location": "must be city and state with a comma between",
  "errors.pincode": "must have six digits",
  "errors.pincodeUnknown": "begins like no PIN code of the post",
  "errors.poojaUnnamed": "says that something is free and names no pooja; it is left out",
  "errors.poojaPrice": "ends with numbers that may be charges",
  "errors.footnote": "has the mark of a footnote",
  "errors.phoneShort": "is too short for a telephone number; it is left out",
  "errors.phone": "must be a telephone number",
  "errors.email": "must be an email address",
  "errors.webAddress": "must be a web address, such as https://www.example.org",
  "errors.pictureAddress":
    "must be a web address, such as https://example.org/a.jpg, or a path of this site that begins with /images/",
  "errors.wikidataId": "must be Q and a number",
  "errors.poojaDetails": "must be pieces such as Archana:50",
  "errors.list": "must be words between semicolons",
  "errors.hours": "must be hours as an export writes them",
  "errors.hoursWords": "cannot be read as weekly hours for certain; it is kept as words",
  "errors.hoursHolidays": "is of holidays, which weekly hours do not have; it is kept as a source note",
  "errors.controlCharacters": "contains characters that cannot be shown",
  "errors.nameIsNumber": "is a number of a list, not a name",
  "errors.nameOfOtherLanguage": "stands in the place of a name in English, which is missing",
  "errors.rowDiffers": "differs from an earlier line about the same record",
  "errors.ambiguous": "is the name of several temples there; give the id or the slug",
  "errors.coordinates": "cannot be read as latitude and longitude, such as 12.97, 77.59",
  "errors.programError": "is an error of a spreadsheet's formula, not a value",
  "errors.shortened": "is a number that a spreadsheet shortened; its last digits are lost",
  "errors.spelling": "is another spelling",
  "errors.stateUnknown": "is not a state of India",
  "errors.movedFar": "is how far the list moves the temple; a decision is needed",
  "errors.otherNumbered":
    "has the number of the row, and nothing else in the row agrees with it; it would be overwritten",
  "errors.positionPrecision": "must be site or place",
  "errors.positionCoarse": "has only two places after the point; it is kept as the position of the town",
  "errors.positionMiddle": "is the middle of a town or PIN area; it is kept as the position of the town",
  "errors.positionKept": "is only the position of the town; the exact one on record stays",
  "errors.farFromPincode": "is how far the position is from the area of its PIN code",
  "errors.positionInSea": "lies in the sea",
  "errors.positionInSteps": "stands in even steps with others of the town, as made-up positions do",
  "errors.positionShared": "is exactly the position of others, of the list or on record",
  "errors.positionOtherState": "is where the position is, which is in another state than the row says",
  "errors.otherState": "is another state than the one on record; a decision is needed",
  "errors.importQuotes": "opens a quotation mark that is never closed",
  "errors.strayQuote": "opens a quotation mark that is not closed",
  "errors.importCells": "has more cells than there are columns",
};

const catalogue = new Map(Object.entries(texts.errors));

/** The English words of a reason's key, with the earlier line that it is about. */
export function reasonText({ reason, earlier }: Pick<CellProblem, "reason" | "earlier">): string {
  const words = reasons[reason] ?? catalogue.get(reason.replace(/^errors\./, "")) ?? "is not valid";
  return earlier === undefined ? words : `${words} (line ${earlier})`;
}
