import { type Kysely, sql } from "kysely";
import { civilDateOf } from "../../src/domain/dates";
import { foldName } from "../../src/domain/spelling";
import { chunks, insertMany } from "../../src/server/db/bulk";
import type { Tables } from "../../src/server/db/schema";
import { freeSlugs } from "../../src/server/temples/slugs";
import { insertTemples } from "../../src/server/temples/write";
import { benchTemples, randomFrom } from "./benchTemples";
import { fillVisits } from "./benchVisits";

const TEMPLES = 100_000;
const USERS = 50_000;
const REVIEWS = 200_000;
const VISITS = 1_000_000;
const REVISIONS = 200_000;
const DAYS = 180;
const DAY_MS = 86_400_000;
const AT_ONCE = 5_000;

const given = "Asha Ravi Meena Suresh Lakshmi Anil Kavita Mohan Priya Ganesh Sita Vijay Radha Kiran Uma Arjun".split(
  " ",
);
const families = "Rao Iyer Sharma Patil Gowda Nair Verma Das Reddy Joshi Menon Shetty Kulkarni Bose Singh Naidu".split(
  " ",
);

/** Temples as India has them, each with its search tables. */
export async function fillTemples(db: Kysely<Tables>, count = TEMPLES): Promise<void> {
  for (const chunk of chunks(benchTemples(count), 1_000)) {
    await db.transaction().execute(async (trx) => {
      const slugs = await freeSlugs(trx, chunk);
      const temples = chunk.map((temple, at) => ({ ...temple, slug: slugs[at] ?? "" }));
      await insertTemples(trx, temples, { now: new Date(0) });
    });
  }
}

/** People, reviews, contributions, visits and a log beside the temples that are there. */
export async function fillConsole(db: Kysely<Tables>, now: Date): Promise<void> {
  const random = randomFrom(17);
  const ago = () => new Date(now.getTime() - Math.floor(random() * DAYS * DAY_MS)).toISOString();
  const temples = await db.selectFrom("temples").select("id").orderBy("id").execute();
  const ids = temples.map(({ id }) => id);
  const templeId = () => ids[Math.floor(random() ** 2 * ids.length)] ?? 1;
  await fillPeople(db, random, ago);
  await fillContributions(db, { random, ago, templeId });
  await standings(db);
  await fillVisits(db, ids, { visits: VISITS, days: DAYS, today: civilDateOf(now.getTime()) });
  await fillLog(db, { random, ago, templeId });
}

async function fillPeople(db: Kysely<Tables>, random: () => number, ago: () => string): Promise<void> {
  const roles = ["PANDIT", "TEMPLE_ADMIN", "FESTIVAL_ADMIN", "USER_ADMIN", "CONTENT_ADMIN", "ADMIN"];
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  const people = Array.from({ length: USERS }, (_, at) => {
    const name = `${pick(given)} ${pick(families)}`;
    return {
      name,
      name_key: foldName(name),
      sort_name: name.toLowerCase(),
      email: `${name.toLowerCase().replace(" ", ".")}.${at}@bench.example`,
      password_hash: "none",
      role: random() < 0.05 ? pick(roles) : "DEVOTEE",
      active: random() < 0.97 ? 1 : 0,
      created_at: ago(),
    };
  });
  for (const chunk of chunks(people, AT_ONCE)) await insertMany(db, "users", chunk);
  const users = await db.selectFrom("users").select("id").limit(2_000).execute();
  const wishes = users.map(({ id }) => ({
    user_id: id,
    role: "PANDIT",
    status: random() < 0.3 ? "pending" : "approved",
    created_at: ago(),
  }));
  await insertMany(db, "role_requests", wishes);
}

type Sources = { random: () => number; ago: () => string; templeId: () => number };

async function fillContributions(db: Kysely<Tables>, { random, ago, templeId }: Sources): Promise<void> {
  const standing = () => {
    const lot = random();
    const status = lot < 0.03 ? "pending" : lot < 0.05 ? "rejected" : "approved";
    return { status, flags: random() < 0.02 ? " link " : "", created_at: ago(), temple_id: templeId() };
  };
  const reviews = Array.from({ length: REVIEWS }, (_, at) => ({
    ...standing(),
    rating: 1 + Math.floor(random() * 5),
    name: "Asha",
    locale: "en",
    comment: "Quiet at dawn, and the lamps at dusk are worth the climb.",
    comment_key: String(at),
  }));
  for (const chunk of chunks(reviews, AT_ONCE)) await insertMany(db, "reviews", chunk);
  const corrections = Array.from({ length: 20_000 }, () => ({
    ...standing(),
    field: "timings",
    proposed: "6:00 AM to 12:00 PM",
    locale: "en",
  }));
  for (const chunk of chunks(corrections, AT_ONCE)) await insertMany(db, "corrections", chunk);
}

/** Some temples await approval, are hidden or deleted; what visitors search is not asked here. */
async function standings(db: Kysely<Tables>): Promise<void> {
  await sql`update temples set status = 'pending', submitted_by = 1 + id % 1000 where id % 50 = 1`.execute(db);
  await sql`update temples set status = 'inactive' where id % 25 = 2`.execute(db);
  await sql`update temples set status = 'archived', deleted_at = ${new Date().toISOString()}, archived_from = 'active'
    where id % 100 = 3`.execute(db);
  await sql`update temples set submitted_by = 1 + id % 1000 where id % 20 = 4`.execute(db);
}

async function fillLog(db: Kysely<Tables>, { random, ago, templeId }: Sources): Promise<void> {
  const kinds = ["temple", "temple", "review", "festival", "account"] as const;
  const actions = {
    temple: "temple.update",
    review: "moderation.approve",
    festival: "festival.update",
    account: "account.role",
  } as const;
  const entries = Array.from({ length: REVISIONS }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? "temple";
    return {
      at: ago(),
      actor_id: 1 + Math.floor(random() * 300),
      actor_role: "ADMIN",
      action: actions[kind],
      kind,
      item_id: templeId(),
      origin: random() < 0.1 ? "import" : "console",
      details: JSON.stringify({ before: { timings: "5 am" }, after: { timings: "6 am" } }),
    };
  });
  entries.sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const chunk of chunks(entries, AT_ONCE)) await insertMany(db, "audit_log", chunk);
}
