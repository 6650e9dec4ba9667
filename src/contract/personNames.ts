import { z } from "zod";
import { nameProblem } from "../domain/personNames";
import { atMost } from "./common";

const messages = { link: "errors.nameLink", signs: "errors.nameSigns" } as const;

/** A line about a person, in any script: no web address, no angle brackets, nothing hidden. It is printed in letters. */
export const personLine = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? "errors.required" : "errors.text") })
    .trim()
    .max(max, atMost("errors.tooLong"))
    .superRefine((text, context) => {
      const problem = nameProblem(text);
      if (problem) context.addIssue({ code: "custom", message: messages[problem] });
    });

/** The name of a person, wherever one is typed: an account's, a payer's, a devotee's, a reviewer's. */
export const PersonName = personLine(120).min(1, "errors.required");

/** A name that may be left out: blank and absent are `null`. */
export const OptionalPersonName = personLine(120)
  .nullable()
  .optional()
  .transform((name) => name || null);

/** A word about a person, such as a gotra; blank is stored as `null`. */
export const optionalPersonLine = (max: number) =>
  personLine(max)
    .nullable()
    .transform((text) => text || null);
