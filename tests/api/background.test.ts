import { expect, onTestFinished, test, vi } from "vitest";
import { DatabaseAway } from "../../src/server/db/troubles";
import { PASSWORD } from "../support/factories";
import { listening } from "../support/listening";
import { testApp } from "../support/testApp";

const MORNING = "2026-03-14T06:00:00Z";
const NEXT_YEAR = "2027-03-14T06:00:00Z";
const EVERY_MS = 60_000;

test("what is done once a day is done when the server starts: a login that is over is on record no longer", async () => {
  const { app, db, anAccount, visitor, clock } = await testApp({ now: MORNING });
  const { email } = await anAccount();
  await visitor.post("/api/auth/login", { email, password: PASSWORD });
  clock.set(NEXT_YEAR);
  const onRecord = async () => (await db.selectFrom("sessions").select("id").execute()).length;
  expect(await onRecord()).toBe(1);
  await listening(app);
  expect(await onRecord()).toBe(0);
});

test("what is done again and again is begun at once, and not a second time while it goes on", async () => {
  const { app } = await testApp();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  app.repeat("a piece of work", EVERY_MS, () => new Promise<void>((resolve) => void ends.push(resolve)));
  await expect.poll(() => ends.length).toBe(1);
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(app.working()).toBe(1);
  ends[0]?.();
  await expect.poll(() => app.working()).toBe(0);
  vi.advanceTimersByTime(EVERY_MS);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
});

test.each([
  ["a warning where it failed for want of the database", new DatabaseAway("the server restarts"), "warn", 40],
  ["an error where the work itself is at fault", new TypeError("no such thing"), "error", 50],
])("work of the background is logged as %s", async (_, thrown, __, level) => {
  const lines: string[] = [];
  const { app } = await testApp({ log: (line) => lines.push(line) });
  app.background("a piece of work", async () => {
    throw thrown;
  });
  await app.idle();
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "a piece of work failed");
  expect(logged).toMatchObject({ level, err: { message: thrown.message } });
});
