// no schema here: a merge cuts lists to these

/** Most items of each list of a temple's record. */
export const mostOf = {
  names: 30,
  identifiers: 20,
  closures: 24,
  ownFestivals: 20,
  gallery: 40,
  amenities: 40,
  specialities: 40,
  poojaDetails: 60,
  sourceNotes: 40,
} as const;
