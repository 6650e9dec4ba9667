/** Fields that hold one line of text, and are changed where they stand. */
export const editableFields = [
  "nameHi",
  "nameKn",
  "deity",
  "state",
  "district",
  "taluk",
  "locality",
  "pincode",
  "address",
  "phone",
  "email",
  "website",
  "bookingUrl",
  "timings",
  "bestTime",
  "dressCode",
  "pujari",
  "built",
  "wikidataId",
] as const;
export type EditableField = (typeof editableFields)[number];

/** Fields that are changed in the form, and shown in words. */
export const shownFields = [
  "tradition",
  "setting",
  "architecture",
  "latitude",
  "longitude",
  "positionPrecision",
  "openingHours",
  "amenities",
  "specialities",
  "names",
  "identifiers",
  "poojaDetails",
  "description",
  "significance",
  "history",
  "sources",
] as const;
export type ShownField = (typeof shownFields)[number];
