import type { FastifyRequest } from "fastify";
import type { PaymentAuthorisation, PaymentAuthorisationInput } from "../../contract/adminPayments";
import { consoleChange } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { templeColumns, templeIn } from "./adminList";

/** One page of the temples that may be paid, by name. */
export async function listAuthorisations(db: Db, { page, size }: { page: number; size: number }) {
  const { count } = await db
    .selectFrom("payment_authorisations")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await withTemples(db)
    .orderBy("t.sort_name")
    .orderBy("a.temple_id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { items: rows.flatMap(authorisationOf), page, size, total, totalPages: Math.ceil(total / size) };
}

const withTemples = (db: Db) =>
  db
    .selectFrom("payment_authorisations as a")
    .innerJoin("temples as t", "t.id", "a.temple_id")
    .leftJoin("users as u", "u.id", "a.authorised_by")
    .select([
      "a.reference",
      "a.registration_80g",
      "a.valid_until_80g",
      "a.temple_pan",
      "a.created_at",
      "a.updated_at",
      "u.name as authorised_by",
    ])
    .select(templeColumns);

type Row = Awaited<ReturnType<ReturnType<typeof withTemples>["execute"]>>[number];

function authorisationOf(row: Row): PaymentAuthorisation[] {
  const temple = templeIn(row);
  if (!temple) return [];
  return [
    {
      temple,
      reference: row.reference,
      registration80g: row.registration_80g,
      validUntil80g: row.valid_until_80g,
      templePan: row.temple_pan,
      authorisedBy: row.authorised_by,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    },
  ];
}

/** Notes that a temple agreed to be paid here, or changes what is noted; who did it is in the log. */
export async function authorise(
  request: FastifyRequest,
  templeId: number,
  input: PaymentAuthorisationInput,
): Promise<PaymentAuthorisation> {
  const { now, by } = consoleChange(request);
  const at = now.toISOString();
  return request.server.db.transaction().execute(async (trx) => {
    const temple = await trx.selectFrom("temples").select("id").where("id", "=", templeId).executeTakeFirst();
    if (!temple) notFound();
    const set = {
      reference: input.reference,
      registration_80g: input.registration80g,
      valid_until_80g: input.validUntil80g,
      temple_pan: input.templePan,
      authorised_by: by.actor?.id ?? null,
      updated_at: at,
    };
    await trx
      .insertInto("payment_authorisations")
      .values({ temple_id: templeId, ...set, created_at: at })
      .onConflict((conflict) => conflict.column("temple_id").doUpdateSet(set))
      .execute();
    const entry = { at, actor: by.actor, action: "payment.authorise", kind: "payment", itemId: templeId };
    await writeAudit(trx, { ...entry, details: input });
    const row = await withTemples(trx).where("a.temple_id", "=", templeId).executeTakeFirstOrThrow();
    return authorisationOf(row)[0] ?? notFound();
  });
}

/** Takes it back: from now on nobody can begin to pay this temple with live keys. */
export async function revoke(request: FastifyRequest, templeId: number): Promise<void> {
  const { now, by } = consoleChange(request);
  await request.server.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("payment_authorisations")
      .where("temple_id", "=", templeId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) notFound();
    const entry = { actor: by.actor, action: "payment.revoke", kind: "payment", itemId: templeId };
    await writeAudit(trx, { at: now.toISOString(), ...entry });
  });
}
