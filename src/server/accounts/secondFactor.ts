import type { FastifyInstance, FastifyRequest } from "fastify";
import { invalid } from "../errors";
import { passwordMatches } from "./passwords";
import { redeemRecoveryCode } from "./recoveryCodes";
import type { StoredAccount } from "./repository";
import { countCode, countTry, excuseTry, forgiveCode, forgiveTry, type Try } from "./throttle";
import { hasTotp, redeemTotp } from "./totp";

export type CodeProblem = "codeRequired" | "invalidCode";

/** Uses a code of the authenticator or a recovery code up; false when it is neither. */
export function redeemCode(app: FastifyInstance, userId: number, typed: string): Promise<boolean> {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? redeemTotp(app, userId, digits) : redeemRecoveryCode(app.db, userId, typed);
}

/**
 * What is wrong with the code that goes with a right password; nothing where none is asked for. A code that is missing
 * is no failed try, a wrong one is.
 */
export async function codeProblem(
  request: FastifyRequest,
  { id, email }: Pick<StoredAccount, "id" | "email">,
  code: string | undefined,
  tried: Try,
): Promise<CodeProblem | undefined> {
  const { server: app } = request;
  if (!(await hasTotp(app.db, id))) return undefined;
  if (!code) {
    await excuseTry(request, tried);
    return "codeRequired";
  }
  await countCode(request, email);
  if (!(await redeemCode(app, id, code))) return "invalidCode";
  await forgiveCode(request, email);
  return undefined;
}

export type OwnProof = { currentPassword?: string; code?: string };

/**
 * Makes sure that it is the owner who calls: by the password and, where codes are asked for, by a code. Refuses with
 * 400 beside the field; guesses are counted as at login.
 */
export async function confirmOwner(
  request: FastifyRequest,
  account: StoredAccount,
  { currentPassword = "", code }: OwnProof,
): Promise<void> {
  const tried = await countTry(request, account.email);
  if (!(await passwordMatches(account.passwordHash, currentPassword))) {
    invalid({ currentPassword: "errors.currentPassword" });
  }
  const problem = await codeProblem(request, account, code, tried);
  if (problem) invalid({ code: `errors.${problem}` });
  await forgiveTry(request, tried);
}
