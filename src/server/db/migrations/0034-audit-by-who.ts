import { sql } from "kysely";
import type { Migration } from "../migrate";

/** What a person did of one kind is counted from the index alone. */
export const auditByWho: Migration = {
  id: 34,
  name: "0034-audit-by-who",
  async up(db) {
    await sql`drop index audit_log_by_who`.execute(db);
    await sql`create index audit_log_by_who on audit_log (actor_id, at, id, action) where part_of is null`.execute(db);
  },
};
