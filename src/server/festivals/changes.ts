import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import type { Tables } from "../db/schema";
import { AppError } from "../errors";
import { raiseRevision } from "./repository";

const UNIQUE_VIOLATIONS = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"];
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Runs a change of festivals whole or not at all; from then on every answer goes by it. */
export async function changeFestivals<T>(
  app: Pick<FastifyInstance, "db" | "festivalBook">,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await app.db.transaction().execute(async (trx) => {
      const changed = await change(trx);
      await raiseRevision(trx);
      return changed;
    });
  } catch (error) {
    // two that take the same address or rule at the same moment
    throw UNIQUE_VIOLATIONS.includes(codeOf(error))
      ? new AppError("taken", undefined, { slug: "errors.slugTaken" })
      : error;
  } finally {
    app.festivalBook.changed();
  }
}
