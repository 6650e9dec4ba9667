import { setTimeout } from "node:timers/promises";
import { migrate } from "../../src/server/db/migrate";
import { openDatabase } from "../../src/server/db/open";

/** Brings the tables into an empty database. */
export async function prepare(DATABASE_URL: string): Promise<void> {
  const database = await openDatabase({ DATABASE_URL, DATABASE_POOL: 1, DATA_DIR: "" });
  await migrate(database);
  await database.db.destroy();
}

/** A write, in a transaction. */
const renaming = { method: "PUT", body: JSON.stringify({ name: "Asha" }) };

export type Answered = { status: number; retryAfter: string | null };

/** Nobody is left waiting: a call without an answer by then fails its test. */
const HANGS_MS = 25_000;

/** Calls a server from several sides at once, reading and writing, until it is told to stop. */
export function startLoad(url: string, token: string) {
  const answers: Answered[] = [];
  const state = { isOver: false };
  const calls: [string, RequestInit][] = [
    ["/api/users/me", {}],
    ["/api/users/me", renaming],
    ["/api/temples/1", {}],
    ["/api/users/me", renaming],
  ];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const ask = async ([path, init]: [string, RequestInit]) => {
    while (!state.isOver) {
      const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(HANGS_MS) });
      await answer.text();
      const retryAfter = answer.headers.get("retry-after");
      answers.push({ status: answer.status, retryAfter });
      if (answer.status === 503) await setTimeout(20); // a refused caller waits a moment as well
    }
  };
  const asking = Promise.all([...calls, ...calls, ...calls].map(ask));
  const stop = async () => {
    state.isOver = true;
    await asking;
  };
  /** Until so many more of them were answered with this status. */
  const until = async (status: number, many = 20) => {
    const count = () => answers.filter((answer) => answer.status === status).length;
    for (const before = count(); count() < before + many; ) await Promise.race([asking, setTimeout(20)]);
  };
  return { answers, callers: 3 * calls.length, until, stop };
}

/** Until each of the calls is answered well again; the milliseconds that this took. */
export async function untilBack(url: string, token: string): Promise<number> {
  const since = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (;;) {
    const asked = [fetch(`${url}/api/users/me`, { headers }), fetch(`${url}/api/users/me`, { ...renaming, headers })];
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    if (statuses.every((status) => status < 300)) return performance.now() - since;
    await setTimeout(20);
  }
}
