import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { createUploadRoom } from "../../src/server/images/uploadRoom";
import { aPicture, pictures, storeTemple } from "../support/contributions";
import { portOf } from "../support/rawHttp";
import { testApp } from "../support/testApp";

/** Sends `lines` and nothing more; the connection stays open. */
async function halfSent(port: number, lines: readonly string[]): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined); // it is cut off in the end
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, "connect");
  socket.resume().write(lines.join("\r\n"));
  return socket;
}

const many = <Item>(count: number, make: () => Promise<Item>) => Promise.all(Array.from({ length: count }, make));

// the same whatever the database
if (inject("engine") === "sqlite") {
  test("connections that send nothing more keep nobody out, and are cut off", { timeout: 90_000 }, async () => {
    const { app, db } = await testApp();
    const temple = await storeTemple(db);
    const port = await portOf(app);
    const head = ["Host: here", "Content-Type: multipart/form-data; boundary=xx", "Content-Length: 4000000", ""];
    const part = ['--xx\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"', "", "half a picture"];
    const forms = await many(24, () =>
      halfSent(port, [`POST /api/images/temple/${temple} HTTP/1.1`, ...head, ...part]),
    );
    const silent = await many(12, () => halfSent(port, [`POST /api/images/temple/${temple} HTTP/1.1`, ...head, ""]));
    const bodies = await many(12, () =>
      halfSent(port, [
        "POST /api/auth/login HTTP/1.1",
        "Host: here",
        "Content-Type: application/json",
        "Content-Length: 100",
        "",
        "{",
      ]),
    );
    const heads = await many(100, () => halfSent(port, ["GET / HTTP/1.1", "Host: here", "X-Slow: "]));
    const ends = [...forms, ...silent, ...bodies, ...heads].map((socket) => once(socket, "close"));

    const { body, headers } = await pictures({ "gopuram.jpg": await aPicture({ width: 800, height: 600 }) });
    const url = `http://127.0.0.1:${port}`;
    const [sent, read] = await Promise.all([
      fetch(`${url}/api/images/temple/${temple}`, {
        method: "POST",
        headers: headers.headers,
        body: new Uint8Array(body),
      }),
      fetch(`${url}/api/temples/${temple}`),
    ]);
    expect([sent.status, read.status]).toEqual([201, 200]);
    await Promise.all(ends); // each, without a word from its side
  });
}

test("one network gets a part of the room for uploads, for as long as it has bytes in it", () => {
  const room = createUploadRoom({ total: 100, each: 40 });
  const [one, two, other] = [room.enter("10.0.0.1"), room.enter("10.0.0.1"), room.enter("10.0.0.2")];
  one.take(30);
  expect(() => two.take(20)).toThrow("unavailable");
  other.take(40);
  one.leave();
  two.take(40);
  expect(() => room.enter("10.0.0.3").take(30)).toThrow("unavailable");
  two.leave();
  other.leave();
  room.enter("10.0.0.3").take(40);
});
