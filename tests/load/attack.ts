import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountRoles } from "../../src/contract/roles";
import { startRestartable } from "../support/postgres";
import { type Call, callMaker, type OpenApi } from "./attackCalls";
import { type BenchServer, DEMO_PASSWORD, startServer } from "./benchServer";
import { randomFrom } from "./benchTemples";

/**
 * `npx tsx tests/load/attack.ts [--postgres]`: 20,000 hostile calls as nobody and as every role, while one client holds
 * a hundred slow sockets and, on PostgreSQL, the database is restarted in the middle. Prints what broke: any 5xx but
 * 503, any answer over 2 s, a dead process; each ends it with an error. `ATTACK_CALLS`, `ATTACK_SEED` change the run.
 */
const CALLS = Number(process.env.ATTACK_CALLS ?? 20_000);
const SEED = Number(process.env.ATTACK_SEED ?? 1);
const AT_ONCE = 16;
const SLOW_MS = 2_000;
const SLOW_SOCKETS = 100;

type Answer = { status: number; ms: number };
const findings = new Map<string, number>();
const statuses = new Map<number, number>();
const slowest: { ms: number; at: number; what: string }[] = [];

const note = (finding: string) => findings.set(finding, (findings.get(finding) ?? 0) + 1);

async function logIn(url: string): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const role of accountRoles) {
    const body = JSON.stringify({ email: `${role.toLowerCase()}@demo.example`, password: DEMO_PASSWORD });
    const answer = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    if (!answer.ok) throw new Error(`${role} cannot log in: ${answer.status}`);
    tokens.set(role, await answer.text());
  }
  return tokens;
}

/** The token of an account that nobody misses. */
async function registered(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const body = JSON.stringify({
    ...{ name: "A person", email: `${crypto.randomUUID()}@attack.example` },
    ...{ password: "river stone bell", role: "DEVOTEE" },
  });
  const sent = { method: "POST", body, headers: { ...headers, "content-type": "application/json" } };
  const answer = await fetch(`${url}/api/auth/register`, sent);
  const token = await answer.text();
  return answer.status === 201 ? token : undefined;
}

/** By node:http where the path has to go out exactly as it is written, which fetch would tidy up. */
function send(url: string, { method, path, headers }: Call, more: Record<string, string>): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, method, path, headers: { ...headers, ...more } }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }));
      answer.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

async function ask(url: string, call: Call, more: Record<string, string>): Promise<Answer> {
  if (call.body === undefined) return send(url, call, more);
  const started = performance.now();
  const { method, body, headers } = call;
  const answer = await fetch(url + call.path, { method, body, headers: { ...headers, ...more }, redirect: "manual" });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}

/** A hundred connections of one address that begin an upload and then send a letter now and then. */
function holdSlowSockets(url: string): () => void {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const open = () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        "POST /api/images/temple/1 HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\n",
      ),
    );
    socket.on("error", () => undefined).resume();
    sockets.push(socket);
  };
  for (let count = 0; count < SLOW_SOCKETS; count++) open();
  const timer = setInterval(() => {
    for (const [at, socket] of sockets.entries()) {
      if (!socket.destroyed) socket.write("x");
      else sockets.splice(at, 1) && open();
    }
  }, 2_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

async function attack(server: BenchServer, restart: () => Promise<void>): Promise<void> {
  const book = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
  const tokens = [undefined, ...(await logIn(server.url)).entries()];
  const random = randomFrom(SEED);
  const next = callMaker(book, random);
  const letGo = holdSlowSockets(server.url);
  const begun = performance.now();
  let sent = 0;
  let expendable: string | undefined;
  const caller = async () => {
    while (sent < CALLS) {
      if (++sent === Math.floor(CALLS / 2)) await restart();
      const somebody = tokens[Math.floor(random() * tokens.length)];
      const call = next();
      const name = call.isLast ? "EXPENDABLE" : (somebody?.[0] ?? "VISITOR");
      const what = `${name} ${call.method} ${call.path.slice(0, 160)} ${typeof call.body === "string" ? call.body.slice(0, 200) : ""}`;
      const from = `10.${Math.floor(random() * 200)}.${Math.floor(random() * 200)}.${Math.floor(random() * 200)}`;
      const address = { "x-forwarded-for": from };
      try {
        if (call.isLast) expendable ??= await registered(server.url, address);
        const token = call.isLast ? expendable : somebody?.[1];
        const more = { ...address, ...(token && { authorization: `Bearer ${token}` }) };
        const { status, ms } = await ask(server.url, call, more);
        if (call.isLast && status === 401) expendable = undefined;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        slowest.push({ ms, at: performance.now() - begun - ms, what });
        if (status >= 500 && status !== 503) note(`${status} ${what}`);
        if (ms > SLOW_MS) note(`${Math.round(ms)} ms ${what}`);
      } catch (error) {
        note(`no answer (${error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : error}) ${what}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  letGo();
}

const dataDir = mkdtempSync(join(tmpdir(), "temples-attack-"));
const cluster = process.argv.includes("--postgres") ? await startRestartable() : undefined;
const started = performance.now();
try {
  const server = await startServer(dataDir, {
    RATE_LIMITS: "on",
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "error",
    ...(cluster && { DATABASE_URL: cluster.url }),
  });
  try {
    await attack(server, async () => {
      await cluster?.halt();
      await cluster?.start();
    });
    const alive = await fetch(`${server.url}/healthz`).catch(() => undefined);
    if (!alive?.ok) note(`the process does not answer: ${alive?.status ?? "no connection"}`);
    process.stdout.write(
      `memory ${Math.round(server.residentMb())} MB, processor ${Math.round(server.cpuSeconds())} s\n`,
    );
  } finally {
    await server.stop();
  }
} finally {
  await cluster?.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `${CALLS} calls in ${seconds} s; by status ${[...statuses]
    .sort((a, b) => a[0] - b[0])
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ")}\n`,
);
for (const { ms, at, what } of slowest.sort((a, b) => b.ms - a.ms).slice(0, 8))
  process.stdout.write(`${Math.round(ms)} ms  ${what}, asked after ${(at / 1000).toFixed(1)} s\n`);
for (const [finding, count] of findings) process.stdout.write(`FOUND ${count} x ${finding}\n`);
process.stdout.write(findings.size === 0 ? "nothing broke\n" : `${findings.size} findings\n`);
if (findings.size > 0) process.exitCode = 1;
