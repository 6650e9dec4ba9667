import { sql } from "kysely";
import type { Migration } from "../migration";

/** Positions that somebody looked up, and how urgent what was found of the others is; all temples are examined anew. */
export const positionChecks: Migration = {
  id: 4,
  name: "0004-position-checks",
  async up(db) {
    const statements = [
      `create table position_checks (
        temple_id integer primary key references temples (id) on delete cascade,
        latitude double precision not null,
        longitude double precision not null,
        user_id integer references users (id) on delete set null,
        at text not null
      )`,
      `create index position_checks_user on position_checks (user_id)`,
      `alter table temple_findings add column urgency integer not null default 0`,
      `create index temple_findings_urgent on temple_findings (temple_id, urgency) where urgency > 0`,
      `delete from temple_quality`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
