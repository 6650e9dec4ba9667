import { z } from "zod";
import { atMost } from "./common";

/** The readable part of an address: lower-case letters, digits and single hyphens, never digits alone. */
export const Slug = z
  .string()
  .trim()
  .max(100, atMost("errors.tooLong"))
  .regex(/^(?:\d*[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\d+(?:-[a-z0-9]+)+)$/, "errors.slug");
