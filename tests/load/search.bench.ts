import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/server/db/open";
import { scoreQueries } from "../support/judgedQueries";
import { startServer } from "./benchServer";
import { type Asked, fuse, miniSearch, pgTrigrams, type SearchDocument, sqliteTrigrams } from "./searchPeers";

/** `npm run bench search`: the judged queries asked of our search and of what one would take instead, on the same temples. */
export async function benchSearch(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "temples-search-"));
  const server = await startServer(dataDir);
  try {
    const documents = await documentsIn(dataDir);
    process.stdout.write(`${documents.length} temples; per cent of the judged queries\n`);
    process.stdout.write(row("", ["first", "in 3", "in 10", "nothing", "wrong", "junk", "ms"]));
    await tell("this search", ourSearch(server.url));
    for (const [name, open] of [
      ["MiniSearch", miniSearch],
      ["Fuse.js", fuse],
      ["SQLite FTS5 trigram", sqliteTrigrams],
      ["PostgreSQL pg_trgm", pgTrigrams],
    ] as const) {
      const peer = await open(documents);
      await tell(name, peer.ask);
      await peer.close();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const row = (name: string, cells: readonly (string | number)[]) =>
  `${name.padEnd(22)}${cells.map((cell) => String(cell).padStart(9)).join("")}\n`;

async function tell(name: string, ask: Asked): Promise<void> {
  let [asked, ms] = [0, 0];
  const score = await scoreQueries(async (q) => {
    const started = performance.now();
    const found = await ask(q);
    ms += performance.now() - started;
    asked++;
    return found;
  });
  const { first, firstThree, firstTen, nothing, wrongFirst, junkAnswered } = score;
  const each = (ms / asked).toFixed(1);
  process.stdout.write(row(name, [first, firstThree, firstTen, nothing, wrongFirst, junkAnswered, each]));
}

const ourSearch =
  (url: string): Asked =>
  async (q) => {
    const answer = await fetch(`${url}/api/temples/search?size=10&q=${encodeURIComponent(q)}`);
    const { temples } = await answer.json();
    return temples;
  };

/** What our search reads of the temples, as plain fields. */
async function documentsIn(dataDir: string): Promise<SearchDocument[]> {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 1 });
  const rows = await database.db.selectFrom("temples").selectAll().where("status", "=", "active").execute();
  await database.db.destroy();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    city: row.city,
    names: [row.name_hi, row.name_kn, ...namesOf(row.names)].filter(Boolean).join(" "),
    place: [row.city, row.district, row.state, row.pincode, row.address].filter(Boolean).join(" "),
    about: [row.deity, row.tradition, row.list_words].filter(Boolean).join(" "),
    text: [row.significance, row.description].filter(Boolean).join(" "),
  }));
}

const namesOf = (json: string): string[] => JSON.parse(json).map(({ name }: { name: string }) => name);
