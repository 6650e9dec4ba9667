import { execFileSync } from "node:child_process";
import { inMs } from "./clock";
import { keptFolder } from "./folders";
import { servePictures } from "./outside";
import { startSite } from "./siteServer";

/**
 * The browser tests drive what is shipped: built again when something that goes into it has changed. The servers begin
 * with a copy of one data folder, into which the bundled temples and the demo accounts were put once.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ["--import", "tsx", "src/build.ts", "--stale"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const { folder, remove } = keptFolder("seeded");
  // the day before the tests: nothing there comes from their future
  const site = await startSite({ DATA_DIR: folder, DEMO_CLOCK: inMs(-86_400_000) });
  await site.stop();
  process.env.SEEDED_SITE = folder;
  const stopPictures = await servePictures();
  return async () => {
    await stopPictures();
    await remove();
  };
}
