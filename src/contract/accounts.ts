import { z } from "zod";
import { Id, typedText } from "./common";
import { AccountRole } from "./roles";

export const EmailAddress = z
  .string("errors.required")
  .trim()
  .min(1, "errors.required")
  .max(254, "errors.tooLong")
  .pipe(z.email("errors.email"));

/** Length is what makes a password strong; 72 and more characters are welcome, megabytes are not. */
export const NewPassword = z.string("errors.required").min(8, "errors.passwordShort").max(200, "errors.tooLong");

/** Roles a person may ask for at registration; all but Devotee become a role request. */
export const requestableRoles = ["DEVOTEE", "PANDIT", "ADMIN"] as const;

export const RegisterInput = z.strictObject({
  name: typedText(120).pipe(z.string().min(1, "errors.required")),
  email: EmailAddress,
  password: NewPassword,
  role: z.enum(requestableRoles, "errors.role").optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const LoginInput = z.strictObject({
  email: EmailAddress,
  password: z.string("errors.required").min(1, "errors.required").max(200, "errors.tooLong"),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** A one-time link's secret together with the password chosen through it. */
export const SetupInput = z.strictObject({
  token: z.string("errors.required").min(20, "errors.link").max(100, "errors.link"),
  name: typedText(120).pipe(z.string().min(1, "errors.required")),
  email: EmailAddress,
  password: NewPassword,
});
export type SetupInput = z.infer<typeof SetupInput>;

/** The account as its owner sees it. */
export const Me = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: AccountRole,
  requestedRole: AccountRole.nullable(),
  location: z.string().nullable(),
  faith: z.string().nullable(),
  preferences: z.string().nullable(),
  createdAt: z.string(),
});
export type Me = z.infer<typeof Me>;

/** What the token carries; the client reads it for drawing only, the server loads the account on every call. */
export const TokenPayload = z.object({
  sub: z.string(),
  role: AccountRole,
  name: z.string(),
  tokenVersion: z.int(),
  exp: z.number(),
});
export type TokenPayload = z.infer<typeof TokenPayload>;
