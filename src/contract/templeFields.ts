// no schema here: the console draws forms and comparisons from these lists

/** What an editor says of a temple, in the order of the form. Flags and address have their own ways; see below. */
export const templeFields = [
  "name",
  "nameHi",
  "nameKn",
  "names",
  "identifiers",
  "slug",
  "tradition",
  "setting",
  "deity",
  "city",
  "state",
  "address",
  "locality",
  "taluk",
  "district",
  "pincode",
  "latitude",
  "longitude",
  "positionPrecision",
  "phone",
  "email",
  "website",
  "bookingUrl",
  "image",
  "imageCredit",
  "imageLicense",
  "wikidataId",
  "gallery",
  "pictureNotes",
  "amenities",
  "specialities",
  "timings",
  "openingHours",
  "closures",
  "bestTime",
  "dressCode",
  "worship",
  "photography",
  "wheelchair",
  "gettingThere",
  "queue",
  "stay",
  "pujari",
  "architecture",
  "built",
  "description",
  "history",
  "significance",
  "englishStates",
  "translations",
  "ownFestivals",
  "poojaDetails",
  "sources",
  "sourceNotes",
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
export const combinedFields = [
  "names",
  "identifiers",
  "gallery",
  "pictureNotes",
  "amenities",
  "specialities",
  "ownFestivals",
  "poojaDetails",
  "sourceNotes",
] as const;
export type CombinedField = (typeof combinedFields)[number];
/** What a merge does not choose: a temple keeps its own address and status, and a text brings its state along. */
const unchosen = ["slug", "isActive", "englishStates"] as const;
/** Fields of which a merge keeps one of two values. */
export type ChosenField = Exclude<TempleField, CombinedField | (typeof unchosen)[number]>;
const isChosen = (field: TempleField): field is ChosenField =>
  !unchosen.some((own) => own === field) && !combinedFields.some((combined) => combined === field);
export const chosenFields: readonly ChosenField[] = templeFields.filter(isChosen);

/** Fields that say one thing together, so that they are chosen together; each under the name of its first. */
export const joinedFields: readonly (readonly [ChosenField, ...ChosenField[]])[] = [
  ["city", "state"],
  ["latitude", "longitude", "positionPrecision"],
  ["image", "imageCredit", "imageLicense"],
];
