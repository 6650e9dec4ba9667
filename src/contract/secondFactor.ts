import { z } from "zod";

/** A code of an authenticator app, or a recovery code, as typed. */
export const TypedCode = z.string("errors.required").trim().max(40, "errors.tooLong");

const currentPassword = z.string("errors.required").min(1, "errors.required").max(200, "errors.tooLong");

/** The password, and a code where the account has codes. */
export const OwnProofInput = z.strictObject({ currentPassword, code: TypedCode.optional() });
export type OwnProofInput = z.infer<typeof OwnProofInput>;

/** `GET /api/users/me/totp`: whether codes are asked for, and how many recovery codes are left. */
export const TotpStatus = z.object({ on: z.boolean(), recoveryCodes: z.int() });
export type TotpStatus = z.infer<typeof TotpStatus>;

/** `POST /api/users/me/totp`: what the authenticator app is given, as base32 text and as an `otpauth:` address. */
export const TotpSecret = z.object({ secret: z.string(), uri: z.string() });
export type TotpSecret = z.infer<typeof TotpSecret>;

/** `POST /api/users/me/totp/confirm`: the first code. */
export const TotpCodeInput = z.strictObject({ code: TypedCode.min(1, "errors.required") });
export type TotpCodeInput = z.infer<typeof TotpCodeInput>;

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
