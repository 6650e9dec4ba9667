import { Secret, TOTP } from "otpauth";
import { PASSWORD } from "./factories";
import type { TestAccount } from "./testApp";

/** What an authenticator shows for this secret at an instant. */
export const codeAt = (secret: string, instant: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(instant) });

/** Sets an account's second factor up, by its own calls, at the app's clock `instant`. */
export async function enrol(
  person: TestAccount,
  instant: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await person.post("/api/users/me/totp", { currentPassword: PASSWORD });
  const { secret } = begun.json();
  const confirmed = await person.post("/api/users/me/totp/confirm", { code: codeAt(secret, instant) });
  if (confirmed.statusCode !== 200) throw new Error(`could not enrol: ${begun.body} ${confirmed.body}`);
  return { secret, ...confirmed.json() };
}
