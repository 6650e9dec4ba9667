// every table with rows of temples; a test compares these lists with the schema

/** What belongs to one temple, by `temple_id`: a merge gives it to the temple that stays. Also in `leftByPeople`. */
export const owned = [
  "reviews",
  "photos",
  "corrections",
  "live_events",
  "donations",
  "temple_causes",
  "payments",
  "ledger_entries",
  "bookings",
  "slot_holds",
] as const;

/** What a merge moves by rules of its own, see `merges/moves`, `merges/listEntries` and `merges/visitSums`. */
export const settled = [
  "favourites",
  "temple_managers",
  "temple_slugs",
  "temple_visits",
  "temple_windows",
  "payment_authorisations",
  "temple_list_entries",
] as const;

/** What follows from the record, or is made anew by whoever needs it next. */
export const derived = [
  ...["temple_texts", "temple_identifiers", "temple_blocks", "postings", "temple_quality", "temple_findings"],
  "booking_slots",
  "search_outbox", // a cluster is told of both
  ...["missed_openings", "search_aliases"], // what leads to a temple leads on to the one that stays
  "import_gone", // what a list that was brought before had
  "import_left_out", // what a list has beside a temple that is gone is asked about again
  "bulk_change_items", // what was done to each of the two
  "position_checks", // said of the point at which the temple stood
  "temple_editors", // whose workspace stands open; over within a minute
] as const;

/** Two temples in a row, `left_id` and `right_id`. */
export const paired = ["temple_distinctions"] as const;

/** What people left on a temple, paid to it or said of it; one that has any of these is not taken back. */
export const leftByPeople = [
  ...owned,
  "favourites",
  "temple_managers",
  "payment_authorisations",
  "temple_list_entries",
] as const;
