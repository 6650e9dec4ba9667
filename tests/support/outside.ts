import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { ownCertificate } from "./ownCertificate";

const pictureHosts = ["upload.wikimedia.org", "commons.wikimedia.org", "tile.openstreetmap.org"];
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export type Outside = {
  /** What a browser is started with that has this for the internet. */
  args: string[];
  stop: () => Promise<void>;
};

/**
 * No test needs the internet: pictures and map tiles are one pixel, other names are unknown and so found. The browser is
 * told of it when it starts, since as long as a test intercepts requests Playwright keeps nothing in the browser's cache.
 */
export async function startOutside(): Promise<Outside> {
  const server = createServer(ownCertificate(), (_, answer) => {
    answer.writeHead(200, { "content-type": "image/png", "cache-control": "max-age=3600" }).end(PIXEL);
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  const pictures = pictureHosts.map((host) => `MAP ${host} localhost:${port}`);
  const rules = [...pictures, "MAP * ~NOTFOUND", "EXCLUDE localhost"].join(",");
  return {
    args: [`--host-resolver-rules=${rules}`, "--ignore-certificate-errors"],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
