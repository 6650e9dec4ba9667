import { z } from "zod";
import { EmailAddress } from "./accounts";
import { atMost } from "./common";
import { phoneCodeLimits } from "./heldLimits";
import { TypedCode } from "./secondFactor";

/** `POST /api/auth/verify`: the secret of the link in the letter. */
export const VerifyInput = z.strictObject({
  token: z.string("errors.required").min(20, "errors.link").max(100, atMost("errors.link")),
});

/** The address that is confirmed now. */
export const VerifiedEmail = z.object({ email: z.string() });
export type VerifiedEmail = z.infer<typeof VerifiedEmail>;

/** `PUT /api/users/me/email`: the address to change to, once its owner has confirmed it. */
export const EmailChangeInput = z.strictObject({
  email: EmailAddress,
  currentPassword: z.string("errors.required").min(1, "errors.required").max(200, atMost("errors.tooLong")),
  code: TypedCode.optional(),
});
export type EmailChangeInput = z.infer<typeof EmailChangeInput>;

/**
 * A letter with a link is on its way to `email`. `link` is its path, answered by a demo that has no mail server, so that
 * it can be tried out; never in production.
 */
export const VerificationSent = z.object({ email: z.string(), link: z.string().optional() });
export type VerificationSent = z.infer<typeof VerificationSent>;

/** `POST /api/users/me/phone`: the number a code is to be sent to. */
export const PhoneInput = z.strictObject({
  phone: z.string("errors.required").trim().min(1, "errors.required").max(30, atMost("errors.tooLong")),
});

/** A code is on its way to `phone`; `code` is there in a demo without an SMS gateway alone. */
export const PhoneCodeSent = z.object({ phone: z.string(), code: z.string().optional() });
export type PhoneCodeSent = z.infer<typeof PhoneCodeSent>;

/** `POST /api/users/me/phone/confirm`. */
export const PhoneCodeInput = z.strictObject({
  code: z
    .string("errors.required")
    .trim()
    .min(1, "errors.required")
    .length(phoneCodeLimits.digits, atMost("errors.code"))
    .regex(/^\d+$/, "errors.code"),
});
