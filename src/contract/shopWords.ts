// no schema here: pages that only name these words need not load zod

/** `placed -> paid -> sent -> delivered`, or `cancelled` before it is sent, or `refunded`. */
export const orderStatuses = ["placed", "paid", "sent", "delivered", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Pieces of one order, pieces on stock, and a price in paise, at most. */
export const shopLimits = { pieces: 20, stock: 1_000_000, pricePaise: 1_00_000_00 } as const;

/** What a buyer quotes: `OR-` and the order's number. */
export const orderReference = (id: number): string => `OR-${String(id).padStart(5, "0")}`;
