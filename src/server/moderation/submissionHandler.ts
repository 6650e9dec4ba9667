import { z } from "zod";
import type { ContributionStatus } from "../../contract/contributions";
import { TempleStatus as Status } from "../../contract/temples";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { lockTemple } from "../temples/lockTemple";
import { recordOf, type TempleStatus } from "../temples/record";
import { updateTemples } from "../temples/write";
import { type Context, type Handler, refuseDecided } from "./handler";

const Standing = z.object({ templeStatus: Status });

/** A submitted temple is public once it is approved. */
export const submissionHandler: Handler = {
  async statusOf(trx, id) {
    const row = await trx.selectFrom("temples").select("status").where("id", "=", id).executeTakeFirst();
    return row && standingOfTemple(row.status);
  },
  async apply(context, id, from, { status }) {
    const templeStatus = status === "approved" ? "active" : "rejected";
    const before = await moveTemple(context, id, templeStatus, (now) => standingOfTemple(now) === from);
    return { before: { templeStatus: before }, after: { templeStatus } };
  },
  async restore(context, id, change) {
    const [before, after] = [Standing.parse(change.before), Standing.parse(change.after)];
    await moveTemple(context, id, before.templeStatus, (now) => now === after.templeStatus);
  },
  async addressee(trx: Db, id: number) {
    const row = await trx
      .selectFrom("temples")
      .select(["submitted_by", "name"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row && { userId: row.submitted_by, email: null, locale: null, temple: row.name };
  },
  templeOf: async (_, id) => id,
};

/** A temple that was made public and is hidden or archived since was approved all the same. */
export const standingOfTemple = (status: string): ContributionStatus =>
  status === "pending" || status === "rejected" ? status : "approved";

async function moveTemple(
  { trx, actor, now, touched }: Context,
  id: number,
  to: TempleStatus,
  isExpected: (status: string) => boolean,
): Promise<TempleStatus> {
  const row = (await lockTemple(trx, id)) ?? notFound();
  if (!isExpected(row.status)) refuseDecided("submission", id, "decided");
  const record = recordOf(row);
  await updateTemples(trx, [{ before: row, temple: { ...record, status: to } }], {
    now,
    by: { actor, origin: "moderation" },
    touched,
  });
  return record.status;
}
