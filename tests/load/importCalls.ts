import { setTimeout } from "node:timers/promises";
import { Import } from "../../src/contract/imports";
import { type BenchServer, DEMO_PASSWORD } from "./benchServer";

const LOOK_AGAIN_MS = 50;
export type Step = { seconds: number; processor: number; memoryMb: number; job: Import };
export type Call = (path: string, body?: string | Blob, type?: string) => Promise<unknown>;

/** Calls as the first super admin. */
export async function caller({ url }: BenchServer): Promise<Call> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "super_admin@demo.example", password: DEMO_PASSWORD }),
  });
  const token = await login.text();
  return async (path, body, type) => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { "content-type": type }) };
    const answer = await fetch(url + path, body === undefined ? { headers } : { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** From the call that begins a step until the import has come to `state`. */
export async function timed(
  server: BenchServer,
  call: Call,
  begin: () => Promise<unknown>,
  state: string,
): Promise<Step> {
  const [started, processor] = [performance.now(), server.cpuSeconds()];
  let job = Import.parse(await begin());
  let memoryMb = 0;
  while (job.state !== state) {
    if (job.state === "failed") throw new Error(`The import failed: ${job.problem}`);
    await setTimeout(LOOK_AGAIN_MS);
    memoryMb = Math.max(memoryMb, server.residentMb());
    job = Import.parse(await call(`/api/admin/imports/${job.id}`));
  }
  return { seconds: (performance.now() - started) / 1000, processor: server.cpuSeconds() - processor, memoryMb, job };
}

/** The most memory the server held while something went on. */
export async function watched<T>(server: BenchServer, run: () => Promise<T>): Promise<{ memoryMb: number; whole: T }> {
  let memoryMb = 0;
  const look = setInterval(() => {
    memoryMb = Math.max(memoryMb, server.residentMb());
  }, LOOK_AGAIN_MS);
  try {
    const whole = await run();
    return { whole, memoryMb };
  } finally {
    clearInterval(look);
  }
}
