import { settings, traditions } from "../../contract/vocabulary";
import type { SheetCell } from "../sheets/writeWorkbook";
import type { ExportColumn } from "./columns";
import { EXAMPLE, type Template } from "./template";

/** What a column takes, and an example of it. */
const guide = {
  id: ["The number of a temple on record; blank for a new one", ""],
  slug: ["Small letters, digits and hyphens; blank makes it from the name", EXAMPLE],
  name: ["Needed: the name in English", "Chennakeshava Temple"],
  nameHi: ["The name in Hindi", "चेन्नकेशव मंदिर"],
  nameKn: ["The name in Kannada", "ಚೆನ್ನಕೇಶವ ದೇವಾಲಯ"],
  deity: ["The main deity", "Vishnu"],
  tradition: [traditions.join(" | "), "Hindu"],
  setting: [settings.join(" | "), "Ancient"],
  city: ["Needed: city, town or village", "Belur"],
  state: ["Needed: a state or union territory", "Karnataka"],
  address: ["Street and number", "Temple Road"],
  pincode: ["Six digits", "573115"],
  latitude: ["Degrees north: 13.1629 or 13°09'46\"N", 13.1629],
  longitude: ["Degrees east: 75.8606 or 75°51'38\"E", 75.8606],
  phone: ["A telephone number", "08177 222218"],
  email: ["An email address", "office@example.org"],
  website: ["Begins with https:// or http://", "https://example.org"],
  timings: ["In words", "7:30 am to 7:30 pm"],
  openingHours: ["As an export writes it", ""],
  bestTime: ["In words", "October to March"],
  dressCode: ["In words", ""],
  pujari: ["A name", ""],
  description: ["Text, also of several lines", "A temple of the Hoysala period."],
  history: ["Text", ""],
  significance: ["Text", ""],
  specialities: ["Words between semicolons", "Sculpture; Car festival"],
  amenities: ["Words between semicolons", "Parking; Drinking water"],
  poojaDetails: ["Name:charges between semicolons", "Archana:50; Abhisheka:500"],
  image: ["The address of a picture", ""],
  imageCredit: ["Who made the picture", ""],
  imageLicense: ["On what terms it may be shown", ""],
  gallery: ["Addresses of pictures between semicolons", ""],
  wikidataId: ["Q and a number", ""],
  isActive: ["true | false", true],
  isVerified: ["true | false", false],
} as const satisfies Record<ExportColumn, readonly [string, SheetCell]>;

/** The empty list of temples. */
export const templeTemplate: Template = { sheet: "Temples", guide };
