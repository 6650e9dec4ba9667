import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { z } from "zod";
import { addDays, civilDateOf, type Instant } from "../../domain/dates";
import { demoEmails } from "../accounts/demo";
import { findAccountByEmail, insertAccount } from "../accounts/repository";
import { buildApp } from "../app";
import { type Db, openDatabase } from "../db/open";
import type { Env } from "../env";
import { callerOf, type DemoCaller, visitorOf } from "./demoCaller";
import { sampleBroadcast, sampleCauses, samplePeople, sampleProducts, sampleTemples } from "./sampleData";
import { playDay, type SampleCast } from "./sampleDays";

const WRITTEN = "samples.written";
const DAYS = 60;
const HOUR_MS = 3_600_000;
const VISITED = 40;
const Made = z.object({ id: z.number() });
const Causes = z.object({ items: z.array(Made) });
const Stored = Made.extend({ poojaDetails: z.array(z.object({ id: z.string() })) });

/**
 * Fills a demo that nobody used yet with samples, so that no screen is empty: three temples that take bookings, five
 * people, a shop, reviews, a broadcast, and what came of it all in the last 60 days. All of it is done by calls of the
 * product's own API on the days in question, and says of itself that it is a sample. Once for a database.
 */
export async function ensureSamples(env: Env, jwtSecrets: readonly string[], now: Date): Promise<void> {
  const database = await openDatabase(env);
  if (!(await claim(database.db, now))) return database.db.destroy();
  const clock = { at: now };
  const app = await buildApp({
    env: { ...env, RATE_LIMITS: "off", SMTP_URL: undefined, SMS_URL: undefined },
    database,
    now: () => clock.at,
    logger: pino({ level: "silent" }),
    version: "samples",
    jwtSecrets,
  });
  try {
    await app.ready();
    const setClock = (instant: Instant) => Object.assign(clock, { at: new Date(instant) });
    const today = civilDateOf(now.getTime());
    setClock(new Date(now.getTime() - (DAYS + 1) * 24 * HOUR_MS).toISOString());
    const cast = await castOf(app, setClock);
    for (let index = 0; index < DAYS; index++) await playDay(cast, addDays(today, index - DAYS), index, DAYS - index);
    clock.at = now;
    await announce(cast, await callerOf(app, "pandit@demo.example"), now);
  } finally {
    await app.close();
  }
}

/** Takes the samples upon itself: once for a database, of several processes one, and only where nobody but the demo is. */
async function claim(db: Db, now: Date): Promise<boolean> {
  const known = await db.selectFrom("facts").select("name").where("name", "=", WRITTEN).executeTakeFirst();
  if (known) return false;
  const others = db.selectFrom("users").select("id").where("email", "not in", demoEmails).limit(1);
  const isUsed =
    (await others.executeTakeFirst()) ?? (await db.selectFrom("payments").select("id").limit(1).executeTakeFirst());
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("facts")
    .values({ name: WRITTEN, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return !isUsed && numInsertedOrUpdatedRows !== 0n;
}

/** The people, temples and products the samples are about. */
async function castOf(app: FastifyInstance, setClock: SampleCast["setClock"]): Promise<SampleCast> {
  const admin = await callerOf(app, "super_admin@demo.example");
  const people = await Promise.all((await addPeople(app)).map((email) => callerOf(app, email)));
  const temples: SampleCast["temples"][number][] = [];
  for (const temple of sampleTemples) {
    const [pooja] = temple.poojaDetails;
    const { id, poojaDetails } = Stored.parse(await admin("POST", "/api/admin/temples", temple));
    await admin("POST", `/api/admin/temples/${id}/managers`, { email: "devotee@demo.example" });
    const causes = Causes.parse(
      await admin("PUT", `/api/admin/temples/${id}/causes`, { items: sampleCauses }),
    ).items.map((cause) => cause.id);
    temples.push({
      id,
      causes,
      poojaId: poojaDetails[0]?.id ?? "",
      time: pooja?.times[0] ?? "",
      charges: pooja?.charges ?? 0,
    });
  }
  const products: number[] = [];
  for (const product of sampleProducts) {
    const { id } = Made.parse(await admin("POST", "/api/admin/products", product));
    if (product.stock > 0) products.push(id);
  }
  const known = await app.db
    .selectFrom("temples")
    .select("id")
    .where("status", "=", "active")
    .orderBy("popularity", "desc")
    .limit(VISITED)
    .execute();
  return {
    db: app.db,
    people,
    admin,
    visitor: visitorOf(app),
    temples,
    products,
    visited: known.map(({ id }) => id),
    setClock,
  };
}

/** The people sign in with the password of the demo. */
async function addPeople(app: FastifyInstance): Promise<string[]> {
  const demo = await findAccountByEmail(app.db, "devotee@demo.example");
  if (!demo) throw new Error("no demo account");
  const at = app.now().toISOString();
  const emails = samplePeople.map((_, index) => `sample${index + 1}@demo.example`);
  for (const [index, email] of emails.entries()) {
    const name = samplePeople[index] ?? email;
    const account = { name, email, role: "DEVOTEE" as const, password_hash: demo.passwordHash };
    await insertAccount(app.db, { ...account, created_at: at, email_verified_at: at });
  }
  return emails;
}

/** A broadcast that goes on now, and one for each of the next days. */
async function announce({ temples }: SampleCast, pandit: DemoCaller, now: Date): Promise<void> {
  for (const [index, { id }] of temples.entries()) {
    const startTime = new Date(now.getTime() + (index * 24 - 0.25) * HOUR_MS).toISOString();
    const templeName = sampleTemples[index]?.name ?? "";
    await pandit("POST", "/api/live/events", { ...sampleBroadcast, templeName, templeId: id, startTime });
  }
}
