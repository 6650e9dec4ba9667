import type { NamedSearch } from "../../contract/savedViews";
import { viewLimits } from "../../contract/viewLimits";
import type { Db, Engine } from "../db/open";
import { AppError, invalid } from "../errors";
import { insertView, listViews, type OwnList } from "./repository";

type Change = { trx: Db; engine: Engine };

/** Saves one more view of a list; refuses a name that is taken, and one more than there may be. */
export async function saveView({ trx, engine }: Change, own: OwnList, view: NamedSearch): Promise<void> {
  await oneAtATime(trx, engine, own);
  const views = await listViews(trx, own);
  if (views.length >= viewLimits.views) invalid({ name: "errors.tooMany" });
  if (!(await insertView(trx, own, view))) throw new AppError("taken", undefined, { name: "errors.taken" });
}

/** Takes over what a browser stored: of a name that is taken the account's own view stays, and what does not fit is left. */
export async function moveViews({ trx, engine }: Change, own: OwnList, views: readonly NamedSearch[]): Promise<void> {
  await oneAtATime(trx, engine, own);
  let room = viewLimits.views - (await listViews(trx, own)).length;
  for (const view of views) {
    if (room > 0 && (await insertView(trx, own, view))) room--;
  }
}

/** Two windows that save at once are counted one after the other; SQLite's transactions come one by one anyway. */
async function oneAtATime(trx: Db, engine: Engine, { userId }: OwnList): Promise<void> {
  if (engine === "postgres") {
    await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  }
}
