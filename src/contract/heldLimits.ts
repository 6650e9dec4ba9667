// no schema here: pages may name these numbers without loading zod

/** What somebody may have open at a time; once it is decided, paid or over there is room again. */
export type HeldKind =
  | "submissions"
  | "corrections"
  | "reviews"
  | "photos"
  | "holds"
  | "bookings"
  | "orders"
  | "pieces";

/**
 * Open things of one account: temples, corrections, reviews and photos that wait for a moderator, places reserved while a
 * booking is typed, bookings that wait for their payment or the temple, orders that wait for their payment and
 * the pieces set aside for these.
 */
export const heldLimits: Readonly<Record<"unverified" | "verified", Readonly<Record<HeldKind, number>>>> = {
  unverified: { submissions: 2, corrections: 5, reviews: 3, photos: 10, holds: 1, bookings: 3, orders: 2, pieces: 10 },
  verified: {
    submissions: 50,
    corrections: 100,
    reviews: 100,
    photos: 200,
    holds: 3,
    bookings: 30,
    orders: 20,
    pieces: 200,
  },
};

/**
 * Sent in a day from one address by all who are not signed in or not verified there, however many accounts they make.
 * Many phones share one address in India.
 */
export const addressLimits: Readonly<Record<Exclude<HeldKind, "holds">, number>> = {
  submissions: 10,
  corrections: 20,
  reviews: 20,
  photos: 20,
  bookings: 20,
  orders: 20,
  pieces: 60,
};

/** Reminders of one reader, devices of one account, and devices that are new in a day from one address. */
export const reminderLimits = { reminders: 60, devices: 10, devicesPerDayAndAddress: 60 } as const;

/** Accounts made in a day from one address. */
export const accountsPerDayAndAddress = 60;

/**
 * Letters and codes to addresses and numbers that nobody has confirmed yet, which strangers may be behind: a day's to one
 * recipient, from one caller's address, for one account, and in all.
 */
export const strangerLimits = {
  mail: { recipient: 3, caller: 20, account: 5, all: 5_000 },
  sms: { recipient: 2, caller: 5, account: 3, all: 500 },
} as const;

/** How often a wrong code may be typed, and for how many minutes a code is good. */
export const phoneCodeLimits = { tries: 5, minutes: 10, digits: 6 } as const;
