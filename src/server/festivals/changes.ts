import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import { changeAddressed } from "../addressed";
import type { Tables } from "../db/schema";
import { raiseRevision } from "./repository";

/** Runs a change of festivals whole or not at all; from then on every answer goes by it. */
export async function changeFestivals<T>(
  app: Pick<FastifyInstance, "db" | "festivalBook">,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await changeAddressed(app.db, async (trx) => {
      const changed = await change(trx);
      await raiseRevision(trx);
      return changed;
    });
  } finally {
    app.festivalBook.changed();
  }
}
