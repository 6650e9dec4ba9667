import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { testNow } from "../support/clock";
import { storeTemple } from "../support/contributions";
import { s3Account, startS3 } from "../support/s3Server";
import { type TestApp, type TestAppOptions, testApp } from "../support/testApp";

async function readiness({ visitor }: TestApp): Promise<unknown[]> {
  const answer = await visitor.get("/readyz");
  const { status, reasons } = answer.json();
  return [answer.statusCode, status, reasons];
}

/** What a process answers that finds things so. */
async function readyWhen(change: (it: TestApp) => Promise<unknown>, options: TestAppOptions = {}): Promise<unknown[]> {
  const it = await testApp(options);
  await change(it);
  return readiness(it);
}

const letter = (next_attempt_at: string) => ({
  ...{ key: null, template: "reset", recipient: "a@test.example", subject: "S", body: "B", status: "queued" },
  ...{ created_at: next_attempt_at, next_attempt_at, last_error: null, expires_at: null, sent_at: null },
});

describe("/readyz", () => {
  test("answers 200 without reasons, with the version, and is stored by no cache", async () => {
    const { visitor } = await testApp();
    const answer = await visitor.get("/readyz");
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.json()).toEqual({ status: "ok", reasons: [], version: "0.0.0-test" });
  });

  test("answers 503 where a migration is missing, and 200 where the database is ahead", async () => {
    expect(await readyWhen(({ db }) => sql`delete from schema_migrations`.execute(db))).toEqual([
      503,
      "unready",
      ["migrations"],
    ]);
    const ahead = ({ db }: TestApp) => sql`insert into schema_migrations values (9001, 'next', 'now')`.execute(db);
    expect(await readyWhen(ahead)).toEqual([200, "ok", []]);
  });

  test("answers 503 where there are temples and none can be found", async () => {
    const lost = async ({ db }: TestApp) => {
      await storeTemple(db, { name: "Somnath" });
      await db.deleteFrom("postings").execute();
    };
    expect(await readyWhen(lost)).toEqual([503, "unready", ["searchIndex"]]);
  });

  test("answers 200 with a reason where letters wait that nobody sends, and none where nobody is to", async () => {
    const old = ({ db }: TestApp) =>
      db
        .insertInto("outbox")
        .values(letter(new Date(testNow().getTime() - 11 * 60_000).toISOString()))
        .execute();
    const env = { SMTP_URL: "smtp://127.0.0.1:9" };
    expect(await readyWhen(old, { env })).toEqual([200, "degraded", ["workerLag"]]);
    expect(await readyWhen(old)).toEqual([200, "ok", []]);
    const due = ({ db }: TestApp) => db.insertInto("outbox").values(letter(testNow().toISOString())).execute();
    expect(await readyWhen(due, { env })).toEqual([200, "ok", []]);
  });

  test("answers 200 with a reason where the pictures cannot be read", async () => {
    const server = await startS3("temples");
    onTestFinished(server.stop);
    const env = {
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: "temples",
      S3_REGION: s3Account.region,
      S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    };
    const none = async () => undefined;
    expect(await readyWhen(none, { env: { ...env, S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey } })).toEqual([
      200,
      "ok",
      [],
    ]);
    expect(await readyWhen(none, { env: { ...env, S3_SECRET_ACCESS_KEY: "another" } })).toEqual([
      200,
      "degraded",
      ["pictures"],
    ]);
  });
});

if (inject("engine") === "sqlite") {
  test("/readyz answers 503 when the database is gone", async () => {
    const it = await testApp();
    await sql`select 1`.execute(it.db); // a connection that was never used is not closed
    await it.db.destroy();
    expect(await readiness(it)).toEqual([503, "unready", ["database"]]);
  });
}
