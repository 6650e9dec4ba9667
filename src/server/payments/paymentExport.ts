import { Readable } from "node:stream";
import type { AdminPaymentFilters } from "../../contract/adminPayments";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import type { Db } from "../db/open";
import { causeColumns, matchingPayments, templeColumns } from "./adminList";

const AT_ONCE = 1_000;
const columns = [
  "reference",
  "purpose",
  "status",
  "amount",
  "refunded",
  "currency",
  "gateway",
  "test",
  "receipt",
  "temple",
  "name",
  "email",
  "phone",
  "created",
  "paid",
  "provider reference",
  "donation for",
  "pan",
] as const;

/** The payments that match as CSV, oldest first, in rupees; read piece by piece, so that its size does not matter. */
export const paymentsCsv = (db: Db, filters: AdminPaymentFilters): Readable => Readable.from(lines(db, filters));

async function* lines(db: Db, filters: AdminPaymentFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  let after = { at: "", id: "" };
  for (;;) {
    const rows = await pieceAfter(db, filters, after);
    for (const row of rows) yield csvLine(cellsOf(row));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = { at: last.created_at, id: last.id };
  }
}

const pieceAfter = (db: Db, filters: AdminPaymentFilters, { at, id }: { at: string; id: string }) =>
  matchingPayments(db, filters)
    .where((eb) => eb.or([eb("p.created_at", ">", at), eb.and([eb("p.created_at", "=", at), eb("p.id", ">", id)])]))
    .selectAll("p")
    .select(templeColumns)
    .select(causeColumns)
    .orderBy("p.created_at")
    .orderBy("p.id")
    .limit(AT_ONCE)
    .execute();

type Row = Awaited<ReturnType<typeof pieceAfter>>[number];

const cellsOf = (row: Row) => [
  row.id,
  row.purpose,
  row.status,
  row.amount_paise / 100,
  row.refunded_paise / 100,
  row.currency,
  row.gateway,
  row.test_mode === 1,
  row.receipt_number,
  row.t_name,
  row.name,
  row.email,
  row.phone,
  row.created_at,
  row.paid_at,
  row.provider_payment_id ?? row.provider_ref,
  row.c_name,
  row.payer_pan,
];
