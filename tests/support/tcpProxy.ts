import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a server at 127.0.0.1 that can be lost: connections stay open and are made, but nothing passes any more. */
export async function startProxy(first: number) {
  let port = first;
  const pairs = new Set<readonly [Socket, Socket]>();
  let isLost = false;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on("data", (bytes) => isLost || to.write(bytes));
      from.on("error", () => undefined);
      // what a lost network swallows is also that the other side is gone
      from.on("close", () => isLost || to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cutAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing passes; what is under way is lost for good. */
    lose: () => {
      isLost = true;
    },
    /** New connections pass again; those from before stay dead without a word. */
    find: () => {
      isLost = false;
      for (const pair of pairs) for (const socket of pair) socket.removeAllListeners("data").resume();
    },
    /** New connections go to another server; those from before stay with the one they have. */
    leadTo: (other: number) => {
      port = other;
    },
    stop: async () => {
      cutAll();
      server.close();
      await once(server, "close");
    },
  };
}
