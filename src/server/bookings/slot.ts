/** A time of a pooja at a temple; `poojaId` is "" for a wish in words. */
export type Slot = { templeId: number; poojaId: string; date: string; time: string };

/**
 * For whom a place is looked for: their own holds never stand in their way, nor does the booking that they move or pay.
 * `userId` is null for who has no account, such as somebody at the counter.
 */
export type Asker = { userId: number | null; bookingId?: number };
