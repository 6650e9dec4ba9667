import jwt from "@fastify/jwt";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Kysely } from "kysely";
import { access } from "./access";
import { forgottenRoutes } from "./accounts/forgottenRoutes";
import { accountRoutes } from "./accounts/routes";
import { settingsRoutes } from "./accounts/settingsRoutes";
import { adminRoutes } from "./admin/routes";
import { analyticsRoutes } from "./analytics/routes";
import { background } from "./background";
import { adminBookingRoutes } from "./bookings/adminRoutes";
import { bookingRoutes } from "./bookings/routes";
import { callerKeys } from "./callerKeys";
import { consoleRoutes } from "./console/routes";
import { adminContentRoutes } from "./content/adminRoutes";
import { contentRoutes } from "./content/routes";
import { correctionRoutes } from "./corrections/routes";
import type { Engine, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";
import { docs } from "./docs/routes";
import { donationRoutes } from "./donations/routes";
import type { Env } from "./env";
import { AppError, handleError } from "./errors";
import { favouriteRoutes } from "./favourites/routes";
import { adminFestivalRoutes } from "./festivals/adminRoutes";
import { festivalBook } from "./festivals/book";
import { festivalExportRoutes } from "./festivals/exportRoutes";
import { festivalRoutes } from "./festivals/routes";
import { healthRoutes } from "./health";
import { auditRoutes } from "./history/auditRoutes";
import { historyRoutes } from "./history/routes";
import { housekeeping } from "./housekeeping";
import { imageStore } from "./images/intake";
import { imageRoutes } from "./images/routes";
import { importJobRoutes } from "./imports/jobRoutes";
import { importRoutes } from "./imports/routes";
import { importRunner } from "./imports/runner";
import { liveEventRoutes } from "./live/routes";
import { mail } from "./mail/plugin";
import { mergeRoutes } from "./merges/routes";
import { moderationRoutes } from "./moderation/routes";
import { monitoring } from "./monitoring/plugin";
import { monitoringRoutes } from "./monitoring/routes";
import { notificationRoutes } from "./notifications/routes";
import { panchangRoutes } from "./panchang/routes";
import { adminPaymentRoutes } from "./payments/adminRoutes";
import { payments } from "./payments/plugin";
import { receiptRoutes } from "./payments/receiptRoutes";
import { paymentRoutes } from "./payments/routes";
import { webhookRoutes } from "./payments/webhooks";
import { places } from "./places/routes";
import { observances } from "./platform/observances";
import { platformRoutes } from "./platform/routes";
import { bodies } from "./plugins/bodies";
import { compression } from "./plugins/compression";
import { contract } from "./plugins/contract";

import { draining } from "./plugins/draining";
import { logging } from "./plugins/logging";
import { rateLimits } from "./plugins/rateLimits";
import { security } from "./plugins/security";
import { reviewRoutes } from "./reviews/routes";
import { ritualRoutes } from "./rituals/routes";
import { savedViewRoutes } from "./savedViews/routes";
import { orderRoutes } from "./shop/orderRoutes";
import { productRoutes } from "./shop/productRoutes";
import { inProcess } from "./site/inProcess";
import { installRoutes } from "./site/installRoutes";
import { keptPages } from "./site/keptPages";
import { siteRoutes } from "./site/routes";
import { adminTempleRoutes } from "./temples/adminRoutes";
import { exportRoutes } from "./temples/exportRoutes";
import { managerRoutes } from "./temples/managerRoutes";
import { templeRoutes } from "./temples/routes";
import { userRoutes } from "./users/routes";
import { visits } from "./visits/plugin";
import { visitRoutes } from "./visits/routes";

declare module "fastify" {
  interface FastifyInstance {
    db: Kysely<Tables>;
    engine: Engine;
    env: Env;
    /** The version of this program. */
    release: string;
    /** The clock, so that tests can choose the day. */
    now: () => Date;
  }
}

export type AppOptions = {
  env: Env;
  database: OpenDatabase;
  jwtSecret: string;
  version: string;
  logger?: FastifyBaseLogger;
  now?: () => Date;
};

const TOKEN_LIFE = "12h";

/** Everything the process serves, in order; does not listen. Closing the app closes the database. */
export async function buildApp({
  env,
  database,
  jwtSecret,
  version,
  logger,
  now,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }), // plugins/logging writes the lines
    genReqId: requestIds(),
    trustProxy: env.TRUST_PROXY === "on",
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
  });
  app.decorate("db", database.db);
  app.decorate("engine", database.engine);
  app.decorate("env", env);
  app.decorate("release", version);
  app.decorate("now", now ?? (() => new Date()));
  app.addHook("onClose", () => database.db.destroy());
  app.setErrorHandler(handleError);
  await app.register(background); // after the database's hook, and so closed before it
  await app.register(callerKeys, { secret: jwtSecret });

  await app.register(monitoring); // first of the hooks: it counts what others refuse
  await app.register(draining);
  await app.register(mail);
  await app.register(housekeeping);
  await app.register(payments);

  await app.register(security);
  await app.register(compression);
  await app.register(logging);
  await app.register(bodies);
  await app.register(contract);
  await app.register(multipart, { limits: { fileSize: 50 * 1024 * 1024, files: 10, fields: 30 } });
  await app.register(jwt, { secret: jwtSecret, sign: { expiresIn: TOKEN_LIFE } });
  await app.register(access);
  await app.register(visits);
  await app.register(rateLimits); // after access, and so before it on each request
  await app.register(keptPages);
  await app.register(docs);
  await app.register(inProcess);

  await app.register(healthRoutes);
  await app.register(accountRoutes);
  await app.register(forgottenRoutes);
  await app.register(settingsRoutes);
  await app.register(favouriteRoutes);
  await app.register(festivalBook);
  await app.register(places);
  await app.register(panchangRoutes);
  await app.register(festivalRoutes);
  await app.register(adminFestivalRoutes);
  await app.register(festivalExportRoutes);
  await app.register(observances);
  await app.register(platformRoutes);
  await app.register(contentRoutes);
  await app.register(adminContentRoutes);
  await app.register(templeRoutes);
  await app.register(adminTempleRoutes);
  await app.register(managerRoutes);
  await app.register(mergeRoutes);
  await app.register(exportRoutes);
  await app.register(importRunner);
  await app.register(importRoutes);
  await app.register(importJobRoutes);
  await app.register(imageStore);
  await app.register(imageRoutes);
  await app.register(reviewRoutes);
  await app.register(correctionRoutes);
  await app.register(liveEventRoutes);
  await app.register(ritualRoutes);
  await app.register(productRoutes);
  await app.register(orderRoutes);
  await app.register(paymentRoutes);
  await app.register(receiptRoutes);
  await app.register(webhookRoutes);
  await app.register(donationRoutes);
  await app.register(adminPaymentRoutes);
  await app.register(bookingRoutes);
  await app.register(adminBookingRoutes);
  await app.register(moderationRoutes);
  await app.register(adminRoutes);
  await app.register(userRoutes);
  await app.register(historyRoutes);
  await app.register(auditRoutes);
  await app.register(visitRoutes);
  await app.register(analyticsRoutes);
  await app.register(monitoringRoutes);
  await app.register(notificationRoutes);
  await app.register(savedViewRoutes);
  await app.register(consoleRoutes);
  await app.register(installRoutes);
  await app.register(siteRoutes);

  app.setNotFoundHandler(() => {
    throw new AppError("notFound");
  });
  return app;
}

/** Ids that tell processes and requests apart without a random number for each. */
function requestIds(): () => string {
  const process = Math.random().toString(36).slice(2, 8);
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}
