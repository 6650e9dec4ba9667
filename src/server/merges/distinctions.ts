import type { Distinction } from "../../contract/duplicates";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";

/** Notes that two temples are not the same, so that the pair is not shown again, or takes that back. */
export async function tellApart(
  db: Db,
  { left, right, distinct }: Distinction,
  { userId, at }: { userId: number; at: string },
): Promise<void> {
  if (left === right) invalid({ right: "errors.sameTemple" });
  const pair = { left_id: Math.min(left, right), right_id: Math.max(left, right) };
  if (!distinct) {
    await db
      .deleteFrom("temple_distinctions")
      .where("left_id", "=", pair.left_id)
      .where("right_id", "=", pair.right_id)
      .execute();
    return;
  }
  const there = await db.selectFrom("temples").select("id").where("id", "in", [left, right]).execute();
  if (there.length < 2) notFound();
  await db
    .insertInto("temple_distinctions")
    .values({ ...pair, user_id: userId, at })
    .onConflict((conflict) => conflict.columns(["left_id", "right_id"]).doNothing())
    .execute();
}
