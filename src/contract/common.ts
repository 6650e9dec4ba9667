import { z } from "zod";

/** Every message a schema does not set itself is an i18n key, so that no library English reaches a person. */
z.config({
  customError: (issue) =>
    issue.input === undefined || issue.input === null || issue.input === ""
      ? "errors.required"
      : `errors.${issue.code}`,
});

/** A row id: a positive integer that both engines hold in 32 bits. */
export const Id = z.int().min(1, "errors.id").max(2_147_483_647, "errors.id");

/** A query or path value is text; this reads it as a number and refuses `""`, `NaN`, `1e999` and `0x10`. */
const numberText = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,12})?$/, "errors.number")
  .transform(Number);

/** A row's id in an address. */
export const IdText = z
  .string()
  .regex(/^\d{1,10}$/, "errors.id")
  .transform(Number)
  .pipe(Id);
export const IdParams = z.strictObject({ id: IdText });

/** Degrees north, WGS 84. */
export const Latitude = z.number("errors.number").min(-90, "errors.latitude").max(90, "errors.latitude");
/** Degrees east, WGS 84. */
export const Longitude = z.number("errors.number").min(-180, "errors.longitude").max(180, "errors.longitude");

export const latitudeText = numberText.pipe(Latitude);
export const longitudeText = numberText.pipe(Longitude);

/** Query number within limits; the message names what is allowed. */
export const numberIn = (min: number, max: number, message = "errors.range") =>
  numberText.pipe(z.number().min(min, message).max(max, message));
export const integerIn = (min: number, max: number, message = "errors.range") =>
  numberText.pipe(z.int("errors.integer").min(min, message).max(max, message));

/** Pages are one-based; `0` means the first page there as well. */
export const PageNumber = integerIn(0, 100_000, "errors.page").transform((page) => Math.max(1, page));
export const PageSize = integerIn(1, 100, "errors.size");

/** `true` or `false` as query text. */
export const BooleanText = z.enum(["true", "false"], "errors.boolean").transform((text) => text === "true");

/** Text a person typed: trimmed, of limited length, without control characters other than tab and line breaks. */
export const typedText = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? "errors.required" : "errors.text") })
    .trim()
    .max(max, "errors.tooLong")
    .refine((text) => !hasControlCharacter(text), "errors.controlCharacters");

function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true;
  }
  return false;
}

/** The name of a temple or a festival: a stray sign, or one that nobody sees, is none. */
export const nameText = (max: number) =>
  typedText(max)
    .min(1, "errors.required")
    .refine((text) => text === "" || /(?!\p{DI})[\p{L}\p{N}]/u.test(text), "errors.noLetters");

/** Optional text: blank is kept as `null`, so that a form can empty a field. */
export const optionalText = (max: number) =>
  typedText(max)
    .nullable()
    .transform((text) => text || null);

/** An address that starts with http or https; `javascript:` and the like are refused. */
export const WebAddress = z
  .string("errors.text")
  .trim()
  .max(500, "errors.tooLong")
  .regex(/^https?:\/\/[^\s<>"']+$/i, "errors.webAddress");

/** A partial update of `input`: any subset of its fields, but never none. */
export function patchOf<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  return input.partial().refine((patch) => Object.keys(patch).length > 0, "errors.emptyUpdate");
}

/** What every failure answers with; `errors` maps a field to the i18n key of what is wrong with it. */
export const Failure = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;

/** A short acknowledgement. */
export const Done = z.object({ ok: z.boolean() });
