import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isOfService } from "./endpoints";
import { publicLookup } from "./publicAddress";

const TIMEOUT_MS = 10_000;
const kept = { keepAlive: true, maxFreeSockets: 64, timeout: TIMEOUT_MS } as const;

/** One request to a push service, as `web-push` makes it; answers the status. Redirects are not followed. */
export type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer };
export type PushSender = { send: (request: PushRequest) => Promise<number>; close: () => void };

/**
 * Keeps connections open for one message after the other. To whatever name a subscription gives, only public addresses
 * are connected; `service` is the operator's own, which may be anywhere.
 */
export function openSender(service: string | undefined): PushSender {
  const guarded = new HttpsAgent({ ...kept, lookup: publicLookup });
  const own = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };
  return {
    send: ({ endpoint, headers, body }) => {
      const isPlain = endpoint.startsWith("http:");
      const agent = isOfService(endpoint, service) ? own[isPlain ? "http" : "https"] : guarded;
      const options = { method: "POST", headers, agent, timeout: TIMEOUT_MS };
      return statusOf(isPlain ? httpRequest : httpsRequest, endpoint, options, body);
    },
    close: () => {
      for (const agent of [guarded, own.http, own.https]) agent.destroy();
    },
  };
}

type Send = (
  url: string,
  options: RequestOptions,
  done: (answer: IncomingMessage) => void,
) => ReturnType<typeof httpRequest>;

const statusOf = (send: Send, url: string, options: RequestOptions, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = send(url, options, (answer) => {
      answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
      answer.resume(); // what it says is not read, and the connection is free for the next
    });
    request.on("timeout", () => request.destroy(new Error("the push service did not answer in time")));
    request.on("error", reject);
    request.end(body);
  });
