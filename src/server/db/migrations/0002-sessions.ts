import { sql } from "kysely";
import { dialects } from "../firstSchema/dialect";
import type { Migration } from "../migration";

/** Where accounts are logged in. Those logged in before it are not listed until they log in again. */
export const sessions: Migration = {
  id: 2,
  name: "0002-sessions",
  async up(db, engine) {
    const { bytes } = dialects[engine];
    const table = `create table sessions (
      id ${bytes} primary key,
      user_id integer not null references users (id) on delete cascade,
      agent text not null,
      started_at text not null,
      expires_at text not null
    )`;
    for (const statement of [table, "create index sessions_by_user on sessions (user_id, started_at)"])
      await sql.raw(statement).execute(db);
  },
};
