// no schema here: the console draws its forms and tables from these lists

/** Fields of a temple that many can be given at once. */
export const bulkFields = [
  "state",
  "district",
  "taluk",
  "city",
  "locality",
  "pincode",
  "tradition",
  "setting",
  "deity",
  "architecture",
  "worship",
  "photography",
  "wheelchair",
  "timings",
  "bestTime",
  "dressCode",
] as const;
export type BulkField = (typeof bulkFields)[number];

/** What can be done to many temples. */
export const bulkKinds = ["verify", "activate", "set", "list", "manager", "delete"] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** Looked through, waiting for a person, under way, and how it ended. */
export const bulkStates = [
  "planning",
  "planned",
  "applying",
  "applied",
  "cancelled",
  "failed",
  "undoing",
  "undone",
] as const;
export type BulkState = (typeof bulkStates)[number];

/** What becomes of a record: it changes, it is so already, or it cannot be. */
export const bulkOutcomes = ["change", "same", "refused"] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** Records that can be named one by one; of more a filter is said. */
export const MOST_IDS = 500;
