import type { FastifyInstance } from "fastify";
import type { PaymentOptions } from "../../contract/payments";
import { paymentLimits } from "../../contract/paymentWords";
import { getPublicTemple } from "../reviews/publicTemple";
import { isAuthorised, offeredGateways } from "./choose";
import { findPaidTemple } from "./present";

/** How one can pay here, and whether this temple can be paid; 404 for a temple visitors do not see. */
export async function optionsFor(app: FastifyInstance, idOrSlug: string | undefined): Promise<PaymentOptions> {
  const { db } = app;
  const gateways = offeredGateways(app).map(({ name, testMode }) => ({ name, testMode }));
  const testMode = gateways.every((gateway) => gateway.testMode);
  const temple = idOrSlug === undefined ? undefined : await getPublicTemple(db, idOrSlug);
  const payable = testMode || (temple !== undefined && (await isAuthorised(db, temple.id)));
  return {
    gateways,
    testMode,
    payable,
    officialSite: temple ? await websiteOf(app, temple.id) : null,
    temple: temple ? ((await findPaidTemple(db, temple.id)) ?? null) : null,
    minAmount: paymentLimits.minPaise / 100,
    maxAmount: paymentLimits.maxPaise / 100,
  };
}

async function websiteOf({ db }: FastifyInstance, id: number): Promise<string | null> {
  const row = await db.selectFrom("temples").select("website").where("id", "=", id).executeTakeFirst();
  return row?.website ?? null;
}
