import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";
import { builtServer } from "../support/builtServer";
import { freePort } from "../support/freePort";
import { type Kept, keep } from "../support/kept";
import { freshPlace } from "../support/places";

const STOPS_WITHIN_MS = 5_000;

type Running = { server: Kept; port: number; exit: Promise<unknown[]> };

/** The real process, as a deployment runs it. */
async function start(more: Record<string, string> = {}): Promise<Running> {
  const place = await freshPlace("blank");
  const port = await freePort();
  const production = { APP_MODE: "production", PUBLIC_URL: "https://temples.example", JWT_SECRET: "x".repeat(40) };
  const env = { ...process.env, ...production, ...place.variables, PORT: String(port), HOST: "127.0.0.1", ...more };
  const server = keep(process.execPath, [await builtServer()], { env });
  const exit = once(server.process, "exit");
  onTestFinished(async () => {
    await server.stop();
    await place.remove();
  });
  return { server, port, exit };
}

/** A sign-in of which the server has the head, but not yet the body. */
async function halfRequest(port: number, body: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = [
    "POST /api/auth/login HTTP/1.1",
    "Host: here",
    "Content-Type: application/json",
    "Expect: 100-continue",
  ];
  socket.write(`${[...head, `Content-Length: ${body.length}`].join("\r\n")}\r\n\r\n`);
  await once(socket, "data"); // 100 Continue: the request is in the server's hands
  return socket;
}

/** Resolves when nobody listens on the port any more. */
async function refused(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  const outcome = await Promise.race([
    once(socket, "connect").then(() => "open"),
    once(socket, "error").then(() => "refused"),
  ]).catch(() => "refused");
  socket.destroy();
  if (outcome === "open") await refused(port);
}

test("a stop lets a running request end and takes no new one", async () => {
  const { server, port, exit } = await start();
  await server.until(/Temples: https:\/\/temples\.example/);
  const body = JSON.stringify({ email: "nobody@test.example", password: "not this one" });
  const socket = await halfRequest(port, body);
  server.signal("TERM");
  await refused(port);
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401[\s\S]*Invalid credentials/);
  expect(await exit).toEqual([0, null]);
});

test("a first start in production prints a set-up link and no password", async () => {
  const { server } = await start();
  await server.until(/No super admin yet.*https:\/\/temples\.example\/setup\?token=[\w-]{43}/);
  expect(server.said()).not.toMatch(/demo/i);
});

// the same whatever the database
if (inject("engine") === "sqlite") {
  test("a request that never ends does not hold the stop up for more than five seconds", async () => {
    const { server, port, exit } = await start();
    await server.until(/Temples: /);
    const socket = await halfRequest(port, "{}");
    socket.on("error", () => undefined); // it is cut off in the end
    const deadline = AbortSignal.timeout(STOPS_WITHIN_MS);
    server.signal("TERM");
    await Promise.race([exit, once(deadline, "abort")]);
    expect(deadline.aborted).toBe(false);
  });

  test("a bad configuration stops the start with a sentence, not a stack", async () => {
    const { server, exit } = await start({ PORT: "eighty", JWT_SECRET: "short" });
    expect(await exit).toEqual([1, null]);
    expect(server.said()).toMatch(/^The configuration is not usable:\n {2}- PORT[^\n]*\n {2}- JWT_SECRET[^\n]*\n$/);
  });

  test("a port in use stops the start with a sentence", async () => {
    const first = await start();
    await first.server.until(/Temples: /);
    const second = await start({ PORT: String(first.port) });
    expect(await second.exit).toEqual([1, null]);
    expect(second.server.said()).toMatch(/The port is in use already/);
  });
}
