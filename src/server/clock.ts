import type { Env } from "./env";

/** What time it is for the server: as `DEMO_CLOCK` says of the process's start, and from there on; else the machine's. */
export function clockOf({ DEMO_CLOCK }: Pick<Env, "DEMO_CLOCK">): () => Date {
  const aheadMs = DEMO_CLOCK ? Date.parse(DEMO_CLOCK) - performance.timeOrigin : 0;
  return () => new Date(Date.now() + aheadMs);
}
