import { z } from "zod";
import { paiseOf } from "../domain/money";
import { atMost } from "./common";

/** Rupees, a number or its text, of these integer paise at least and at most; integer paise afterwards. */
export const rupeesBetween = (minPaise: number, maxPaise: number) =>
  z
    .number("errors.amount")
    .or(
      z
        .string("errors.amount")
        .max(40, atMost("errors.amount"))
        .regex(/^\s*\d{1,9}(\.\d{1,2})?\s*$/, "errors.amount")
        .transform(Number),
    )
    .transform((rupees) => paiseOf(rupees) ?? -1)
    .pipe(z.int("errors.amount").min(minPaise, "errors.amount").max(maxPaise, "errors.amount"));
