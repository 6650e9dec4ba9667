import type { Client, ClientConfig } from "pg";

/** The longest that making a connection may take, as it does to a server far away. */
export const CONNECTED_WITHIN_MS = 5_000;
const SOON_MS = 1_000;
/** So many times what the one before took; what takes longer was sent into a network that is lost. */
const PATIENCE = 4;

type ClientClass = new (config?: ClientConfig) => Client;

/**
 * Connections that are given up when they take much longer than the one before: each that is being made holds a place
 * in its pool, also where it was begun just before the network came back.
 */
export function connectingSoon(Base: ClientClass): ClientClass {
  let withinMs = CONNECTED_WITHIN_MS;
  return class extends Base {
    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: withinMs });
      const since = performance.now();
      this.once("connect", () => {
        withinMs = Math.min(CONNECTED_WITHIN_MS, Math.max(SOON_MS, PATIENCE * (performance.now() - since)));
      });
    }
  };
}
