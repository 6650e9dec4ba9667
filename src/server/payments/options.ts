import type { FastifyInstance } from "fastify";
import type { PaymentOptions } from "../../contract/payments";
import { paymentLimits } from "../../contract/paymentWords";
import { isManaged } from "../accounts/managesTemple";
import type { Db } from "../db/open";
import { getPublicTemple } from "../temples/publicTemple";
import { isAllTest, isAuthorised, offeredGateways } from "./choose";
import { findPaidTemple } from "./paidTemple";
import { findTaxRegistration } from "./taxRegistration";

/** How one can pay here, and whether this temple can be paid; 404 for a temple visitors do not see. */
export async function optionsFor(app: FastifyInstance, idOrSlug: string | undefined): Promise<PaymentOptions> {
  const { db } = app;
  const gateways = offeredGateways(app).map(({ name, testMode }) => ({ name, testMode }));
  const testMode = isAllTest(app);
  const temple = idOrSlug === undefined ? undefined : await getPublicTemple(db, idOrSlug);
  const isOpen = gateways.length > 0;
  const payable = testMode || (isOpen && temple !== undefined && (await isAuthorised(db, temple.id)));
  return {
    gateways,
    testMode,
    payable,
    certifies: !testMode && temple !== undefined && (await certifies(app, temple.id)),
    ...(temple ? await ownWaysOf(db, temple.id) : { hasJoined: null, officialSite: null, bookingUrl: null }),
    temple: temple ? ((await findPaidTemple(db, temple.id)) ?? null) : null,
    minAmount: paymentLimits.minPaise / 100,
    maxAmount: paymentLimits.maxPaise / 100,
  };
}

const certifies = async ({ db, now }: FastifyInstance, id: number) =>
  (await findTaxRegistration(db, id, now())) !== undefined;

type OwnWays = Pick<PaymentOptions, "hasJoined" | "officialSite" | "bookingUrl">;

async function ownWaysOf(db: Db, id: number): Promise<OwnWays> {
  const row = await db.selectFrom("temples").select(["website", "booking_url"]).where("id", "=", id).executeTakeFirst();
  const hasJoined = (await isAuthorised(db, id)) || (await isManaged(db, id));
  return { hasJoined, officialSite: row?.website ?? null, bookingUrl: row?.booking_url ?? null };
}
