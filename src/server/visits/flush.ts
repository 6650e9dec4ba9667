import type { Kysely } from "kysely";
import { civilDateOf } from "../../domain/dates";
import type { Tables } from "../db/schema";
import { type Batch, partsOf } from "./pending";
import { isRobot } from "./reader";
import { storeVisits, templesNamed } from "./repository";
import { saltOf, visitorKey } from "./salts";

/** Stores a batch as visits of the day it is at `now`; what programs asked for is left out. */
export async function storeBatch(db: Kysely<Tables>, batch: Batch, now: Date): Promise<void> {
  const people = [...batch].filter(([who]) => !isRobot(partsOf(who).agent));
  if (people.length === 0) return;
  const day = civilDateOf(now.getTime());
  const salt = await saltOf(db, day);
  const named = await templesNamed(db, [...new Set(people.flatMap(([, opened]) => [...opened.keys()]))]);
  const temples = new Map<number, number>();
  let visits = 0;
  for (const [, opened] of people) {
    for (const [name, times] of opened) {
      visits += times;
      const id = named.get(name);
      if (id !== undefined) temples.set(id, (temples.get(id) ?? 0) + times);
    }
  }
  const visitors = people.map(([who]) => visitorKey(salt, who));
  await db.transaction().execute((trx) => storeVisits(trx, { day, at: now.toISOString(), visits, visitors, temples }));
}
