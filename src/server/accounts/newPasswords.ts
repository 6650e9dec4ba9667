import { containsOwnWord } from "../../domain/ownWords";
import { invalid } from "../errors";
import { hashPassword } from "./passwords";

type Owner = { name: string; email: string };

/** The names of the product, which whoever guesses tries first. */
const ourWords = ["devalaya", "devālaya", "देवालय", "ದೇವಾಲಯ"];

/**
 * The hash of a password that a person chose. Refuses with 400 beside the field one that many people use, and one that
 * contains the name, the address, or what comes before its @.
 */
export async function hashNewPassword(password: string, { name, email }: Owner): Promise<string> {
  const own = [name, email, email.split("@")[0] ?? "", ...ourWords];
  if (containsOwnWord(password, own)) invalid({ password: "errors.passwordOwn" });
  if ((await commonPasswords()).has(password.toLowerCase())) invalid({ password: "errors.passwordCommon" });
  return hashPassword(password);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords from published leaks, in lower case; read when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return common;
}
