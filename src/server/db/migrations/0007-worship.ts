import { sql } from "kysely";
import type { Migration } from "../migration";

/** Whether worship is held at a temple; of those on file it is not on record yet. The few without it are looked up as a whole. */
export const worship: Migration = {
  id: 7,
  name: "0007-worship",
  async up(db) {
    await sql`alter table temples add column worship text`.execute(db);
    await sql`create index temples_without_worship on temples (id) where worship = 'none'`.execute(db);
  },
};
