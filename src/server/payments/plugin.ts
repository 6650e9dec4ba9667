import fp from "fastify-plugin";
import type { GatewayName } from "../../contract/paymentWords";
import type { Gateway } from "./gateway";
import { reconcile } from "./reconcile";
import { sendRefunds } from "./sendRefunds";
import { testGateway, testGatewaySecret } from "./testGateway";

declare module "fastify" {
  interface FastifyInstance {
    /** Who can take money here, by name; `test` is always there, for payments begun before there were others. */
    gateways: ReadonlyMap<GatewayName, Gateway>;
  }
}

const MINUTE_MS = 60_000;

/** The gateways of this deployment, and the work that goes on with them while the process listens. */
export const payments = fp(async (app) => {
  const gateways = new Map<GatewayName, Gateway>();
  gateways.set("test", testGateway(app.db, testGatewaySecret(app), app.now));
  app.decorate("gateways", gateways);
  app.addHook("onListen", async () => {
    app.repeat("asking about payments", MINUTE_MS, () => reconcile(app));
    app.repeat("sending refunds", MINUTE_MS, () => sendRefunds(app));
  });
});
