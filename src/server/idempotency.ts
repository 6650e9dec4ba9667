import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { callerKey, type KeyOf } from "./callerKeys";
import type { Db } from "./db/open";
import { AppError, invalid } from "./errors";

const KEPT_MS = 24 * 3_600_000;

/**
 * Runs `work` in a transaction, once per `Idempotency-Key` of this caller and route: a repeated call gets the first
 * one's answer and nothing happens again, also when both arrive together. `fingerprint` is what was asked; the same
 * key with another one is refused. Without the header the work simply runs.
 */
export const once = <Answer>(request: FastifyRequest, fingerprint: unknown, work: (trx: Db) => Promise<Answer>) =>
  request.server.db.transaction().execute((trx) => onceWithin(trx, request, fingerprint, () => work(trx)));

/** The same for work of a transaction that runs already. */
export async function onceWithin<Answer>(
  trx: Db,
  request: FastifyRequest,
  fingerprint: unknown,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [key, ...older] = keysOf(request);
  if (key === undefined) return work();
  const earlier =
    (await answerUnder(trx, older, digestOf(fingerprint), request.server.now())) ??
    (await claim(trx, key, digestOf(fingerprint), request.server.now()));
  if (earlier !== undefined) return JSON.parse(earlier);
  const answer = await work();
  await trx
    .updateTable("request_keys")
    .set({ answer: JSON.stringify(answer) })
    .where("key", "=", key)
    .execute();
  return answer;
}

/** The answer already given under this caller's `Idempotency-Key`, so that costly preparation can be left out. */
export async function answeredBefore<Answer>(
  request: FastifyRequest,
  fingerprint: unknown,
): Promise<Answer | undefined> {
  const { db, now } = request.server;
  const answer = await answerUnder(db, keysOf(request), digestOf(fingerprint), now());
  return answer === undefined ? undefined : JSON.parse(answer);
}

/** What was answered under the first of these keys that is known. */
async function answerUnder(
  db: Db,
  keys: readonly string[],
  fingerprint: string,
  now: Date,
): Promise<string | undefined> {
  for (const key of keys) {
    const row = await findKey(db, key, now);
    if (row === undefined) continue;
    refuseAnother(row, fingerprint);
    return row.answer;
  }
  return undefined;
}

const digestOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** The header's key, of this caller on this route alone, under each secret of the server; none without the header. */
function keysOf(request: FastifyRequest): string[] {
  const given = request.headers["idempotency-key"];
  if (given === undefined) return [];
  if (typeof given !== "string" || !/^[\w:.-]{8,128}$/.test(given)) return invalid({ "Idempotency-Key": "errors.key" });
  const under = (keyOf: KeyOf) =>
    keyOf("request", `${request.method} ${request.url} ${callerKey(request, keyOf)} ${given}`);
  return request.server.keysOf.map(under);
}

/** Takes the key, or answers what it was answered with; a call that runs at this moment is waited for. */
async function claim(trx: Db, key: string, fingerprint: string, now: Date): Promise<string | undefined> {
  const expires_at = new Date(now.getTime() + KEPT_MS).toISOString();
  const taken = await trx
    .insertInto("request_keys")
    .values({ key, fingerprint, answer: "", expires_at })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ fingerprint, answer: "", expires_at })
        .where("request_keys.expires_at", "<", now.toISOString()),
    )
    .returning("key")
    .executeTakeFirst();
  if (taken) return undefined;
  const row = await findKey(trx, key, now);
  if (row === undefined) throw new AppError("tooManyRequests");
  refuseAnother(row, fingerprint);
  return row.answer;
}

/** Forgets answers that are too old to be asked for again. */
export async function sweepRequestKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("request_keys").where("expires_at", "<", now.toISOString()).execute();
}

const findKey = (db: Db, key: string, now: Date) =>
  db
    .selectFrom("request_keys")
    .select(["fingerprint", "answer"])
    .where("key", "=", key)
    .where("expires_at", ">=", now.toISOString())
    .executeTakeFirst();

function refuseAnother(row: { fingerprint: string }, fingerprint: string): void {
  if (row.fingerprint !== fingerprint) throw new AppError("repeatedKey");
}
