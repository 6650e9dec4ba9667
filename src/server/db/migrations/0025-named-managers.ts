import { sql } from "kysely";
import type { Migration } from "../migrate";

/**
 * Since when the console has somebody named as a temple's manager. Null for who only shared the temple: its figures
 * are theirs to see, the names and numbers of those who book there are not. Pandits who answer today go on doing so.
 */
export const namedManagers: Migration = {
  id: 25,
  name: "0025-named-managers",
  async up(db) {
    await db.schema.alterTable("temple_managers").addColumn("named_at", "text").execute();
    await sql`update temple_managers set named_at = ${new Date().toISOString()}
      where not exists (select 1 from temples where temples.id = temple_managers.temple_id
          and temples.submitted_by = temple_managers.user_id)
        or exists (select 1 from users where users.id = temple_managers.user_id and users.role = 'PANDIT')`.execute(db);
    await db.schema
      .createIndex("temple_managers_of_user")
      .on("temple_managers")
      .columns(["user_id", "named_at", "temple_id"])
      .execute();
  },
};
