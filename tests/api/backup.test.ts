import { createReadStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { backUp } from "../../src/server/backups/backup";
import { lastBackup } from "../../src/server/backups/lastBackup";
import { placeOf } from "../../src/server/backups/placeOf";
import { filePlace } from "../../src/server/backups/places";
import { checkArchive, restore } from "../../src/server/backups/restore";
import { newestOf } from "../../src/server/backups/rotation";
import { openDatabase } from "../../src/server/db/open";
import { canBackUp, contentsOf, emptyPlace } from "../support/backups";
import { s3Account, startS3 } from "../support/s3Server";
import { type TestApp, testApp } from "../support/testApp";

const KEY = "a key of the backups of the tests, forty";
const NOW = new Date("2026-11-23T03:00:00.000Z");
const release = "0.0.0-test";
const isAble = await canBackUp();

/** A place with some of everything. */
async function filled(env: Record<string, string> = {}): Promise<TestApp> {
  const it = await testApp({ env });
  const { DATA_DIR } = it.app.env;
  await it.app.images.storage.put("abcdefghijklmnopqrstuvwx-400.webp", Buffer.from("a picture"));
  mkdirSync(join(DATA_DIR, "imports"));
  writeFileSync(join(DATA_DIR, "imports", "7.csv"), "name,city\n");
  writeFileSync(join(DATA_DIR, "imports", "upload-1-2-3"), "half of a fi");
  await it.db
    .insertInto("facts")
    .values([
      { name: "left", value: "0" },
      { name: "right", value: "0" },
    ])
    .execute();
  return it;
}

/** Writes two rows in each transaction, always alike, until it is told to stop. */
function keepWriting({ db }: TestApp) {
  const state = { isOver: false, count: 0 };
  const writing = (async () => {
    for (; !state.isOver; state.count++) {
      await setImmediate(); // SQLite answers at once: others have their turn between two writes
      const value = String(state.count);
      await db.transaction().execute(async (trx) => {
        for (const name of ["left", "right"])
          await trx.updateTable("facts").set({ value }).where("name", "=", name).execute();
        await trx
          .insertInto("facts")
          .values({ name: `written ${value}`, value: "x".repeat(2_000) })
          .execute();
      });
    }
  })();
  const stop = async () => {
    state.isOver = true;
    await writing;
    return state.count;
  };
  return { stop };
}

async function archived(it: TestApp, name = "one.tar.gz") {
  const place = filePlace(join(mkdtempSync(join(inject("folder"), "archives-")), name));
  const { told } = await backUp({ env: it.app.env, release, place, name, now: NOW });
  return told;
}

if (isAble) {
  describe("a backup", () => {
    test("made during writes restores to one moment, with pictures and files, and every session ends", async () => {
      const it = await filled();
      const { token } = await it.anAccount();
      const letter = {
        key: null,
        template: "reset",
        recipient: "a@test.example",
        subject: "S",
        body: "B",
        status: "queued",
      };
      const times = { created_at: NOW.toISOString(), next_attempt_at: NOW.toISOString() };
      const unsent = { last_error: null, expires_at: null, sent_at: null };
      await it.db
        .insertInto("outbox")
        .values({ ...letter, ...times, ...unsent })
        .execute();
      const writing = keepWriting(it);
      const archive = await archived(it);
      expect(await writing.stop()).toBeGreaterThan(0);
      expect(await lastBackup(it.db)).toMatchObject({ at: NOW.toISOString() });

      const env = await emptyPlace();
      const manifest = await restore(env, createReadStream(archive));
      const { DATA_DIR } = env;
      expect(readFileSync(join(DATA_DIR, "images/abcdefghijklmnopqrstuvwx-400.webp"), "utf8")).toBe("a picture");
      expect(readdirSync(join(DATA_DIR, "imports"))).toEqual(["7.csv"]);
      const { db } = await openDatabase(env);
      onTestFinished(() => db.destroy());
      const facts = await db.selectFrom("facts").selectAll().execute();
      const factOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.value;
      expect(factOf("left")).toBe(factOf("right"));
      expect(facts).toHaveLength(manifest.tables.facts ?? 0);
      const [account] = await db.selectFrom("users").select("token_version").execute();
      expect([account?.token_version, token.length > 0]).toEqual([2, true]);
      expect(await db.selectFrom("outbox").select("status").execute()).toEqual([{ status: "failed" }]);
      expect(readdirSync(DATA_DIR).filter((name) => name.startsWith("."))).toEqual([]);
    });

    test("is encrypted with a key, and nothing is written with another one, without one, or of a part of it", async () => {
      const archive = await archived(await filled({ BACKUP_KEY: KEY }));
      const whole = readFileSync(archive);
      expect(whole.subarray(0, 8).toString()).toBe("TEMPLES1");
      expect(whole.includes("a picture")).toBe(false);
      const env = await emptyPlace({ BACKUP_KEY: KEY });
      const before = await contentsOf(env);
      const refusal = (bytes: Buffer, more: object = {}) =>
        restore({ ...env, ...more }, Readable.from([bytes])).then(
          () => "restored",
          (error: Error) => error.message,
        );
      expect(await refusal(whole, { BACKUP_KEY: KEY.toUpperCase() })).toMatch(/BACKUP_KEY is not the key/);
      expect(await refusal(whole, { BACKUP_KEY: undefined })).toMatch(/encrypted: set BACKUP_KEY/);
      const changed = Buffer.from(whole);
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
      const head = 40 + 65_536 + 16; // to the end of the first record
      for (const part of [
        changed,
        whole.subarray(0, -1),
        whole.subarray(0, head),
        whole.subarray(0, 20),
        whole.subarray(0, 3),
        Buffer.alloc(0),
      ])
        expect(await refusal(part)).toMatch(/damaged or was cut off/);
      expect(await contentsOf(env)).toEqual(before);
      expect(await checkArchive(env, Readable.from([whole]))).toMatchObject({ engine: inject("engine"), release });
      expect(await contentsOf(env)).toEqual(before);
      expect(await refusal(whole)).toBe("restored");
    });

    test("that was cut off is told also without a key", async () => {
      const whole = readFileSync(await archived(await filled()));
      const env = await emptyPlace();
      const before = await contentsOf(env);
      for (const length of [whole.length - 1, whole.length >> 1, 100])
        await expect(restore(env, Readable.from([whole.subarray(0, length)]))).rejects.toThrow(
          /damaged or was cut off/,
        );
      expect(await contentsOf(env)).toEqual(before);
    });

    test("is restored into an empty place alone", async () => {
      const it = await filled();
      const archive = await archived(it);
      const before = await contentsOf(it.app.env);
      await expect(restore(it.app.env, createReadStream(archive))).rejects.toThrow(
        /Only an empty place.*(temples\.db|database \(\d+ tables\)).*pictures.*imports/,
      );
      expect(await contentsOf(it.app.env)).toEqual(before);
    });

    test("goes to a bucket, where the newest of each day stay, and comes back from there", async () => {
      const server = await startS3("safe");
      onTestFinished(server.stop);
      const bucket = {
        BACKUP_S3_BUCKET: "safe",
        BACKUP_S3_ENDPOINT: server.endpoint,
        BACKUP_S3_REGION: s3Account.region,
        BACKUP_S3_ACCESS_KEY_ID: s3Account.accessKeyId,
        BACKUP_S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
        BACKUP_KEEP: "2",
      };
      const { app } = await filled(bucket);
      const place = placeOf(app.env);
      for (const day of ["20T03", "21T03", "22T03", "22T15"])
        await backUp({ env: app.env, release, place, now: new Date(`2026-11-${day}:00:00.000Z`) });
      const names = await place.list();
      expect(names.map((name) => name.slice(16, 21))).toEqual(["21T03", "22T15"]);
      expect(server.uploads.size).toBe(0);
      const env = await emptyPlace(bucket);
      const manifest = await restore(env, await placeOf(env).open(newestOf(names) ?? ""));
      expect(manifest.createdAt).toBe("2026-11-22T15:00:00.000Z");
      await expect(place.open("none.tar.gz")).rejects.toThrow(/There is no archive safe\/backups\/none/);
    });
  });
}

if (inject("engine") === "postgres") {
  test("without PostgreSQL's programs says which are missing", async () => {
    const it = await filled();
    const path = process.env.PATH;
    process.env.PATH = "/nowhere";
    onTestFinished(() => {
      process.env.PATH = path;
    });
    await expect(archived(it)).rejects.toThrow(/pg_dump is not installed.*postgresql-client/);
  });
}
