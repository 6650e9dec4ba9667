import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
type Answer = { status?: number; body: unknown };

/**
 * A server on this machine for a provider's protocol, gone when vitest's test ends or by `stop`. `asked` is what came; while `trouble`
 * is set, calls are carried out or not and answered so: `500` before anything is done, `lost` after something was
 * done, without an answer, `silent` never. With `answersFrom` the next ones wait for their answer until so many are
 * under way together.
 */
export async function startProvider(answer: (asked: Asked) => Answer) {
  const state = {
    asked: [] as Asked[],
    trouble: undefined as "500" | "lost" | "silent" | undefined,
    answersFrom: 0,
  };
  const waiting: (() => void)[] = [];
  const gathered = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < state.answersFrom) return;
      state.answersFrom = 0;
      for (const go of waiting.splice(0)) go();
    });
  const server = createServer(async (request, response) => {
    const asked = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: await text(request),
    };
    state.asked.push(asked);
    if (state.trouble === "silent") return;
    await gathered();
    if (state.trouble === "500") return send(response, { status: 500, body: { error: { message: "out of order" } } });
    const made = answer(asked);
    if (state.trouble === "lost" && asked.method === "POST") return request.socket.destroy();
    send(response, made);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  if (process.env.VITEST) (await import("vitest")).onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, stop });
}

function send(response: ServerResponse, { status = 200, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export const notThere = { status: 404, body: { error: { type: "invalid_request_error", code: "resource_missing" } } };
