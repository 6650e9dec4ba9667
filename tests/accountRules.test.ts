import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const texts = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|html|js)$/.test(name))
  .map((name) => ({ path: join("src", name), text: readFileSync(join("src", name), "utf8") }));
const filesWith = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("cookies are written in one place of the server and one of the pages, which know when they are Secure", () => {
  expect(filesWith(/set-cookie/i)).toEqual(["src/server/cookies.ts"]);
  expect(filesWith(/document\.cookie\s*=|document, "cookie"|cookieStore/)).toEqual(["src/client/writeCookie.ts"]);
});

test("a password that a person chose is hashed where it is looked at first", () => {
  const callers = filesWith(/\bhashPassword\b/).filter((path) => !path.endsWith("/passwords.ts"));
  expect(callers.sort()).toEqual([
    "src/server/accounts/demo.ts", // the operator's choice, for trying
    "src/server/accounts/newPasswords.ts",
    "src/server/accounts/recoveryCodes.ts",
  ]);
});

test("the list of common passwords is read by the server alone, when it is first needed", () => {
  expect(filesWith(/@zxcvbn-ts/)).toEqual(["src/server/accounts/newPasswords.ts"]);
  expect(filesWith(/^import (?!type).*@zxcvbn-ts/m)).toEqual([]);
});
