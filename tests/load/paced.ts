import { Agent, get } from "node:http";

type Pace = { url: string; paths: readonly string[]; perSecond: number; seconds: number; connections: number };

/**
 * The latency, in ms, that 99 of 100 requests stay under when they come evenly spaced, counted from the moment each
 * was due. (A load generator that sends its second's share as quickly as it can measures a full load instead.)
 */
export async function p99Paced({ url, paths, perSecond, seconds, connections }: Pace): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const total = Math.round(perSecond * seconds);
  const latencies: number[] = [];
  const started = performance.now();
  const ask = (path: string, due: number) =>
    new Promise<void>((resolve, reject) => {
      get(`${url}${encodeURI(path)}`, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume().on("end", () => {
          latencies.push(performance.now() - due);
          resolve();
        });
      }).on("error", reject);
    });
  const asked: Promise<void>[] = [];
  while (asked.length < total) {
    const due = started + (asked.length * 1000) / perSecond;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, 1));
    else asked.push(ask(paths[asked.length % paths.length] ?? "/", due));
  }
  await Promise.all(asked);
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return latencies[Math.floor(latencies.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}
