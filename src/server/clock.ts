import type { Env } from "./env";

/** What time it is for the server: as `DEMO_CLOCK` says of its start, and from there on; else as the machine says. */
export function clockOf({ DEMO_CLOCK }: Pick<Env, "DEMO_CLOCK">): () => Date {
  const aheadMs = DEMO_CLOCK ? Date.parse(DEMO_CLOCK) - Date.now() : 0;
  return () => new Date(Date.now() + aheadMs);
}
