import jwt from "@fastify/jwt";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Kysely } from "kysely";
import { access } from "./access";
import { forgottenRoutes } from "./accounts/forgottenRoutes";
import { resealing } from "./accounts/resealing";
import { accountRoutes } from "./accounts/routes";
import { sealing } from "./accounts/sealing";
import { sessionRoutes } from "./accounts/sessionRoutes";
import { SESSION_SECONDS } from "./accounts/sessions";
import { totpRoutes } from "./accounts/totpRoutes";
import { verificationRoutes } from "./accounts/verificationRoutes";
import { adminRoutes } from "./admin/routes";
import { analyticsRoutes } from "./analytics/routes";
import { background } from "./background";
import { adminBookingRoutes } from "./bookings/adminRoutes";
import { bookingRoutes } from "./bookings/routes";
import { bookingSubject } from "./bookings/subject";
import { browseRoutes } from "./browse/routes";
import { bulkChangeRoutes } from "./bulkChanges/routes";
import { bulkRunner } from "./bulkChanges/runner";
import { callerKeys } from "./callerKeys";
import { causeRoutes } from "./causes/routes";
import { consoleRoutes } from "./console/routes";
import { adminContentRoutes } from "./content/adminRoutes";
import { contentRoutes } from "./content/routes";
import { correctionRoutes } from "./corrections/routes";
import type { Engine, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";
import { docs } from "./docs/routes";
import { donationRoutes } from "./donations/routes";
import { donationSubject } from "./donations/subject";
import type { Env } from "./env";
import { AppError, handleError } from "./errors";
import { festivalExportRoutes } from "./exports/festivalRoutes";
import { exportRoutes } from "./exports/templeRoutes";
import { favouriteRoutes } from "./favourites/routes";
import { adminFestivalRoutes } from "./festivals/adminRoutes";
import { festivalBook } from "./festivals/book";
import { ownFestivals } from "./festivals/ownFestivals";
import { festivalRoutes } from "./festivals/routes";
import { seasonDates } from "./festivals/seasonDates";
import { auditRoutes } from "./history/auditRoutes";
import { historyRoutes } from "./history/routes";
import { housekeeping } from "./housekeeping";
import { imageStore } from "./images/intake";
import { imageRoutes } from "./images/routes";
import { importJobRoutes } from "./imports/jobRoutes";
import { importRoutes } from "./imports/routes";
import { importRunner } from "./imports/runner";
import { adminListRoutes } from "./lists/adminRoutes";
import { listRoutes } from "./lists/routes";
import { liveEventRoutes } from "./live/routes";
import { mail } from "./mail/plugin";
import { mergeRoutes } from "./merges/routes";
import { moderationRoutes } from "./moderation/routes";
import { monitoring } from "./monitoring/plugin";
import { monitoringRoutes } from "./monitoring/routes";
import { notificationRoutes } from "./notifications/routes";
import { muhurtaRoutes } from "./panchang/muhurtaRoutes";
import { panchangRoutes } from "./panchang/routes";
import { adminPaymentRoutes } from "./payments/adminRoutes";
import { payments } from "./payments/plugin";
import { receiptRoutes } from "./payments/receiptRoutes";
import { paymentRoutes } from "./payments/routes";
import { webhookRoutes } from "./payments/webhooks";
import { places } from "./places/routes";
import { observances } from "./platform/observances";
import { platformRoutes } from "./platform/routes";
import { addresses, pathOfRequest } from "./plugins/addresses";
import { bodies } from "./plugins/bodies";
import { compression } from "./plugins/compression";
import { contract } from "./plugins/contract";
import { draining } from "./plugins/draining";
import { logging } from "./plugins/logging";
import { rateLimits } from "./plugins/rateLimits";
import { security } from "./plugins/security";
import { serverTimeouts, timeouts } from "./plugins/timeouts";
import { positionRoutes } from "./positionReview/routes";
import { settingsRoutes } from "./profile/settingsRoutes";
import { pushKeys } from "./push/keys";
import { qualityExaminer } from "./quality/examiner";
import { qualityRoutes } from "./quality/routes";
import { readiness } from "./readiness/plugin";
import { readinessRoutes } from "./readiness/routes";
import { reminding } from "./reminders/plugin";
import { reminderRoutes } from "./reminders/routes";
import { resolutionRoutes } from "./resolution/routes";
import { reviewRoutes } from "./reviews/routes";
import { ritualRoutes } from "./rituals/routes";
import { savedViewRoutes } from "./savedViews/routes";
import { searchCluster } from "./search/search";
import { searchLog } from "./searchLog/plugin";
import { searchLogRoutes } from "./searchLog/routes";
import { orderRoutes } from "./shop/orderRoutes";
import { productRoutes } from "./shop/productRoutes";
import { orderSubject } from "./shop/subject";
import { cachedPages } from "./site/cachedPages";
import { installRoutes } from "./site/installRoutes";
import { refusePage } from "./site/refusalPage";
import { siteRoutes } from "./site/routes";
import { storage } from "./storage";
import { adminTempleRoutes } from "./temples/adminRoutes";
import { managerRoutes } from "./temples/managerRoutes";
import { templeRoutes } from "./temples/routes";
import { ticketKeys } from "./tickets/keys";
import { ticketRoutes } from "./tickets/routes";
import { userRoutes } from "./users/routes";
import { visits } from "./visits/plugin";
import { visitRoutes } from "./visits/routes";
import { workRoutes } from "./work/routes";
import { workspaceRoutes } from "./workspace/routes";

declare module "fastify" {
  interface FastifyInstance {
    db: Kysely<Tables>;
    engine: Engine;
    env: Env;
    /** The version of this program. */
    release: string;
    /** Whether pages are drawn from the sources of site and console, which `npm run dev` watches, and not from the build. */
    servesSources: boolean;
    /** The clock, so that tests can choose the day. */
    now: () => Date;
  }
}

export type AppOptions = {
  env: Env;
  database: OpenDatabase;
  /** The first one signs, what any of them signed is good. */
  jwtSecrets: readonly string[];
  version: string;
  servesSources?: boolean;
  logger?: FastifyBaseLogger;
  /** What time it is, which every part of the product asks for here. */
  now: () => Date;
};

/** Everything the process serves, in order; does not listen. Closing the app closes the database. */
export async function buildApp({
  env,
  database,
  jwtSecrets,
  version,
  servesSources = false,
  logger,
  now,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }), // plugins/logging writes the lines
    genReqId: requestIds(),
    trustProxy: env.TRUST_PROXY,
    ...serverTimeouts,
    rewriteUrl: pathOfRequest,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refusePage,
  });
  app.decorate("db", database.db);
  app.decorate("engine", database.engine);
  app.decorate("env", env);
  app.decorate("release", version);
  app.decorate("servesSources", servesSources);
  app.decorate("now", now);
  app.addHook("onClose", () => database.db.destroy());
  app.setErrorHandler(handleError);
  await app.register(background); // after the database's hook, and so closed before it
  await app.register(callerKeys, { secrets: jwtSecrets });
  await app.register(sealing, { secrets: jwtSecrets });
  await app.register(ticketKeys, { secrets: jwtSecrets });

  await app.register(storage);
  await app.register(monitoring); // first of the hooks: it counts what others refuse
  await app.register(draining);
  await app.register(timeouts);
  await app.register(pushKeys);
  await app.register(mail);
  await app.register(housekeeping);
  await app.register(payments, { subjects: [donationSubject, bookingSubject, orderSubject] });

  await app.register(security);
  await app.register(compression);
  await app.register(logging);
  await app.register(addresses);
  await app.register(bodies);
  await app.register(contract);
  await app.register(multipart, { limits: { fileSize: 50 * 1024 * 1024, files: 10, fields: 30 } });
  await app.register(jwt, { secret: jwtSecrets[0] ?? "", sign: { expiresIn: SESSION_SECONDS } });
  await app.register(access, { secrets: jwtSecrets });
  await app.register(resealing);
  await app.register(visits);
  await app.register(searchLog);
  await app.register(searchCluster);
  await app.register(rateLimits); // after access, and so before it on each request
  await app.register(cachedPages);
  await app.register(seasonDates);
  await app.register(docs);

  await app.register(readinessRoutes);
  await app.register(accountRoutes);
  await app.register(sessionRoutes);
  await app.register(forgottenRoutes);
  await app.register(settingsRoutes);
  await app.register(totpRoutes);
  await app.register(verificationRoutes);
  await app.register(favouriteRoutes);
  await app.register(festivalBook);
  await app.register(ownFestivals);
  await app.register(places);
  await app.register(panchangRoutes);
  await app.register(muhurtaRoutes);
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
  await app.register(workspaceRoutes);
  await app.register(mergeRoutes);
  await app.register(resolutionRoutes);
  await app.register(positionRoutes);
  await app.register(browseRoutes);
  await app.register(listRoutes);
  await app.register(adminListRoutes);
  await app.register(exportRoutes);
  await app.register(importRunner);
  await app.register(importRoutes);
  await app.register(importJobRoutes);
  await app.register(bulkRunner);
  await app.register(bulkChangeRoutes);
  await app.register(imageStore);
  await app.register(readiness);
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
  await app.register(causeRoutes);
  await app.register(bookingRoutes);
  await app.register(adminBookingRoutes);
  await app.register(ticketRoutes);
  await app.register(moderationRoutes);
  await app.register(adminRoutes);
  await app.register(userRoutes);
  await app.register(historyRoutes);
  await app.register(auditRoutes);
  await app.register(visitRoutes);
  await app.register(searchLogRoutes);
  await app.register(analyticsRoutes);
  await app.register(monitoringRoutes);
  await app.register(notificationRoutes);
  await app.register(reminding);
  await app.register(reminderRoutes);
  await app.register(savedViewRoutes);
  await app.register(qualityExaminer);
  await app.register(qualityRoutes);
  await app.register(workRoutes);
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
