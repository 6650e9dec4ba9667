import { execFileSync } from "node:child_process";

/** The browser tests drive what is shipped: built again when something that goes into it has changed. */
export default function build(): void {
  execFileSync(process.execPath, ["--import", "tsx", "src/build.ts", "--stale"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}
