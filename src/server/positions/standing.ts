import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Standing } from "../../domain/findings/crowdedPositions";
import type { Db } from "../db/open";

const ROWS_AT_ONCE = 3_000;

/** A temple on file at a position of its own; `checked` where somebody looked it up. */
export type Stored = Standing & { name: string; checked: number | null };

/**
 * The temples on file by their ids, some at a time: others are answered between. Where the position is that of a town
 * alone, others have it too as a matter of course.
 */
export async function* standingTemples(db: Db): AsyncGenerator<Stored[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Stored>`
      select t.id, t.name, t.city || ', ' || t.state as town, t.latitude, t.longitude, c.temple_id as checked
      from temples t left join position_checks c
        on c.temple_id = t.id and c.latitude = t.latitude and c.longitude = t.longitude
      where t.id > ${after} and t.position_precision = 'site' and t.status not in ('archived', 'rejected')
      order by t.id limit ${ROWS_AT_ONCE}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
    await setImmediate();
  }
}
