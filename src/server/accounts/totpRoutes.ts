import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import { OwnProofInput, RecoveryCodes, TotpCodeInput, TotpSecret, TotpStatus } from "../../contract/secondFactor";
import { callerOf } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { localeOf } from "../locale";
import { post } from "../mail/outbox";
import { totpLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from "./recoveryCodes";
import { findAccount, type StoredAccount } from "./repository";
import { confirmOwner } from "./secondFactor";
import { beginTotp, confirmTotp, hasTotp, isTotpCode, removeTotp } from "./totp";

/** `/api/users/me/totp`: the second step of one's own login, by codes of an authenticator app. */
export const totpRoutes: FastifyPluginAsyncZod = async (app) => {
  const root = "/api/users/me/totp";
  const limited = { config: { limit: "auth" } } as const;
  const proven = { ...limited, schema: { body: OwnProofInput, response: { 200: RecoveryCodes } } };

  app.get(root, { schema: { response: { 200: TotpStatus } } }, async (request) => {
    const { id } = callerOf(request);
    return { on: await hasTotp(app.db, id), recoveryCodes: await countRecoveryCodes(app.db, id) };
  });
  app.post(root, { ...limited, schema: { body: OwnProofInput, response: { 200: TotpSecret } } }, async (request) => {
    const account = await ownAccount(request);
    await confirmOwner(request, account, request.body);
    return beginTotp(app, account.id, account.email);
  });
  app.post(
    `${root}/confirm`,
    { ...limited, schema: { body: TotpCodeInput, response: { 200: RecoveryCodes } } },
    async (request) => {
      const account = await ownAccount(request);
      const code = request.body.code.replace(/\s/g, "");
      // hashing ten codes costs more than looking at one
      if (!(await isTotpCode(app, account.id, code))) invalid({ code: "errors.invalidCode" });
      const { codes, hashes } = await makeRecoveryCodes();
      await app.db.transaction().execute(async (trx) => {
        if (!(await confirmTotp(app, trx, account.id, code))) invalid({ code: "errors.invalidCode" });
        await replaceRecoveryCodes(trx, account.id, hashes);
        await tell(request, trx, account, "totpOn");
      });
      return { recoveryCodes: codes };
    },
  );
  app.post(`${root}/recovery-codes`, proven, async (request) => {
    const account = await ownAccount(request);
    if (!(await hasTotp(app.db, account.id))) throw new AppError("conflict");
    await confirmOwner(request, account, request.body);
    const { codes, hashes } = await makeRecoveryCodes();
    await app.db.transaction().execute(async (trx) => {
      await replaceRecoveryCodes(trx, account.id, hashes);
      await note(request, trx, account, "account.recoveryCodes");
    });
    return { recoveryCodes: codes };
  });
  app.delete(root, { ...limited, schema: { body: OwnProofInput, response: { 200: Done } } }, async (request) => {
    const account = await ownAccount(request);
    await confirmOwner(request, account, request.body);
    await app.db.transaction().execute(async (trx) => {
      if (await removeTotp(trx, account.id)) await tell(request, trx, account, "totpOff");
    });
    return { ok: true };
  });
};

const ownAccount = async (request: FastifyRequest): Promise<StoredAccount> =>
  (await findAccount(request.server.db, callerOf(request).id)) ?? notFound();

/** The log has it, and the owner is written to. */
async function tell(request: FastifyRequest, trx: Db, account: StoredAccount, what: "totpOn" | "totpOff") {
  const { env, now } = request.server;
  await note(request, trx, account, `account.${what}`);
  const to = (await Recipient.ofAccount(trx, account.id))?.mail;
  const letter = totpLetter({ name: account.name, locale: localeOf(request), site: env.PUBLIC_URL }, what);
  if (to) await post(trx, to, letter, now());
}

const note = (request: FastifyRequest, trx: Db, account: StoredAccount, action: string) =>
  writeAudit(trx, {
    at: request.server.now().toISOString(),
    actor: account,
    action,
    kind: "account",
    itemId: account.id,
    origin: "account",
  });
