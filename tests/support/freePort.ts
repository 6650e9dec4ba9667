import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to connections that go out: one of these could take the port of a server that is
 * stopped and starts again.
 */
const [FIRST, END] = [12_000, 32_000];

/** A port nobody listens on at 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch (error) {
      if (isTaken(error)) continue;
      throw error;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";
