import { z } from "zod";
import { parsedAddress } from "../domain/webAddress";

/** Every message a schema does not set itself is an i18n key, so that no library English reaches a person. */
z.config({
  customError: (issue) =>
    issue.input === undefined || issue.input === null || issue.input === ""
      ? "errors.required"
      : `errors.${issue.code}`,
});

/**
 * What a text that is too long is told, and all it is told: without `abort` the patterns and rules after a length are
 * asked about a text of any length.
 */
export function atMost(error: string) {
  return { error, abort: true } as const;
}

/** A row id: a positive integer that both engines hold in 32 bits. */
export const Id = z.int().min(1, "errors.id").max(2_147_483_647, "errors.id");

/** A query or path value is text; this reads it as a number and refuses `""`, `NaN`, `1e999` and `0x10`. */
const numberText = z
  .string()
  .max(30, atMost("errors.number"))
  .regex(/^-?\d{1,12}(\.\d{1,12})?$/, "errors.number")
  .transform(Number);

/** A row's id in an address. */
export const IdText = z
  .string()
  .max(10, atMost("errors.id"))
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

/** What a page of a list says beside its items: `total` counts every match, also beyond the last page. */
export const paged = { page: z.int(), size: z.int(), total: z.int(), totalPages: z.int() };

/** `true` or `false` as query text. */
export const BooleanText = z.enum(["true", "false"], "errors.boolean").transform((text) => text === "true");

/** Text a person typed: trimmed, of limited length, without control characters other than tab and line breaks. */
export const typedText = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? "errors.required" : "errors.text") })
    .trim()
    .max(max, atMost("errors.tooLong"))
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

/** Optional text: blank is stored as `null`, so that a form can empty a field. */
export const optionalText = (max: number) =>
  typedText(max)
    .nullable()
    .transform((text) => text || null);

/** An address of mail, as it was typed. */
export const emailText = (error: string) => z.string(error).max(254, atMost("errors.tooLong")).pipe(z.email(error));

/** A host with nothing before it, as people say and write an address: `www.udupi.org`, `udupi.org/seva`. */
const bareHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * An address that starts with http or https; `javascript:` and the like are refused. One that is given without either
 * is taken as https. `refusal` is the key of what is said of another text.
 */
export const webAddress = (refusal: string) =>
  z
    .string("errors.text")
    .trim()
    .max(500, atMost("errors.tooLong"))
    .transform((address) => (bareHost.test(address) ? `https://${address}` : address))
    .pipe(
      z
        .string()
        .max(500, atMost("errors.tooLong"))
        .regex(/^https?:\/\/[^\s<>"']+$/i, refusal)
        .refine((address) => parsedAddress(address) !== undefined, refusal),
    );

export const WebAddress = webAddress("errors.webAddress");

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
