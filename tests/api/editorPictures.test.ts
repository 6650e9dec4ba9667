import { describe, expect, test } from "vitest";
import { sweepImages } from "../../src/server/images/sweep";
import { machineNow } from "../support/clock";
import { aPicture, pictures, storedFiles } from "../support/contributions";
import { aTemple } from "../support/factories";
import { type Caller, testApp } from "../support/testApp";

const HOUR_MS = 3_600_000;
const address = "/api/admin/pictures";

async function send(caller: Caller, files: Record<string, Buffer>, field = "image") {
  const { body, headers } = await pictures(files, field);
  return caller.post(address, body, headers);
}

async function opened() {
  const app = await testApp({ now: machineNow().toISOString() });
  const admin = app.as("TEMPLE_ADMIN");
  const upload = async (): Promise<string> => (await send(admin, { "gate.jpg": await aPicture() })).json().url;
  /** Sweeps as it happens so many hours from now. */
  const sweepAfter = async (hours: number) => {
    app.clock.set(new Date(machineNow().getTime() + hours * HOUR_MS).toISOString());
    await sweepImages(app.app);
  };
  const statusOf = async (url: string) => (await app.visitor.get(url)).statusCode;
  return { ...app, admin, upload, sweepAfter, statusOf };
}

describe("a picture that an editor sends", () => {
  test("is stored in all sizes, and shown once a temple names it", async () => {
    const { admin, visitor, statusOf } = await opened();
    const sent = await send(admin, { "gate.jpg": await aPicture({ width: 1200, height: 900 }) });
    expect(sent.statusCode, sent.body).toBe(201);
    const { url, ...measures } = sent.json();
    expect([url, measures]).toEqual([
      expect.stringMatching(/^\/images\/[a-z0-9]{24}-1200\.webp$/),
      { width: 1200, height: 900 },
    ]);
    for (const size of [320, 640, 960, 1200]) {
      expect(await statusOf(url.replace("-1200.webp", `-${size}.avif`))).toBe(200);
    }
    const made = await admin.post("/api/admin/temples", { ...aTemple(), pictures: [{ url }] });
    expect(made.statusCode, made.body).toBe(201);
    expect((await visitor.get(`/api/temples/${made.json().id}`)).json()).toMatchObject({ image: url });
    expect((await visitor.get(`/api/images/temple/${made.json().id}`)).json()).toEqual({ images: [] });
  });

  test("waits a week for its record to be saved, and then goes with its files", async () => {
    const { app, upload, sweepAfter, statusOf } = await opened();
    const url = await upload();
    await sweepAfter(7 * 24 - 1);
    expect(await statusOf(url)).toBe(200);
    await sweepAfter(7 * 24 + 1);
    expect(await statusOf(url)).toBe(404);
    expect(storedFiles({ app })).toEqual([]);
  });

  test.each([
    ["main picture", (url: string) => [{ url }]],
    ["one of the others", (url: string) => [{ url: "https://example.org/a.jpg" }, { url }]],
  ])("stays once it was the %s, for the history to bring back", async (_, listed) => {
    const { admin, upload, sweepAfter, statusOf } = await opened();
    const url = await upload();
    const { id } = (await admin.post("/api/admin/temples", { ...aTemple(), pictures: listed(url) })).json();
    await sweepAfter(24);
    expect((await admin.put(`/api/admin/temples/${id}`, { pictures: [] })).statusCode).toBe(200);
    await sweepAfter(30 * 24);
    expect(await statusOf(url)).toBe(200);
  });

  test.each<[string, () => Promise<Record<string, Buffer>>, string]>([
    ["something else", async () => ({ "a.jpg": Buffer.from("no picture") }), "errors.imageType"],
    ["half a picture", async () => ({ "a.jpg": (await aPicture()).subarray(0, 900) }), "errors.imageInvalid"],
    ["one over 5 MB", async () => ({ "a.jpg": Buffer.alloc(5_242_881, 255) }), "errors.imageSize"],
    ["one too wide", async () => ({ "a.png": await aPicture({ width: 2049, height: 8 }) }), "errors.imageDimensions"],
    ["none at all", async () => ({}), "errors.required"],
    ["two", async () => ({ "a.jpg": await aPicture(), "b.jpg": await aPicture() }), "errors.imageCount"],
  ])("is refused beside the field when it is %s", async (_, files, key) => {
    const { admin, db } = await opened();
    const refused = await send(admin, await files());
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { image: key }]);
    expect(await db.selectFrom("editor_pictures").selectAll().execute()).toEqual([]);
  });

  test("is refused under another name, and as anything but a form", async () => {
    const { admin } = await opened();
    const misnamed = await send(admin, { "a.jpg": await aPicture() }, "photo");
    expect([misnamed.statusCode, misnamed.json().errors]).toEqual([400, { photo: "errors.unknownField" }]);
    expect((await admin.post(address, { image: "a" })).statusCode).toBe(415);
  });

  test("is taken from who may edit temples alone", async () => {
    const { as, anAccount, admin, visitor } = await opened();
    const { id } = (await admin.post("/api/admin/temples", aTemple())).json();
    const keeper = await anAccount({ role: "PANDIT" });
    await admin.post(`/api/admin/temples/${id}/managers`, { email: keeper.email });
    const file = { "a.jpg": await aPicture({ width: 40, height: 30 }) };
    for (const [caller, status] of [
      [as("SUPER_ADMIN"), 201],
      [as("ADMIN"), 201],
      [keeper, 403],
      [as("CONTENT_ADMIN"), 403],
      [as("DEVOTEE"), 403],
      [visitor, 401],
    ] as const) {
      expect((await send(caller, file)).statusCode).toBe(status);
    }
  });
});
