import fp from "fastify-plugin";
import { troubleOf } from "./db/troubles";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Does `work` after the answer; a failure is logged, as a warning where it passes by itself. The process waits for
     * it before it stops.
     */
    background: (what: string, work: () => Promise<unknown>) => void;
    /** Resolves when nothing is going on in the background. */
    idle: () => Promise<void>;
    /** How many pieces of such work go on now. */
    working: () => number;
    /** True from when the process is told to stop: what can wait is left to the next one. */
    isStopping: () => boolean;
    /** Does `work` in the background now and every `everyMs` after it, never twice at once, until the process stops. */
    repeat: (what: string, everyMs: number, work: () => Promise<unknown>) => void;
  }
}

/** Work that no request waits for. */
export const background = fp(async (app) => {
  const running = new Set<Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];
  const run = (what: string, work: () => Promise<unknown>) => {
    const done = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        app.storage.note(error);
        const level = troubleOf(error) === "unavailable" ? "warn" : "error";
        app.log[level]({ err: error }, `${what} failed`);
      })
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  app.decorate("background", (what, work) => {
    run(what, work);
  });
  let stopping = false;
  app.decorate("isStopping", () => stopping);
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.decorate("working", () => running.size);
  app.decorate("idle", async () => {
    while (running.size > 0) await Promise.all(running);
  });
  app.decorate("repeat", (what, everyMs, work) => {
    let busy = false;
    const tick = () => {
      if (busy) return;
      busy = true;
      run(what, work).finally(() => {
        busy = false;
      });
    };
    timers.push(setInterval(tick, everyMs).unref());
    tick(); // where a process lives less than a day, its daily work is done as well
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearInterval(timer);
    await app.idle();
  });
});
