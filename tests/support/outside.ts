import type { BrowserContext } from "@playwright/test";

const pictureHosts = ["upload.wikimedia.org", "commons.wikimedia.org", "tile.openstreetmap.org"];
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** No test needs the internet: pictures and map tiles are one pixel, anything else from outside is cut off and so found. */
export async function cutOffOutside(context: BrowserContext, site: string): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith("http") && url.origin !== site,
    (route) => {
      const { hostname } = new URL(route.request().url());
      return pictureHosts.includes(hostname) ? route.fulfill({ contentType: "image/png", body: PIXEL }) : route.abort();
    },
  );
}
