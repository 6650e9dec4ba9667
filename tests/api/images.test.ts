import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sweepImages } from "../../src/server/images/sweep";
import { aForm, aPicture, aReview, pictures, storedFiles, storeTemple, writtenAt } from "../support/contributions";
import { type TestApp, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";

async function withTemple() {
  const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  const id = await storeTemple(opened.db);
  const rows = () => opened.db.selectFrom("photos").selectAll().orderBy("id").execute();
  const approve = () => opened.db.updateTable("photos").set({ status: "approved" }).execute();
  return { ...opened, id, url: `/api/images/temple/${id}`, rows, approve };
}

async function send({ visitor, url }: Pick<TestApp, "visitor"> & { url: string }, files: Record<string, Buffer>) {
  const { body, headers } = await pictures(files);
  return visitor.post(url, body, headers);
}

describe("an uploaded photo", () => {
  test("waits for approval, then is shown in four sizes and two formats", async () => {
    const opened = await withTemple();
    const sent = await send(opened, { "gopuram.jpg": await aPicture({ width: 1800, height: 1200 }) });
    expect(sent.statusCode, sent.body).toBe(201);
    const [uploaded] = sent.json().uploaded;
    expect(sent.json()).toMatchObject({ success: 1, error: null, problems: [] });
    expect(uploaded).toMatchObject({ id: 1, isMain: false, width: 1600, height: 1067, status: "pending" });
    expect((await opened.visitor.get(opened.url)).json()).toEqual({ images: [] });

    await opened.approve();
    const [shown] = (await opened.visitor.get(opened.url)).json().images;
    expect(shown).toMatchObject({ id: 1, url: uploaded.url, isMain: false, width: 1600, height: 1067, credit: null });
    expect(shown.sizes.map(({ width }: { width: number }) => width)).toEqual([320, 640, 960, 1600]);
    for (const { width, avif, webp } of shown.sizes) {
      for (const [address, format] of [
        [avif, "heif"],
        [webp, "webp"],
      ]) {
        const file = await opened.visitor.get(address);
        expect(file.statusCode).toBe(200);
        expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, format });
      }
    }
  });

  test("is never made larger than it is", async () => {
    const opened = await withTemple();
    await send(opened, { "small.png": await aPicture({ width: 600, height: 300, format: "png" }) });
    expect((await opened.rows())[0]).toMatchObject({ width: 600, height: 300, widths: "320,600", flags: " small " });
  });

  test("is served to be kept for good, and as nothing but a picture", async () => {
    const opened = await withTemple();
    const { url } = (await send(opened, { "a.webp": await aPicture({ format: "webp" }) })).json().uploaded[0];
    const file = await opened.visitor.get(url);
    expect(file.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(file.headers["content-length"]).toBe(String(file.rawPayload.length));
    const again = await opened.visitor.get(url, { headers: { "if-none-match": String(file.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("stands upright and has lost where, when and with what it was taken", async () => {
    const opened = await withTemple();
    const taken = await sharp(await aPicture({ width: 200, height: 100 }))
      .withExif({ IFD0: { Make: "Lotus", Copyright: "someone" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><secret/></x:xmpmeta>")
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url } = (await send(opened, { "turned.jpg": taken })).json().uploaded[0];
    for (const name of storedFiles(opened)) {
      const metadata = await sharp((await opened.visitor.get(`/images/${name}`)).rawPayload).metadata();
      expect(metadata).toMatchObject({ width: 100, height: 200 });
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    }
    expect(url).toMatch(/^\/images\/[a-z0-9]{24}-100\.webp$/);
  });

  test("with something behind its end is stored without it", async () => {
    const opened = await withTemple();
    const both = Buffer.concat([await aPicture(), Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    expect((await send(opened, { "both.jpg": both })).statusCode).toBe(201);
    for (const name of storedFiles(opened)) {
      expect((await opened.visitor.get(`/images/${name}`)).rawPayload.includes("<script>")).toBe(false);
    }
  });

  test("names its contributor who has an account", async () => {
    const opened = await withTemple();
    const person = await opened.anAccount({ name: "Asha Rao" });
    const { body, headers } = await pictures({ "a.jpg": await aPicture() });
    await person.post(opened.url, body, headers);
    await opened.approve();
    expect((await opened.visitor.get(opened.url)).json().images[0].credit).toBe("Asha Rao");
  });

  test("that is the temple's own picture comes first", async () => {
    const opened = await withTemple();
    for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await send(opened, { [name]: await aPicture() });
    await opened.approve();
    const second = (await opened.visitor.get(opened.url)).json().images[1];
    await opened.db.updateTable("temples").set({ image_url: second.url }).execute();
    const shown = (await opened.visitor.get(opened.url)).json().images;
    expect(shown.map((image: { id: number; isMain: boolean }) => [image.id, image.isMain])).toEqual([
      [2, true],
      [3, false],
      [1, false],
    ]);
  });
});

describe("a file is refused", () => {
  const jpeg = () => aPicture({ width: 300, height: 200 });
  const png = () => aPicture({ width: 300, height: 200, format: "png" });
  /** A PNG that says it is so large and holds next to nothing. */
  const bomb = async (width: number, height: number) => {
    const bytes = Buffer.from(await png());
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const animated = () =>
    sharp({ create: { width: 20, height: 40, channels: 3, background: "red", pageHeight: 20 } })
      .composite([{ input: Buffer.from([0, 0, 255]), raw: { width: 1, height: 1, channels: 3 }, top: 25, left: 5 }])
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();

  test.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ["empty", "a.jpg", () => Buffer.alloc(0), "a.jpg: Invalid image file"],
    [
      "SVG",
      "a.svg",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "a.svg: File type not allowed. Only JPEG, PNG, and WebP are supported",
    ],
    [
      "page that says it is a JPEG",
      "a.jpg",
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      "a.jpg: File type not allowed. Only JPEG, PNG, and WebP are supported",
    ],
    [
      "GIF",
      "a.png",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
          .gif()
          .toBuffer(),
      "a.png: File type not allowed. Only JPEG, PNG, and WebP are supported",
    ],
    [
      "TIFF",
      "a.tif",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
          .tiff()
          .toBuffer(),
      "a.tif: File type not allowed. Only JPEG, PNG, and WebP are supported",
    ],
    ["JPEG cut off", "a.jpg", async () => (await jpeg()).subarray(0, 2_000), "a.jpg: Invalid image file"],
    ["JPEG of three bytes", "a.jpg", () => Buffer.from([0xff, 0xd8, 0xff]), "a.jpg: Invalid image file"],
    ["PNG cut off", "a.png", async () => (await png()).subarray(0, 5_000), "a.png: Invalid image file"],
    ["PNG that lies about its size", "a.png", () => bomb(2_000, 2_000), "a.png: Invalid image file"],
    ["PNG without a size", "a.png", () => bomb(0, 10), "a.png: Invalid image file"],
    [
      "WebP cut off",
      "a.webp",
      async () => (await aPicture({ format: "webp" })).subarray(0, 900),
      "a.webp: Invalid image file",
    ],
    ["pixel bomb", "a.png", () => bomb(60_000, 60_000), "a.png: Image dimensions exceed 2048x2048 limit"],
    [
      "wide one",
      "a.jpg",
      () => aPicture({ width: 2_049, height: 10 }),
      "a.jpg: Image dimensions exceed 2048x2048 limit",
    ],
    [
      "tall one",
      "a.jpg",
      () => aPicture({ width: 10, height: 2_049 }),
      "a.jpg: Image dimensions exceed 2048x2048 limit",
    ],
    ["animated WebP", "a.webp", animated, "a.webp: Animated images are not accepted."],
    [
      "CMYK JPEG",
      "a.jpg",
      async () =>
        sharp(await jpeg())
          .toColourspace("cmyk")
          .jpeg()
          .toBuffer(),
      "a.jpg: The colours of this image cannot be read.",
    ],
    [
      "16-bit PNG",
      "a.png",
      async () =>
        sharp(await png())
          .toColourspace("rgb16")
          .png()
          .toBuffer(),
      "a.png: The colours of this image cannot be read.",
    ],
    [
      "file over 5 MB",
      "big.jpg",
      async () => Buffer.concat([await jpeg(), Buffer.alloc(5_242_880)]),
      "big.jpg: File size exceeds 5MB limit",
    ],
    [
      "name with a path and signs",
      "../../etc/pass\u202ewd\u0007.svg",
      () => Buffer.from("no picture"),
      "passwd.svg: File type not allowed. Only JPEG, PNG, and WebP are supported",
    ],
  ])("%s", async (_, name, bytes, message) => {
    const opened = await withTemple();
    const refused = await send(opened, { [name]: await bytes() });
    expect(refused.statusCode, refused.body).toBe(400);
    expect(refused.json()).toMatchObject({ message, success: 0, uploaded: [], error: message });
    expect(await opened.rows()).toEqual([]);
    expect(storedFiles(opened)).toEqual([]);
  });

  test("and the good ones beside it are taken", async () => {
    const opened = await withTemple();
    const files = { "good.jpg": await jpeg(), "bad.svg": Buffer.from("<svg/>"), "empty.png": Buffer.alloc(0) };
    const sent = await send(opened, files);
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({
      success: 1,
      error: "bad.svg: File type not allowed. Only JPEG, PNG, and WebP are supported\nempty.png: Invalid image file",
      problems: [
        { file: "bad.svg", key: "errors.imageType" },
        { file: "empty.png", key: "errors.imageInvalid" },
      ],
    });
  });

  test("a picture of exactly the limits is taken", async () => {
    const opened = await withTemple();
    const bytes = await aPicture({ width: 2_048, height: 2_048 });
    const full = Buffer.concat([bytes, Buffer.alloc(5_242_880 - bytes.length)]);
    const sent = await send(opened, { "full.jpg": full });
    expect(sent.statusCode, sent.body).toBe(201);
  });
});

describe("an upload is refused", () => {
  test("with six files, all of it", async () => {
    const opened = await withTemple();
    const bytes = await aPicture({ width: 20, height: 20 });
    const refused = await send(opened, Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.jpg`, bytes])));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: "Maximum 5 files allowed",
      errors: { images: "errors.imageCount" },
    });
    expect(await opened.rows()).toEqual([]);
  });

  test("without a file, in another field, without a form", async () => {
    const opened = await withTemple();
    const none = await aForm({});
    const nameless = await aForm({}, [{ field: "images", name: "", bytes: Buffer.alloc(0) }]);
    const other = await pictures({ "a.jpg": await aPicture() }, "pictures");
    for (const { body, headers } of [none, nameless, other]) {
      expect((await opened.visitor.post(opened.url, body, headers)).statusCode).toBe(400);
    }
    expect((await opened.visitor.post(opened.url, { images: [] })).statusCode).toBe(415);
  });

  test("when the form breaks off", async () => {
    const opened = await withTemple();
    const { body, headers } = await pictures({ "a.jpg": await aPicture() });
    const refused = await opened.visitor.post(opened.url, body.subarray(0, body.length - 200), headers);
    expect(refused.statusCode).toBe(400);
    expect(await opened.rows()).toEqual([]);
  });

  test("for a temple that is unknown or not public", async () => {
    const opened = await withTemple();
    const archived = await storeTemple(opened.db, { status: "archived" });
    const { body, headers } = await pictures({ "a.jpg": await aPicture() });
    for (const id of [999_999, archived]) {
      expect((await opened.visitor.post(`/api/images/temple/${id}`, body, headers)).statusCode).toBe(404);
      expect((await opened.visitor.get(`/api/images/temple/${id}`)).statusCode).toBe(404);
    }
  });

  test("after twenty photos of a day from one address; another day begins anew", async () => {
    const opened = await withTemple();
    const bytes = await aPicture({ width: 20, height: 20 });
    const five = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.jpg`, bytes]));
    for (let times = 0; times < 4; times++) expect((await send(opened, five)).statusCode).toBe(201);
    expect((await send(opened, { "one.jpg": bytes })).statusCode).toBe(429);
    const { body, headers } = await pictures({ "one.jpg": bytes });
    const elsewhere = await opened.visitor.post(opened.url, body, { ...headers, remoteAddress: "10.9.8.7" });
    expect(elsewhere.statusCode).toBe(201);
    const person = await opened.anAccount();
    expect((await person.post(opened.url, body, headers)).statusCode).toBe(201);
    opened.clock.set("2026-11-22T06:30:01.000Z");
    expect((await send(opened, five)).statusCode).toBe(201);
  });

  test("no address is kept as it is", async () => {
    const opened = await withTemple();
    const { body, headers } = await pictures({ "one.jpg": await aPicture() });
    await opened.visitor.post(opened.url, body, { ...headers, remoteAddress: "10.9.8.7" });
    const kept = JSON.stringify([await opened.rows(), await opened.db.selectFrom("quotas").selectAll().execute()]);
    expect(kept).not.toContain("10.9.8.7");
  });
});

describe("photos of a review", () => {
  async function withReview() {
    const opened = await withTemple();
    const { id } = (await opened.visitor.post(`/api/temples/${opened.id}/reviews`, aReview())).json();
    return { ...opened, url: `/api/images/review/${id}`, reviewId: id };
  }

  test("its author adds up to three", async () => {
    const opened = await withReview();
    const bytes = await aPicture({ width: 50, height: 50 });
    expect((await send(opened, { "a.jpg": bytes, "b.jpg": bytes })).json().success).toBe(2);
    expect((await opened.rows()).map(({ review_id, temple_id }) => [review_id, temple_id])).toEqual(
      Array(2).fill([opened.reviewId, opened.id]),
    );
    const fourth = await send(opened, { "c.jpg": bytes, "d.jpg": bytes });
    expect(fourth.json()).toMatchObject({ statusCode: 400, message: "Maximum 3 files allowed" });
  });

  test("nobody else does, not later, and not once it is decided", async () => {
    const opened = await withReview();
    const { body, headers } = await pictures({ "a.jpg": await aPicture() });
    const post = (extra = {}) => opened.visitor.post(opened.url, body, { ...headers, ...extra });
    expect((await post({ remoteAddress: "10.9.8.7" })).statusCode).toBe(404);
    opened.clock.set("2026-11-21T07:31:00.000Z");
    expect((await post()).statusCode).toBe(404);
    opened.clock.set(NOON);
    await opened.db.updateTable("reviews").set({ status: "approved" }).execute();
    expect((await post()).statusCode).toBe(404);
  });

  test("an account's review is open to that account alone", async () => {
    const opened = await withTemple();
    const [author, other] = [await opened.anAccount(), await opened.anAccount()];
    const { id } = (await author.post(`/api/temples/${opened.id}/reviews`, aReview())).json();
    const { body, headers } = await pictures({ "a.jpg": await aPicture() });
    const url = `/api/images/review/${id}`;
    expect((await other.post(url, body, headers)).statusCode).toBe(404);
    expect((await opened.visitor.post(url, body, headers)).statusCode).toBe(404);
    expect((await author.post(url, body, headers)).statusCode).toBe(201);
  });
});

test.each(["nothing.webp", "..%2f..%2ftemples.db", "abc-400.avif", `${"a".repeat(24)}-400.webp`])(
  "/images/%s is not found",
  async (name) => {
    const { visitor } = await withTemple();
    const answer = await visitor.get(`/images/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).not.toContain("immutable");
  },
);

describe("sweeping", () => {
  const old = new Date(Date.parse(NOON) - 2 * 3_600_000);

  test("takes files without a row away once they are an hour old, and no others", async () => {
    const opened = await withTemple();
    await send(opened, { "kept.jpg": await aPicture() });
    const kept = storedFiles(opened);
    for (const name of kept) writtenAt(opened, name, old);
    const orphans = [`${"a".repeat(24)}-400.webp`, `${"b".repeat(24)}-400.avif`, `${"c".repeat(24)}-400.avif.12ab.tmp`];
    const young = `${"d".repeat(24)}-400.webp`;
    for (const name of [...orphans, young]) writeFileSync(join(opened.app.env.DATA_DIR, "images", name), "x");
    for (const name of orphans) writtenAt(opened, name, old);
    writtenAt(opened, young, new Date(Date.parse(NOON) - 60_000));

    expect(await sweepImages(opened.app)).toBe(3);
    expect(storedFiles(opened)).toEqual([...kept, young].sort());
  });

  test("takes the files of a photo rejected a week ago, and keeps its row", async () => {
    const opened = await withTemple();
    await send(opened, { "a.jpg": await aPicture() });
    await opened.db.updateTable("photos").set({ status: "rejected", decided_at: NOON }).execute();
    for (const name of storedFiles(opened)) writtenAt(opened, name, old);
    opened.clock.set("2026-11-28T06:29:00.000Z");
    expect(await sweepImages(opened.app)).toBe(0);
    opened.clock.set("2026-11-28T06:31:00.000Z");
    expect(await sweepImages(opened.app)).toBeGreaterThan(0);
    expect(storedFiles(opened)).toEqual([]);
    expect((await opened.rows())[0]).toMatchObject({ status: "rejected", widths: "" });
  });

  test("an empty installation has nothing to sweep", async () => {
    const { app } = await withTemple();
    rmSync(join(app.env.DATA_DIR, "images"), { recursive: true, force: true });
    expect(await sweepImages(app)).toBe(0);
  });
});

test("a failing disk answers 500 and leaves no row", async () => {
  const opened = await withTemple();
  writeFileSync(join(opened.app.env.DATA_DIR, "images"), "a file where the folder should be");
  expect((await send(opened, { "a.jpg": await aPicture() })).statusCode).toBe(500);
  expect(await opened.rows()).toEqual([]);
});
