import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../src/server/db/migrate";
import { type Db, openDatabase } from "../../src/server/db/open";
import { beginPayment } from "../../src/server/payments/begin";
import { startServer } from "./benchServer";
import { randomFrom } from "./benchTemples";
import { atMost, type Measure } from "./measure";

const EVENTS = 2_000;
const DELIVERIES_EACH = 5;
const AT_ONCE = 20;
const INTENTS = 600;
const JWT_SECRET = "the secret of the payments' bench";

const random = randomFrom(23);

/**
 * 2,000 events of the built-in provider, each delivered five times, shuffled, 20 at once, to a server of its own; each
 * must be counted once. Then how long an intent takes, one after the other: the built-in provider is no further away
 * than the database, so that there is no provider's time in it.
 */
export async function benchPayments(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "payments-bench-"));
  try {
    const payments = await beginMany(dataDir);
    const server = await startServer(dataDir, { JWT_SECRET, TRUST_PROXY: "1" });
    let seconds: number;
    let processor: number;
    let times: number[];
    try {
      seconds = await deliverAll(
        server.url,
        shuffled(payments.flatMap((each) => Array<Delivery>(DELIVERIES_EACH).fill(deliveryOf(each)))),
      );
      processor = server.cpuSeconds();
      times = await intents(server.url);
    } finally {
      await server.stop();
    }
    await expectCountedOnce(dataDir);
    return [
      atMost("10,000 webhook deliveries, each event once", seconds, "s", 20),
      atMost("the same with the start, processor time", processor, "s"),
      atMost("payment intent, median", times[Math.floor(times.length / 2)] ?? Number.NaN, "ms"),
      atMost("payment intent, p99", times[Math.floor(times.length * 0.99)] ?? Number.NaN, "ms", 30),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function opened<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 1 });
  await migrate(database);
  try {
    return await work(database.db);
  } finally {
    await database.db.destroy();
  }
}

const beginMany = (dataDir: string): Promise<Begun[]> =>
  opened(dataDir, (db) =>
    db.transaction().execute(async (trx) => {
      const begun: Begun[] = [];
      for (let count = 1; count <= EVENTS; count++) {
        const payer = { userId: null, templeId: null, name: null, email: `donor${count}@bench.example`, phone: null };
        const gateway = { name: "test", testMode: true } as const;
        const gift = { purpose: "donation", subjectId: String(count), amountPaise: 100 * count, gateway } as const;
        const payment = await beginPayment(trx, { ...gift, ...payer, description: null, locale: "en" }, new Date());
        begun.push(payment);
      }
      return begun;
    }),
  );

type Begun = { id: string; amountPaise: number };
type Delivery = { body: string; signature: string };

/** An event of the built-in provider, signed with the secret that it has by the server's own. */
function deliveryOf({ id, amountPaise }: Begun): Delivery {
  const payment = { ref: `test_${id}`, paymentId: id, status: "paid", amountPaise, currency: "INR" };
  const body = JSON.stringify({ id: `event ${id}`, kind: "payment.paid", payment });
  const secret = createHmac("sha256", JWT_SECRET).update("test gateway\nwebhooks").digest("base64url").slice(0, 27);
  return { body, signature: createHmac("sha256", secret).update(body).digest("hex") };
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, at: random() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

async function deliverAll(url: string, deliveries: Delivery[]): Promise<number> {
  const left = [...deliveries];
  const started = performance.now();
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await deliver(url, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (performance.now() - started) / 1000;
}

async function deliver(url: string, { body, signature }: Delivery): Promise<void> {
  const headers = { "content-type": "application/json", "x-test-signature": signature };
  const answer = await fetch(`${url}/api/payments/webhooks/test`, { method: "POST", body, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A delivery was answered ${answer.status}: ${text}`);
}

/** How long each of them takes, sorted; each from an address of its own, since one address may begin few. */
async function intents(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = -INTENTS / 4; at < INTENTS; at++) {
    const from = `10.${(at >> 8) & 255}.${at & 255}.1`;
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    const body = JSON.stringify({ amount: 501, name: "Bench", email: "donor@bench.example" });
    const started = performance.now();
    const answer = await fetch(`${url}/api/payments/intent`, { method: "POST", body, headers });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`An intent was answered ${answer.status}: ${text}`);
    if (at >= 0) times.push(performance.now() - started); // the first ones warm it
  }
  return times.sort((one, other) => one - other);
}

/** Each event moved its money once: one receipt and one pair of lines in the ledger for each, none left out. */
const expectCountedOnce = (dataDir: string): Promise<void> =>
  opened(dataDir, async (db) => {
    const { receipts } = await db
      .selectFrom("receipt_series")
      .select((eb) => eb.fn.sum("last_number").as("receipts"))
      .executeTakeFirstOrThrow();
    const { paid } = await db
      .selectFrom("payments")
      .select((eb) => eb.fn.countAll().as("paid"))
      .where("status", "=", "paid")
      .executeTakeFirstOrThrow();
    const { lines, sum } = await db
      .selectFrom("ledger_entries")
      .select((eb) => [eb.fn.countAll().as("lines"), eb.fn.sum("amount_paise").as("sum")])
      .executeTakeFirstOrThrow();
    const counted = [receipts, paid, lines, sum].map(Number);
    if (String(counted) !== String([EVENTS, EVENTS, 2 * EVENTS, 0])) {
      throw new Error(`Receipts, payments, lines and their sum are ${counted.join(", ")}`);
    }
  });
