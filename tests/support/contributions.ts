import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Db } from "../../src/server/db/open";
import { settlePrecision } from "../../src/server/places/settlePrecision";
import { blankTemple } from "../../src/server/temples/blankTemple";
import type { TempleRecord } from "../../src/server/temples/record";
import { insertTemples } from "../../src/server/temples/write";
import { testNow } from "./clock";
import type { TestApp } from "./testApp";

let temples = 0;

/** A public temple in the database; answers its id. */
export async function storeTemple(db: Db, fields: Partial<TempleRecord> = {}, submittedBy: number | null = null) {
  const count = ++temples;
  const temple = {
    ...blankTemple,
    name: `Temple ${count}`,
    slug: `temple-no-${count}`,
    city: "Mysuru",
    state: "Karnataka",
    ...fields,
  };
  settlePrecision(temple, fields.positionPrecision);
  const [id] = await insertTemples(db, [temple], { now: testNow(), submittedBy });
  if (id === undefined) throw new Error("The temple was not stored");
  return id;
}

/** A review as the form sends it. */
export const aReview = (fields: Record<string, unknown> = {}) => ({
  rating: 5,
  comment: "The lamps at dusk are worth the climb.",
  ...fields,
});

type PictureWish = { width?: number; height?: number; format?: "jpeg" | "png" | "webp" };

/** A picture of that size, noisy enough to be none of another. */
export async function aPicture({ width = 640, height = 480, format = "jpeg" }: PictureWish = {}): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .toFormat(format)
    .toBuffer();
}

type Sent = { field: string; name: string; bytes: Buffer };

/** A form as a browser sends it: body and headers. */
export async function aForm(fields: Record<string, string>, files: Sent[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, name, bytes } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: Buffer.from(await encoded.arrayBuffer()), headers: { headers: { "content-type": type } } };
}

/** A form with pictures alone, under the names given. */
export const pictures = (files: Record<string, Buffer>, field = "images") =>
  aForm(
    {},
    Object.entries(files).map(([name, bytes]) => ({ field, name, bytes })),
  );

/** The names of the picture files on this app's disk. */
export function storedFiles({ app }: Pick<TestApp, "app">): string[] {
  const folder = join(app.env.DATA_DIR, "images");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** A picture file as if written then: by itself it has the machine's time, not that of the tests. */
export const writtenAt = ({ app }: Pick<TestApp, "app">, name: string, when: Date): void =>
  utimesSync(join(app.env.DATA_DIR, "images", name), when, when);
