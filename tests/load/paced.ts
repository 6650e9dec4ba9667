import { Agent, get } from "node:http";
import { setTimeout as rest } from "node:timers/promises";
import { promised } from "../../src/server/promised";

type Pace = { url: string; paths: readonly string[]; perSecond: number; seconds: number; connections: number };
type Ask = { url: string; path: string; agent: Agent; due: number };

/** How long after the moment it was due a request is answered, in ms. */
const latency = ({ url, path, agent, due }: Ask): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${url}${encodeURI(path)}`, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - due));
    }).on("error", reject);
  });

const p99Of = (latencies: number[]): number =>
  latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.POSITIVE_INFINITY;

/**
 * The latency, in ms, that 99 of 100 requests stay under when they come evenly spaced, counted from the moment each
 * was due. (A load generator that sends its second's share as quickly as it can measures a full load instead.)
 */
export async function p99Paced({ url, paths, perSecond, seconds, connections }: Pace): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const total = Math.round(perSecond * seconds);
  const started = performance.now();
  const asked: Promise<number>[] = [];
  while (asked.length < total) {
    const due = started + (asked.length * 1000) / perSecond;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, 1));
    else asked.push(promised(latency({ url, path: paths[asked.length % paths.length] ?? "/", agent, due })));
  }
  const latencies = await Promise.all(asked);
  agent.destroy();
  return p99Of(latencies);
}

/** The same for as long as something else goes on, at a pace that a few visitors keep. */
export async function p99While(url: string, paths: readonly string[], perSecond: number, goesOn: () => boolean) {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  for (let due = performance.now(); goesOn(); due += 1000 / perSecond) {
    await rest(Math.max(0, due - performance.now()));
    asked.push(promised(latency({ url, path: paths[asked.length % paths.length] ?? "/", agent, due })));
  }
  const latencies = await Promise.all(asked);
  agent.destroy();
  return p99Of(latencies);
}
