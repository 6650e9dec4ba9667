import type { Transaction } from "kysely";
import type { Engine } from "./open";
import type { Tables } from "./schema";

/** One step from a version of the database to the next. */
export type Migration = {
  id: number;
  name: string;
  up: (db: Transaction<Tables>, engine: Engine) => Promise<void>;
};
