import type { Donation, DonationPage } from "../../contract/donations";
import type { Db } from "../db/open";
import { paidTempleOf } from "../payments/paidTemple";

export type NewDonation = {
  userId: number | null;
  templeId: number | null;
  amountPaise: number;
  dedication: string | null;
  anonymous: boolean;
  createdAt: string;
};

/** Stores a donation; answers its id. */
export async function insertDonation(trx: Db, donation: NewDonation): Promise<number> {
  const { id } = await trx
    .insertInto("donations")
    .values({
      user_id: donation.userId,
      temple_id: donation.templeId,
      amount_paise: donation.amountPaise,
      dedication: donation.dedication,
      anonymous: donation.anonymous ? 1 : 0,
      created_at: donation.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** One page of an account's donations, the newest first. */
export async function listDonations(
  db: Db,
  { userId, page, size }: { userId: number; page: number; size: number },
): Promise<DonationPage> {
  const { count } = await db
    .selectFrom("donations")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await withPayments(db)
    .where("d.user_id", "=", userId)
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { items: rows.map(donationOf), page, size, total, totalPages: Math.ceil(total / size) };
}

const withPayments = (db: Db) =>
  db
    .selectFrom("donations as d")
    .innerJoin("payments as p", (join) =>
      join.on("p.purpose", "=", "donation").on((eb) => eb("p.subject_id", "=", eb.cast<string>("d.id", "text"))),
    )
    .leftJoin("temples as t", "t.id", "d.temple_id")
    .select(["d.id", "d.amount_paise", "d.dedication", "d.anonymous", "d.created_at"])
    .select(["p.id as payment_id", "p.status", "p.refunded_paise", "p.receipt_number", "p.test_mode"])
    .select(["t.id as temple_id", "t.name", "t.name_hi", "t.name_kn", "t.slug", "t.status as temple_status"]);

type Row = Awaited<ReturnType<ReturnType<typeof withPayments>["execute"]>>[number];

function donationOf(row: Row): Donation {
  const { temple_id, name, slug, temple_status } = row;
  const isNamed = temple_id !== null && name !== null && slug !== null && temple_status !== null;
  return {
    id: row.id,
    paymentId: row.payment_id,
    templeId: temple_id,
    temple: isNamed
      ? paidTempleOf({ id: temple_id, name, slug, status: temple_status, name_hi: row.name_hi, name_kn: row.name_kn })
      : null,
    amount: row.amount_paise / 100,
    amountPaise: row.amount_paise,
    refundedPaise: row.refunded_paise,
    currency: "INR",
    date: row.created_at,
    status: row.status,
    receiptNumber: row.receipt_number,
    dedication: row.dedication,
    anonymous: row.anonymous === 1,
    testMode: row.test_mode === 1,
  };
}

/** Leaves an account's donations without what was written with them and without who gave them. */
export async function forgetDonor(trx: Db, userId: number): Promise<void> {
  await trx.updateTable("donations").set({ user_id: null, dedication: null }).where("user_id", "=", userId).execute();
}
