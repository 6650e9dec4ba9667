import { z } from "zod";
import { atMost } from "./common";

/** A permanent account number of the Income-tax Department: five letters, four digits, a letter; in capitals. */
export const Pan = z
  .string("errors.pan")
  .trim()
  .max(10, atMost("errors.pan"))
  .toUpperCase()
  .regex(/^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/, "errors.pan");
