// no schema here: the console draws forms and comparisons from these lists

/** What an editor says of a temple, in the order of the form. Flags and address have their own ways; see below. */
export const templeFields = [
  "name",
  "nameHi",
  "nameKn",
  "slug",
  "tradition",
  "setting",
  "deity",
  "city",
  "state",
  "address",
  "pincode",
  "latitude",
  "longitude",
  "phone",
  "email",
  "website",
  "image",
  "imageCredit",
  "imageLicense",
  "wikidataId",
  "gallery",
  "amenities",
  "specialities",
  "timings",
  "openingHours",
  "bestTime",
  "dressCode",
  "pujari",
  "description",
  "history",
  "significance",
  "poojaDetails",
  "isActive",
  "isVerified",
] as const;
export type TempleField = (typeof templeFields)[number];

/** Fields that can be said in another way too (`type`, `location`, `active`), or that have rules of their own. */
const settledFields = ["slug", "tradition", "setting", "city", "state", "isActive", "isVerified"] as const;
export type PlainField = Exclude<TempleField, (typeof settledFields)[number]>;
const isPlain = (field: TempleField): field is PlainField => !settledFields.some((settled) => settled === field);
/** Fields that are stored as they are given. */
export const plainFields: readonly PlainField[] = templeFields.filter(isPlain);

/** Lists of which a merge keeps the items of both. */
export const unitedFields = ["gallery", "amenities", "specialities", "poojaDetails"] as const;
export type UnitedField = (typeof unitedFields)[number];
/** Fields of which a merge keeps one of two values; a merged temple keeps its own address and state. */
export type ChosenField = Exclude<TempleField, UnitedField | "slug" | "isActive">;
const isChosen = (field: TempleField): field is ChosenField =>
  field !== "slug" && field !== "isActive" && !unitedFields.some((united) => united === field);
export const chosenFields: readonly ChosenField[] = templeFields.filter(isChosen);

/** Fields that say one thing together, so that they are chosen together; each under the name of its first. */
export const joinedFields: readonly (readonly [ChosenField, ...ChosenField[]])[] = [
  ["city", "state"],
  ["latitude", "longitude"],
  ["image", "imageCredit", "imageLicense"],
];
