/** A temple's pin, drawn on 44 by 52 units; its point is where the temple stands, two units above the lower edge. */
export const pin = {
  width: 44,
  height: 52,
  body: "M22 50C12 38 5 29.5 5 20a17 17 0 0 1 34 0c0 9.5-7 18-17 30Z",
  temple:
    "M22 8.5v2.3M19.700 14.3l2.3-3.5 2.3 3.5M18.400 18l1.3-3.700h4.600l1.3 3.700M17.200 21.8 18.400 18h7.200l1.200 3.8M15.5 27v-5.200h13V27M13.5 27h17",
} as const;

/** The mark of a temple whose spot is not on record: round and without a point, on 44 by 44 units. */
export const areaMark = {
  size: 44,
  viewBox: "0 -4 44 44",
  body: "M22 1a17 17 0 1 0 0 34 17 17 0 1 0 0-34Z",
} as const;
