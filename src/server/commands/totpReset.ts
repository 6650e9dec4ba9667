import { findAccountByEmail, revokeTokens } from "../accounts/repository";
import { removeTotp } from "../accounts/totp";
import { writeAudit } from "../audit";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import { readEnv } from "../env";
import { post } from "../mail/outbox";
import { totpLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { runCommand } from "../runCommand";

/**
 * `npm run totp:reset -- --email a@b.c` turns two-step login off for somebody who lost both the authenticator and the
 * recovery codes: every session of the account ends, the log has it, and the owner is written to.
 */
async function resetTotp(): Promise<string> {
  const email = process.argv[process.argv.indexOf("--email") + 1];
  if (!process.argv.includes("--email") || !email) throw new Error("Whose? -- --email a@b.c");
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const { db } = database;
    const account = await findAccountByEmail(db, email);
    if (!account) throw new Error(`${email} has no account.`);
    const now = new Date();
    const isReset = await db.transaction().execute(async (trx) => {
      if (!(await removeTotp(trx, account.id))) return false;
      await revokeTokens(trx, account.id);
      const entry = { action: "account.totpReset", kind: "account", itemId: account.id, origin: "system" } as const;
      await writeAudit(trx, { ...entry, at: now.toISOString(), actor: null });
      const to = (await Recipient.ofAccount(trx, account.id))?.mail;
      const letter = totpLetter({ name: account.name, locale: "en", site: env.PUBLIC_URL }, "totpOff");
      if (to) await post(trx, to, letter, now);
      return true;
    });
    if (!isReset) throw new Error(`${email} has no two-step login.`);
    return `${email} signs in by the password alone now.`;
  } finally {
    await database.db.destroy();
  }
}

runCommand(resetTotp);
