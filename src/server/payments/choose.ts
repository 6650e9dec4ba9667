import type { FastifyInstance } from "fastify";
import type { GatewayName } from "../../contract/paymentWords";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import type { Gateway } from "./gateway";

/**
 * The gateway that takes a payment: the wanted one, else the first that is configured. Where none is, the built-in one
 * stands in for whichever is wanted; in production there is no such one, and then nothing can be paid. With live keys a
 * temple must have agreed to be paid. Both refusals name its site.
 */
export async function chooseGateway(
  app: FastifyInstance,
  trx: Db,
  { wanted, templeId }: { wanted: GatewayName | undefined; templeId: number | null },
): Promise<Gateway> {
  if (offeredGateways(app).length === 0) return refuseTemple(trx, "noGateway", templeId);
  const gateway = gatewayOf(app, wanted) ?? invalid({ gateway: "errors.gateway" });
  if (!gateway.testMode && templeId !== null && !(await isAuthorised(trx, templeId)))
    await refuseTemple(trx, "notPayable", templeId);
  return gateway;
}

function gatewayOf({ gateways }: FastifyInstance, wanted: GatewayName | undefined): Gateway | undefined {
  const stripe = gateways.get("stripe");
  const razorpay = gateways.get("razorpay");
  if (!stripe && !razorpay) return gateways.get("test");
  if (wanted === undefined) return stripe ?? razorpay;
  return wanted === "test" || wanted === "cash" ? undefined : gateways.get(wanted);
}

/** The gateways one can choose from, the usual one first. */
export function offeredGateways({ gateways }: FastifyInstance): Gateway[] {
  const real = [gateways.get("stripe"), gateways.get("razorpay")].filter((each) => each !== undefined);
  const test = gateways.get("test");
  return real.length > 0 || !test ? real : [test];
}

/** Whether what can be paid with here moves no money. */
export function isAllTest(app: FastifyInstance): boolean {
  const offered = offeredGateways(app);
  return offered.length > 0 && offered.every(({ testMode }) => testMode);
}

/** True when the temple's agreement to be paid here is on record. */
export async function isAuthorised(db: Db, templeId: number): Promise<boolean> {
  const row = await db
    .selectFrom("payment_authorisations")
    .select("temple_id")
    .where("temple_id", "=", templeId)
    .executeTakeFirst();
  return row !== undefined;
}

async function refuseTemple(db: Db, code: "noGateway" | "notPayable", templeId: number | null): Promise<never> {
  const temple = await db
    .selectFrom("temples")
    .select(["name", "website"])
    .where("id", "=", templeId)
    .executeTakeFirst();
  throw new AppError(code, undefined, undefined, {
    temple: temple?.name ?? null,
    officialSite: temple?.website ?? null,
  });
}
