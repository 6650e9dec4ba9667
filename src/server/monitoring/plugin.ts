import fp from "fastify-plugin";
import { isPageRead } from "../plugins/pageReads";
import { Gauges } from "./gauges";
import type { Exposition } from "./prometheus";

declare module "fastify" {
  interface FastifyInstance {
    gauges: Gauges;
    /** What Prometheus reads; undefined without `METRICS_TOKEN`. */
    exposition: Exposition | undefined;
  }
}

/** Counts what this process answers to others. Registered before the routes, so that it hears of all of them. */
export const monitoring = fp(async (app) => {
  const gauges = new Gauges();
  const { requests } = gauges;
  // loaded only where somebody asks for it
  const exposition = app.env.METRICS_TOKEN ? (await import("./prometheus")).openExposition(app) : undefined;
  app.decorate("gauges", gauges);
  app.decorate("exposition", exposition);
  app.addHook("onReady", async () => gauges.start());
  app.addHook("onClose", async () => gauges.stop());
  app.addHook("onRequest", (request, { raw }, done) => {
    if (!isPageRead(request)) gauges.began(raw);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (isPageRead(request)) return done();
    const { statusCode: status, elapsedTime: ms } = reply;
    requests.total++;
    requests.sumMs += ms;
    if (status >= 500) requests.failed++;
    else if (status >= 400) requests.refused++;
    const { method, routeOptions } = request;
    exposition?.answered({ method, route: routeOptions.url ?? "none", status, seconds: ms / 1000 });
    done();
  });
});
