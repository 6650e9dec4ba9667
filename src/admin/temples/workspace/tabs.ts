import { pathOf } from "../../form/fieldErrors";

/** The parts of the workspace, in their order; each under its name in the address. */
export const tabs = ["overview", "place", "practice", "texts", "pictures", "managers", "history", "bookings"] as const;
export type Tab = (typeof tabs)[number];

const practice = [
  "timings",
  "openingHours",
  "worship",
  "photography",
  "wheelchair",
  "pujari",
  "amenities",
  "closures",
  "ownFestivals",
  "poojaDetails",
];
const texts = [
  "description",
  "history",
  "significance",
  "gettingThere",
  "queue",
  "stay",
  "bestTime",
  "dressCode",
  "specialities",
  "translations",
  "englishStates",
];
const pictures = ["image", "imageCredit", "imageLicense", "gallery", "pictures"];

/** The tab that has the input of a field. */
export function tabOf(field: string): Tab {
  if (practice.includes(field)) return "practice";
  if (texts.includes(field)) return "texts";
  return pictures.includes(field) ? "pictures" : "place";
}

export const isTab = (name: string | null): name is Tab => tabs.some((tab) => tab === name);

/** Where the input of a finding's field is: what older calls name apart is said of the first picture. */
export function inputPath(path: string): [string, ...(string | number)[]] {
  const [field, ...others] = pathOf(path);
  if (field === "image") return ["pictures"];
  if (field === "imageCredit") return ["pictures", 0, "credit"];
  if (field === "imageLicense") return ["pictures", 0, "license"];
  return [String(field), ...others];
}
