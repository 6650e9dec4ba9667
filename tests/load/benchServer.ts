import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { freePort } from "../support/freePort";

export type BenchServer = {
  url: string;
  startMs: number;
  residentMb: () => number;
  cpuSeconds: () => number;
  /** Resolves when the server does next to nothing any more: a start goes through what was stored. */
  atRest: () => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it at once, whatever it is at. */
  kill: () => Promise<void>;
};

/** The password of the demo accounts. */
export const DEMO_PASSWORD = "bench bench bench";

/** The built server as `npm start` starts it where there is one, else its sources. */
function command(): string[] {
  const built = process.env.BENCH_SERVER ?? "dist/server/main.js";
  return existsSync(built)
    ? ["--max-semi-space-size=8", "--no-parallel-scavenge", built]
    : ["--import", "tsx", "src/server/main.ts"];
}

/** Starts the server as its own process on `dataDir` and measures how long the first answer takes. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, command(), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      DEMO_PASSWORD,
      DEMO_SAMPLES: "off",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await firstAnswer(`${url}/healthz`, child);
  return {
    url,
    startMs: performance.now() - started,
    residentMb: () => residentMb(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    atRest: () => atRest(() => cpuSeconds(child.pid)),
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

const LOOK_MS = 1_000;
const STILL_LOOKS = 5;
const BUSY = 0.2;

async function atRest(seconds: () => number): Promise<void> {
  for (let still = 0, before = seconds(); still < STILL_LOOKS; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = seconds();
    still = now - before < BUSY ? still + 1 : 0;
    before = now;
  }
}

const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("The server ended before it answered");
}

/** Memory a process holds, in MB, as the kernel counts it. */
function residentMb(pid: number | undefined): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb) / 1024;
}

/** Processor time a process has used; tells its cost apart from what else the machine does. */
function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
