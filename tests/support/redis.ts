import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "./freePort";
import { keep } from "./kept";

/** The server of the shared limits on this machine: Valkey, else Redis, else undefined. */
export const redisServer = (): string | undefined => ["valkey-server", "redis-server"].flatMap(onPath)[0];

function onPath(name: string): string[] {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return paths.filter((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A server that keeps nothing on the disk, until the test ends; it can be stopped and started again on its port. */
export async function startRedis(command: string) {
  const port = await freePort();
  const start = async () => {
    const server = keep(
      command,
      ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      {},
    );
    await server.until(/Ready to accept connections/);
    return server;
  };
  let server = await start();
  onTestFinished(() => server.stop());
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    stop: () => server.stop(),
    startAgain: async () => {
      server = await start();
    },
  };
}
