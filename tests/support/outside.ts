import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { keptFolder } from "./folders";

const pictureHosts = ["upload.wikimedia.org", "commons.wikimedia.org", "tile.openstreetmap.org"];
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Where one pixel is served for each picture and map tile from outside; for the workers of the browser tests. */
export async function servePictures(): Promise<() => Promise<void>> {
  const { folder, remove } = keptFolder("certificate");
  const pem = await getCertificate(folder);
  const server = createServer({ key: pem, cert: pem }, (_, answer) => {
    answer.writeHead(200, { "content-type": "image/png", "access-control-allow-origin": "*" }).end(PIXEL);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env.PICTURES_PORT = String((server.address() as AddressInfo).port);
  return async () => {
    server.closeAllConnections();
    server.close();
    await remove();
  };
}

/**
 * Arguments of a Chromium that knows no host but this machine: what is asked for outside fails and is found, pictures come
 * from here. With `page.route` it would ask the tests about each request, and keep nothing of what it has read and
 * compiled.
 */
export function localHostsOnly(): string[] {
  const pictures = pictureHosts.map((host) => `MAP ${host} 127.0.0.1:${process.env.PICTURES_PORT}`);
  const rules = [...pictures, "MAP * ~NOTFOUND", "EXCLUDE localhost", "EXCLUDE 127.0.0.1"];
  return [`--host-resolver-rules=${rules.join(", ")}`, "--ignore-certificate-errors"];
}
