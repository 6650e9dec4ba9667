import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../support/rawHttp";
import { testApp } from "../support/testApp";

const HEAD = "Host: here\r\n";

/** A server that listens, and says how many requests it holds to be running. */
async function running() {
  const gates: (() => void)[] = [];
  const sockets: Socket[] = [];
  let isOver = false;
  const { app, as } = await testApp({
    env: { RATE_LIMITS: "off" },
    with: (opened) => {
      opened.addHook("preHandler", async ({ headers }) => {
        if (headers["x-wait"] && !isOver) await new Promise<void>((resolve) => gates.push(resolve));
      });
    },
  });
  onTestFinished(() => {
    isOver = true;
    for (const open of gates) open();
    for (const socket of sockets) socket.destroy();
  });
  const port = await portOf(app);
  const open = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    await once(socket, "connect");
    return socket;
  };
  const until = async (isThere: () => boolean) => {
    for (const since = performance.now(); !isThere(); await setImmediate())
      if (performance.now() - since > 10_000) throw new Error(`${app.gauges.requests.running} requests run`);
  };
  return { app, as, open, gates, until, requests: app.gauges.requests };
}

const destroyed = (socket: Socket) => {
  socket.destroy();
  return once(socket, "close");
};

test("a request that is broken off is counted once up and once down, wherever that happens", async () => {
  const { open, until, gates, requests } = await running();
  for (let time = 1; time <= 20; time++) {
    // before its body is here
    const uploading = await open();
    uploading.write(
      `POST /api/auth/login HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    await until(() => requests.running === 1);
    await destroyed(uploading);
    await until(() => requests.running === 0);
    // while it is carried out
    const waiting = await open();
    waiting.write(`GET /healthz HTTP/1.1\r\n${HEAD}x-wait: 1\r\n\r\n`);
    await until(() => gates.length === 1);
    expect(requests.running).toBe(1);
    await destroyed(waiting);
    await until(() => requests.running === 0);
    gates.pop()?.();
    // while its answer is on the way
    const reading = await open();
    reading.write(`GET /api/openapi.json HTTP/1.1\r\n${HEAD}\r\n`);
    await once(reading, "data");
    await destroyed(reading);
    await until(() => requests.running === 0);
  }
  const last = await open();
  last.write(`GET /healthz HTTP/1.1\r\n${HEAD}connection: close\r\n\r\n`);
  last.resume();
  await once(last, "close");
  expect(requests.running).toBe(0);
});

test("what is no request, or a bad one, does not count as running", async () => {
  const { open, until, requests } = await running();
  for (const words of [
    "GET /%ff HTTP/1.1\r\n\r\n",
    "nonsense\r\n\r\n",
    `GET /api/temples/${"a".repeat(300)} HTTP/1.1\r\n${HEAD}\r\n`,
  ]) {
    const socket = await open();
    socket.end(words);
    socket.resume();
    await once(socket, "close");
    await until(() => requests.running === 0);
  }
});

test("several at once are as many, until each has ended in its own way", async () => {
  const { open, until, gates, requests } = await running();
  const sockets = await Promise.all(Array.from({ length: 30 }, open));
  for (const socket of sockets) socket.write(`GET /healthz HTTP/1.1\r\n${HEAD}x-wait: 1\r\nconnection: close\r\n\r\n`);
  await until(() => gates.length === 30);
  expect(requests.running).toBe(30);
  await Promise.all(sockets.slice(0, 10).map(destroyed));
  await until(() => requests.running === 20);
  for (const open of gates.splice(0)) open();
  for (const socket of sockets.slice(10)) socket.resume();
  await until(() => requests.running <= 0);
  await Promise.all(sockets.slice(10).map((socket) => socket.closed || once(socket, "close")));
  expect(requests.running).toBe(0);
});
