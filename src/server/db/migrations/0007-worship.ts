import { sql } from "kysely";
import type { Migration } from "../migration";

/** Whether worship is held at a temple; of those on file it is not on record yet. */
export const worship: Migration = {
  id: 7,
  name: "0007-worship",
  async up(db) {
    await sql`alter table temples add column worship text`.execute(db);
  },
};
