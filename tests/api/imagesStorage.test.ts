import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { diskStorage } from "../../src/server/images/diskStorage";
import type { ImageStorage } from "../../src/server/images/imageStorage";
import { s3Storage } from "../../src/server/images/s3Storage";
import { machineNow } from "../support/clock";
import { aPicture, pictures, storedFiles, storeTemple } from "../support/contributions";
import { s3Account, startS3 } from "../support/s3Server";
import { testApp } from "../support/testApp";

async function s3(account = s3Account) {
  const server = await startS3("temples");
  onTestFinished(server.stop);
  return { server, storage: s3Storage({ endpoint: server.endpoint, bucket: "temples", ...account }) };
}
const disk = () => mkdtempSync(join(inject("folder"), "storage-"));

const names = async (storage: ImageStorage) => {
  const found: string[] = [];
  for await (const { name } of storage.list()) found.push(name);
  return found.sort();
};
const contents = async (storage: ImageStorage, name: string) => {
  const found = await storage.read(name);
  return found && { bytes: await buffer(found.stream), length: found.length };
};

describe.each<[string, () => Promise<ImageStorage>]>([
  ["disk", async () => diskStorage(disk())],
  ["S3", async () => (await s3()).storage],
])("files on %s", (_, open) => {
  test("are read as they were put, and gone once removed", async () => {
    const storage = await open();
    const bytes = Buffer.from([0, 255, 1, 254]);
    await storage.put("abc-400.webp", bytes);
    expect(await contents(storage, "abc-400.webp")).toEqual({ bytes, length: 4 });
    await storage.remove("abc-400.webp");
    expect(await contents(storage, "abc-400.webp")).toBeUndefined();
  });

  test("are listed with the time they came", async () => {
    const storage = await open();
    const before = machineNow().getTime() - 2_000;
    await storage.put("b-400.webp", Buffer.from("b"));
    await storage.put("a-400.avif", Buffer.from("a"));
    expect(await names(storage)).toEqual(["a-400.avif", "b-400.webp"]);
    for await (const { modifiedAt } of storage.list()) expect(modifiedAt.getTime()).toBeGreaterThan(before);
  });

  test("that never were are absent, and removing them is no error", async () => {
    const storage = await open();
    expect(await storage.read("nothing-400.webp")).toBeUndefined();
    await storage.remove("nothing-400.webp");
    expect(await names(storage)).toEqual([]);
  });
});

describe("S3", () => {
  test("lists more than one page", async () => {
    const { server, storage } = await s3();
    server.state.pageSize = 2;
    for (const name of ["a", "b", "c", "d", "e"]) await storage.put(`${name}-400.webp`, Buffer.from(name));
    expect(await names(storage)).toHaveLength(5);
  });

  test("says what a file is, so that the bucket may serve it too", async () => {
    const { server, storage } = await s3();
    await storage.put("a-400.avif", Buffer.from("a"));
    expect(server.files.get("images/a-400.avif")?.type).toBe("image/avif");
  });

  test("is asked again when it is busy", async () => {
    const { server, storage } = await s3();
    server.state.failures = 1;
    await storage.put("a-400.webp", Buffer.from("a"));
    expect(server.files.size).toBe(1);
  });

  test("that refuses the key is an error, not an absent file", async () => {
    const { storage } = await s3({ ...s3Account, secretAccessKey: "another secret" });
    await expect(storage.put("a-400.webp", Buffer.from("a"))).rejects.toThrow("403");
    await expect(storage.read("a-400.webp")).rejects.toThrow("403");
  });
});

test("on disk nothing is left aside after a file is stored", async () => {
  const folder = disk();
  await diskStorage(folder).put("a-400.webp", Buffer.from("a"));
  expect(readdirSync(join(folder, "images"))).toEqual(["a-400.webp"]);
});

test("with S3 variables an uploaded photo is kept and served from there", async () => {
  const { server } = await s3();
  const opened = await testApp({
    env: {
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: "temples",
      S3_REGION: s3Account.region,
      S3_ACCESS_KEY_ID: s3Account.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    },
  });
  const id = await storeTemple(opened.db);
  const { body, headers } = await pictures({ "a.jpg": await aPicture({ width: 60, height: 60 }) });
  const sent = await opened.visitor.post(`/api/images/temple/${id}`, body, headers);
  expect(sent.statusCode, sent.body).toBe(201);
  const file = await opened.visitor.get(sent.json().uploaded[0].url);
  expect(file.rawPayload.equals(server.files.get(sent.json().uploaded[0].url.slice(1))?.bytes ?? Buffer.of())).toBe(
    true,
  );
  expect(storedFiles(opened)).toEqual([]);
});
