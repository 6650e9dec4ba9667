import { z } from "zod";
import { atMost, Id, optionalText, patchOf } from "./common";
import { PersonName } from "./personNames";
import { accountRoles } from "./roles";
import { OwnProofInput, TypedCode } from "./secondFactor";

export const AccountRole = z.enum(accountRoles, "errors.role");
export type AccountRole = z.infer<typeof AccountRole>;

export const EmailAddress = z
  .string("errors.required")
  .trim()
  .min(1, "errors.required")
  .max(254, atMost("errors.tooLong"))
  .pipe(z.email("errors.email"));

/** Length is what makes a password strong; 72 and more characters are welcome, megabytes are not. */
export const NewPassword = z.string("errors.required").min(8, "errors.passwordShort").max(200, "errors.tooLong");

/** Roles a person may ask for at registration; all but Devotee become a role request. */
export const requestableRoles = ["DEVOTEE", "PANDIT", "ADMIN"] as const;

export const RegisterInput = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  role: z.enum(requestableRoles, "errors.role").optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const LoginInput = z.strictObject({
  email: EmailAddress,
  password: z.string("errors.required").min(1, "errors.required").max(200, "errors.tooLong"),
  /** where the account has codes: asked for by `codeRequired` once the password is right */
  code: TypedCode.optional(),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** A one-time link's secret together with the password chosen through it. */
export const SetupInput = z.strictObject({
  token: z.string("errors.required").min(20, "errors.link").max(100, "errors.link"),
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
});
export type SetupInput = z.infer<typeof SetupInput>;

/** The account as its owner sees it. */
export const Me = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** its owner has followed the link that was sent there; letters go to no other address */
  emailVerified: z.boolean(),
  /** the number its owner confirmed by a code; text messages go to no other */
  phone: z.string().nullable(),
  role: AccountRole,
  requestedRole: AccountRole.nullable(),
  location: z.string().nullable(),
  faith: z.string().nullable(),
  preferences: z.string().nullable(),
  createdAt: z.string(),
  /** named manager of a temple by the console, and so answering its bookings whatever the role */
  managesTemple: z.boolean(),
});
export type Me = z.infer<typeof Me>;

const currentPassword = z.string("errors.required").max(200, "errors.tooLong");

/** `POST /api/auth/forgotten`: the answer is the same whether or not the address has an account. */
export const ForgottenInput = z.strictObject({ email: EmailAddress });
export type ForgottenInput = z.infer<typeof ForgottenInput>;

/** `POST /api/auth/reset`: the secret of the link in the mail, and the new password. */
export const ResetInput = SetupInput.pick({ token: true, password: true }).extend({ code: TypedCode.optional() });
export type ResetInput = z.infer<typeof ResetInput>;

/** `PUT /api/users/me`: a blank password keeps the current one; a new one needs the current one as well. */
export const MeInput = z
  .strictObject({
    name: PersonName,
    password: z.literal("").or(NewPassword).optional(),
    currentPassword: currentPassword.optional(),
    code: TypedCode.optional(),
  })
  .refine(({ password, currentPassword }) => !password || Boolean(currentPassword), {
    path: ["currentPassword"],
    message: "errors.required",
  });
export type MeInput = z.infer<typeof MeInput>;

/** The account after a change; `token` bears the new name, and goes on where a new password ended every session. */
export const ChangedMe = Me.extend({ token: z.string().optional() });
export type ChangedMe = z.infer<typeof ChangedMe>;

const PREFERENCES_BYTES = 4_096;

/** An object as JSON text of at most 4 KB, without a key `__proto__` at any depth; blank is none. */
export const Preferences = z
  .string("errors.text")
  .trim()
  .max(PREFERENCES_BYTES, atMost("errors.tooLong"))
  .refine((text) => new TextEncoder().encode(text).length <= PREFERENCES_BYTES, "errors.tooLong")
  .refine((text) => text === "" || isPlainObject(text), "errors.preferences")
  .nullable()
  .transform((text) => text || null);

function isPlainObject(text: string): boolean {
  let hasProto = false;
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      hasProto ||= key === "__proto__";
      return inner;
    });
    return typeof value === "object" && value !== null && !Array.isArray(value) && !hasProto;
  } catch {
    return false;
  }
}

/** `PUT /api/user/preferences`: what is left out stays as it is. */
export const PreferencesInput = patchOf(
  z.strictObject({ preferences: Preferences, location: optionalText(200), faith: optionalText(80) }),
);
export type PreferencesInput = z.infer<typeof PreferencesInput>;

/**
 * `DELETE /api/users/me` asks for the password once more, and for a code where the account has codes. Why somebody goes
 * is theirs to say; it is kept in the audit log.
 */
export const DeleteMeInput = OwnProofInput.extend({ reason: optionalText(300).optional() });
export type DeleteMeInput = z.infer<typeof DeleteMeInput>;

/** What the token carries; the client reads it for drawing only, the server loads the account on every call. */
export const TokenPayload = z.object({
  sub: z.string(),
  role: AccountRole,
  name: z.string(),
  tokenVersion: z.int(),
  /** the session, which logging out ends */
  sid: z.string(),
  exp: z.number(),
});
export type TokenPayload = z.infer<typeof TokenPayload>;
