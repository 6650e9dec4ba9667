import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { keptFolder, temporaryFolder } from "./folders";
import { freePort } from "./freePort";
import { type Kept, keep } from "./kept";
import { postgresBinaries, reachable } from "./postgresBinaries";

/** `cpuSeconds` is the processor time that it used so far; unknown for one that was there already. */
export type Cluster = { url: string; stop: () => Promise<void>; cpuSeconds?: () => number };

type Account = { uid?: number; gid?: number };

const TRIES = 3;

/** The PostgreSQL of the tests: the one of TEST_DATABASE_URL, else a private one in a temporary folder. */
export async function startPostgres(sharedBuffers = "64MB"): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startPrivate(sharedBuffers);
}

/** A new cluster that nothing runs yet. */
function newCluster(folder: string): { bin: string; data: string; account: Account } {
  const account = ordinaryAccount();
  const bin = reachable(postgresBinaries(), folder, account);
  if (account.uid !== undefined) execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  const data = join(folder, "data");
  createCluster(bin, data, account);
  return { bin, data, account };
}

export type RestartableCluster = {
  url: string;
  port: number;
  /** Stops the server by `pg_ctl`: `fast` breaks connections off, `immediate` ends as a crash would. */
  halt: (mode?: "fast" | "immediate") => Promise<void>;
  /** Starts it again on the same port, with all it held. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A private cluster that a test may stop and start again; it goes with this process or by `remove`. */
export async function startRestartable(): Promise<RestartableCluster> {
  const { folder, remove } = keptFolder("restartable");
  const { bin, data, account } = newCluster(folder);
  const port = await freePort();
  let server: Kept | undefined;
  const halt = async (mode: "fast" | "immediate" = "fast") => {
    // its keeper ends with it; what still holds its pipes is nobody's business
    const exited = server && once(server.process, "exit");
    const args = ["stop", "-w", "-D", data, "-m", mode];
    await promisify(execFile)(join(bin, "pg_ctl"), args, { ...account, cwd: "/" });
    await exited;
    server = undefined;
  };
  const start = async () => {
    server = runServer(bin, data, port, { ...account, removes: "", sharedBuffers: "16MB", forgetsInCrash: false });
    await server.until(/ready to accept connections/);
  };
  await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // a test that failed while it was halted tells why itself
  const end = async () => (server ? halt("immediate") : undefined);
  return { url, port, halt, start, remove: () => end().then(remove) };
}

async function startPrivate(sharedBuffers: string): Promise<Cluster> {
  const folder = temporaryFolder("postgres");
  const { bin, data, account } = newCluster(folder);
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const server = runServer(bin, data, port, { ...account, removes: folder, sharedBuffers, forgetsInCrash: true });
    try {
      await server.until(/ready to accept connections/);
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
      return { url, stop: server.stop, cpuSeconds: () => cpuSeconds(data) };
    } catch (error) {
      await server.stop();
      if (tries === TRIES || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

/** What the processes of a cluster used, also those that ended. */
function cpuSeconds(data: string): number {
  const main = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0] ?? "";
  const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8").trim().split(" ");
  let ticks = 0;
  for (const pid of [main, ...children]) {
    const [user, system, ...ended] = statOf(pid).split(") ")[1]?.split(" ").slice(11) ?? [];
    for (const count of [user, system, ...(pid === main ? ended.slice(0, 2) : [])]) ticks += Number(count);
  }
  return ticks / 100;
}

/** Empty for a process that has ended since it was named: its main one counts it by then. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** PostgreSQL refuses to run as root; then it runs as an account that owns nothing else. */
function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const fields = ["postgres", "nobody"].map((name) => lines.find((line) => line.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = fields?.split(":") ?? [];
  if (!uid || !gid) throw new Error("PostgreSQL cannot run as root, and /etc/passwd has neither postgres nor nobody");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Sorting by ICU where there is ICU, as hosted databases do, so that a test sees an order that forgot its collation. */
function createCluster(bin: string, data: string, account: Account): void {
  const args = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
    "--no-instructions",
  ];
  const run = (more: string[]) =>
    execFileSync(join(bin, "initdb"), [...args, ...more], {
      ...account,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
    });
  try {
    run(["--locale-provider=icu", "--icu-locale=en"]);
  } catch {
    run([]);
  }
}

type ServerOptions = Account & {
  removes: string;
  sharedBuffers: string;
  /** Whether an immediate end may take back what was just committed: faster, where nobody starts the server again. */
  forgetsInCrash: boolean;
};

function runServer(
  bin: string,
  data: string,
  port: number,
  { sharedBuffers, forgetsInCrash, ...options }: ServerOptions,
): Kept {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: sharedBuffers,
    fsync: "off",
    synchronous_commit: forgetsInCrash ? "off" : "on",
    full_page_writes: "off",
    autovacuum: "off",
    max_wal_size: "4GB",
    log_min_messages: "log",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // SIGQUIT: stop at once, nothing here is worth a checkpoint
  const how = { ...options, cwd: "/", signal: "QUIT" } as const;
  return keep(join(bin, "postgres"), ["-D", data, "-p", String(port), ...args], how);
}
