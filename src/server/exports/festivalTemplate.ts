import { festivalTypes } from "../../contract/vocabulary";
import type { FestivalRecord } from "../festivals/normalize";
import { templateSlugs } from "../imports/read/templateRows";
import type { SheetCell } from "../sheets/writeWorkbook";
import type { Template } from "./template";

/** What a column takes, and an example of it; in the order of an export. */
const guide = {
  id: ["The number of a festival on record; blank for a new one", ""],
  slug: ["Small letters, digits and hyphens; blank makes it from the name", templateSlugs.example],
  ruleId: ["The rule that computes the date, as an export writes it; blank for a festival with a date of its own", ""],
  name: ["Needed: the name in English", "Melukote Vairamudi"],
  nameHi: ["The name in Hindi", "मेलुकोटे वैरमुडि"],
  nameKn: ["The name in Kannada", "ಮೇಲುಕೋಟೆ ವೈರಮುಡಿ"],
  otherNames: ["Names in other regions", "Vairamudi Utsava (Karnataka)"],
  otherNamesHi: ["The same in Hindi", ""],
  otherNamesKn: ["The same in Kannada", ""],
  type: [festivalTypes.join(" | "), "REGIONAL"],
  region: ["States or regions between commas, or All India", "Karnataka"],
  festivalDate: ["A day: 2027-03-18 or 18-03-2027; blank when a rule computes it", "2027-03-18"],
  deities: ["Names between semicolons", "Vishnu; Lakshmi"],
  significance: ["One sentence", "The Lord wears the diamond crown for one night."],
  significanceHi: ["The same in Hindi", ""],
  significanceKn: ["The same in Kannada", ""],
  description: ["Text, also of several lines", ""],
  descriptionHi: ["The same in Hindi", ""],
  descriptionKn: ["The same in Kannada", ""],
  active: ["true | false", true],
} as const satisfies Record<"id" | keyof FestivalRecord, readonly [string, SheetCell]>;

/** The empty list of festivals. */
export const festivalTemplate: Template = { sheet: "Festivals", guide };
