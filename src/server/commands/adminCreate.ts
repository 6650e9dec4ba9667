import { createInterface } from "node:readline/promises";
import { RegisterInput } from "../../contract/accounts";
import { createAccount } from "../accounts/actions";
import { hashNewPassword } from "../accounts/newPasswords";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import { readEnv } from "../env";
import { AppError } from "../errors";
import { fieldErrors } from "../plugins/contract";

/**
 * `npm run admin:create -- --email a@b.c --name "A B"` makes a super admin. What is not given is asked for; the
 * password is read from ADMIN_PASSWORD or asked for, never taken from the command line, where other users could see it.
 */
async function createAdmin(): Promise<string> {
  const input = RegisterInput.safeParse(await answers());
  if (!input.success) throw new Error(refusal(fieldErrors(input.error)));
  const { name, email, password } = input.data;
  const database = await openDatabase(readEnv(process.env));
  try {
    await migrate(database);
    const account = { name, email, passwordHash: await hashNewPassword(password, { name, email }) };
    await database.db.transaction().execute((trx) => createAccount(trx, account, "SUPER_ADMIN", new Date()));
    return `${email} is a super admin now and can sign in.`;
  } finally {
    await database.db.destroy();
  }
}

const refusal = (errors: Record<string, string>) => {
  const problems = Object.entries(errors).map(([field, key]) => `${field}: ${key.replace("errors.", "")}`);
  return `The account was not created. ${problems.join(", ")}`;
};

async function answers() {
  const given = (flag: string) => {
    const at = process.argv.indexOf(`--${flag}`);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return {
      email: given("email") ?? (await terminal.question("Email: ")),
      name: given("name") ?? (await terminal.question("Name: ")),
      password: process.env.ADMIN_PASSWORD ?? (await terminal.question("Password (8 characters or more): ")),
    };
  } finally {
    terminal.close();
  }
}

createAdmin()
  .then((done) => process.stdout.write(`${done}\n`))
  .catch((error: unknown) => {
    const errors = error instanceof AppError && error.errors;
    const message = errors ? refusal(errors) : error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
