import { type Kysely, sql } from "kysely";
import { addDays } from "../../src/domain/dates";
import { chunks, insertMany } from "../../src/server/db/bulk";
import type { Tables } from "../../src/server/db/schema";
import { windows } from "../../src/server/visits/windows";
import { randomFrom } from "./benchTemples";

const AT_ONCE = 5_000;
type Wish = { visits: number; days: number; today: string };

/** So many visits of so many days until `today`, as if they had been counted; few temples have most of them. */
export async function fillVisits(
  db: Kysely<Tables>,
  ids: readonly number[],
  { visits: wanted, days, today }: Wish,
): Promise<void> {
  const random = randomFrom(13);
  const counted = new Map<string, number>();
  const byDay = new Map<string, number>();
  for (let visit = 0; visit < wanted; visit++) {
    const temple_id = ids[Math.floor(random() ** 2 * ids.length)] ?? 1;
    const day = addDays(today, -Math.floor(random() * days));
    counted.set(`${temple_id} ${day}`, (counted.get(`${temple_id} ${day}`) ?? 0) + 1);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  const rows = [...counted].map(([key, visits]) => {
    const [id = "", day = ""] = key.split(" ");
    return { temple_id: Number(id), day, visits };
  });
  for (const chunk of chunks(rows, AT_ONCE)) await insertMany(db, "temple_visits", chunk);
  const all = [...byDay].map(([day, visits]) => ({ day, visits, visitors: Math.round(visits / 3) }));
  await insertMany(db, "visit_days", all);
  const sum = (length: number) => sql`sum(case when day >= ${addDays(today, 1 - length)} then visits else 0 end)`;
  await sql`insert into temple_windows (temple_id, visits_7d, visits_30d, visits_90d)
    select temple_id, ${sum(windows["7d"])}, ${sum(windows["30d"])}, ${sum(windows["90d"])}
    from temple_visits group by temple_id`.execute(db);
  await db.insertInto("facts").values({ name: "visits.day", value: today }).execute();
}
