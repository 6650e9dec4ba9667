import { sql } from "kysely";
import { accountsTables } from "../firstSchema/accounts";
import { appendOnly } from "../firstSchema/appendOnly";
import { bookingsTables } from "../firstSchema/bookings";
import { bulkChangesTables } from "../firstSchema/bulkChanges";
import { contentTables } from "../firstSchema/content";
import { contributionsTables } from "../firstSchema/contributions";
import { dialects } from "../firstSchema/dialect";
import { festivalsTables } from "../firstSchema/festivals";
import { historyTables } from "../firstSchema/history";
import { importsTables } from "../firstSchema/imports";
import { listsTables } from "../firstSchema/lists";
import { messagesTables } from "../firstSchema/messages";
import { paymentsTables } from "../firstSchema/payments";
import { qualityTables } from "../firstSchema/quality";
import { firstRecords } from "../firstSchema/records";
import { remindersTables } from "../firstSchema/reminders";
import { searchTables } from "../firstSchema/search";
import { shopTables } from "../firstSchema/shop";
import { templesTables } from "../firstSchema/temples";
import { visitsTables } from "../firstSchema/visits";
import type { Migration } from "../migration";

/** In the order in which they refer to each other. */
const rooms = [
  accountsTables,
  templesTables,
  searchTables,
  contributionsTables,
  historyTables,
  festivalsTables,
  listsTables,
  contentTables,
  visitsTables,
  messagesTables,
  remindersTables,
  paymentsTables,
  bookingsTables,
  shopTables,
  importsTables,
  bulkChangesTables,
  qualityTables,
];

/** Every table with its indexes, and the records a new database begins with. */
export const firstSchema: Migration = {
  id: 1,
  name: "0001-first-schema",
  async up(db, engine) {
    for (const tables of rooms) for (const table of tables(dialects[engine])) await sql.raw(table).execute(db);
    for (const statement of appendOnly[engine]) await sql.raw(statement).execute(db);
    await firstRecords(db, new Date().toISOString());
  },
};
