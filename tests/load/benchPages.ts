import { createHash } from "node:crypto";
import autocannon from "autocannon";
import type { BenchServer } from "./benchServer";
import { atLeast, atMost, type Measure } from "./measure";

const HOME_MS = 15;
const TEMPLE_MS = 8;
const WARM_PER_SECOND = 800;
/** So many drawings warm a server up, and so many more are timed. */
const WARMING = 240;
const DRAWN = 120;
const CONNECTIONS = 20;

/** As browsers ask over https. */
const encodings = "gzip, deflate, br";
/** Someone who changed something a moment ago is drawn every page anew, so that each call is a drawing. */
const drawnAnew = { cookie: "fresh=1", "accept-encoding": encodings };

/** What a page costs to draw, one after the other, and how many a second are answered once it is cached. */
export async function measurePages(server: BenchServer, temples: number, seconds: number): Promise<Measure[]> {
  const home = await medianMs(server, () => "/");
  const temple = await medianMs(server, (at) => `/temple/${numberFrom(at, temples)}`);
  const warm = await warmPages(server, ["/", `/temple/${numberFrom(0, temples)}`, "/search", "/panchang"], seconds);
  return [
    atMost("home page drawn, median", home, "ms", HOME_MS),
    atMost("temple page drawn, median", temple, "ms", TEMPLE_MS),
    atLeast("pages from a warm cache", warm, "req/s", WARM_PER_SECOND),
  ];
}

/** A number from 1 to `most`, scattered and the same every time. */
const numberFrom = (at: number, most: number) =>
  1 + (createHash("sha1").update(`temple ${at}`).digest().readUInt32LE(0) % most);

async function medianMs(server: BenchServer, path: (at: number) => string): Promise<number> {
  const times: number[] = [];
  for (let at = -WARMING; at < DRAWN; at++) {
    const started = performance.now();
    const answer = await fetch(server.url + path(at), { headers: drawnAnew });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path(at)} answered ${answer.status}`);
    if (at >= 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
}

async function warmPages(server: BenchServer, paths: string[], duration: number): Promise<number> {
  const requests = paths.map((path) => ({ path, headers: { "accept-encoding": encodings } }));
  const {
    requests: answered,
    non2xx,
    errors,
  } = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration,
    requests,
  });
  if (non2xx + errors > 0) throw new Error(`pages: ${non2xx} refused, ${errors} failed`);
  return answered.average;
}
