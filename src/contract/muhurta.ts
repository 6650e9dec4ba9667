import { z } from "zod";
import type { MuhurtaDay } from "../domain/muhurta/find";
import { DIRECTIONS, OCCASIONS } from "../domain/muhurta/ruleTypes";
import { lunarReckonings } from "../domain/panchang/reckoning";
import { integerIn } from "./common";
import { CivilDate } from "./dates";
import { AlmanacPlace, asked, ofPlace } from "./panchang";

/** `GET /api/platform/muhurta`: from today on, and for ninety days, unless said otherwise; at most a year. */
export const MuhurtaQuery = ofPlace(
  asked.extend({
    occasion: z.enum(OCCASIONS, "errors.occasion"),
    from: CivilDate.optional(),
    to: CivilDate.optional(),
    /** the nakshatra, 1 to 27, and the Moon's sign, 1 to 12, at the birth of whom it is for */
    star: integerIn(1, 27).optional(),
    sign: integerIn(1, 12).optional(),
    /** of a journey */
    direction: z.enum(DIRECTIONS, "errors.direction").optional(),
    /** `open`: the four months of Vishnu's sleep are not kept */
    chaturmasa: z.enum(["kept", "open"], "errors.chaturmasa").optional(),
  }),
);
export type MuhurtaQuery = z.infer<typeof MuhurtaQuery>;

/** Days with the times that suit and the reasons; days without one say what bars them. */
export const MuhurtaAnswer = z.object({
  place: AlmanacPlace,
  occasion: z.enum(OCCASIONS),
  from: z.string(),
  to: z.string(),
  /** how the reasons reckon lunar months */
  months: z.enum(lunarReckonings),
  days: z.array(z.custom<MuhurtaDay>()),
});
export type MuhurtaAnswer = z.infer<typeof MuhurtaAnswer>;
