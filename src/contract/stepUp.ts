import { z } from "zod";
import { typedText } from "./common";
import { TypedCode } from "./secondFactor";
import { stepUpPurposes } from "./stepUpWords";

/** `POST /api/auth/step-up`: a code where the account has codes, else the password; the reason goes into the log. */
export const StepUpInput = z.strictObject({
  purpose: z.enum(stepUpPurposes, "errors.invalid_value"),
  reason: typedText(300).pipe(z.string().min(1, "errors.required")),
  password: z.string("errors.required").max(200, "errors.tooLong").optional(),
  code: TypedCode.optional(),
});
export type StepUpInput = z.infer<typeof StepUpInput>;

/** Good once, for a call of this purpose, for five minutes. */
export const StepUpGrant = z.object({ token: z.string(), expiresAt: z.string() });
export type StepUpGrant = z.infer<typeof StepUpGrant>;
