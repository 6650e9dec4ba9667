import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Tables } from "../schema";

/** The log tells which way a change came in and which import a row belongs to, and is read by who, what and when. */
export const history: Migration = {
  id: 9,
  name: "0009-history",
  async up(db, engine) {
    await db.schema.alterTable("audit_log").addColumn("origin", "text").execute();
    await db.schema.alterTable("audit_log").addColumn("part_of", "integer").execute();
    // rows of imports are listed under their import alone, so that a large one costs the other lists nothing
    const own = (name: string, columns: string) =>
      sql`create index ${sql.id(`audit_log_by_${name}`)} on audit_log (${sql.raw(columns)}) where part_of is null`;
    await own("time", "at, id").execute(db);
    await own("kind", "kind, at, id").execute(db);
    await own("action", "action, at, id").execute(db);
    await own("who", "actor_id, at, id").execute(db);
    await sql`create index audit_log_parts on audit_log (part_of, id) where part_of is not null`.execute(db);
    await db.schema.dropIndex("audit_log_actor").execute();
    if (engine === "sqlite") await refuseReplacing(db);
  },
};

/** `insert or replace` deletes the row in its way without asking the triggers that refuse deletion. */
async function refuseReplacing(db: Transaction<Tables>): Promise<void> {
  await sql`create trigger audit_log_no_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
      or (new.undoes is not null and exists (select 1 from audit_log where undoes = new.undoes))
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
}
