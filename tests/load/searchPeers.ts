import Database from "better-sqlite3";
import Fuse from "fuse.js";
import MiniSearch from "minisearch";
import pg from "pg";
import { startPostgres } from "../support/postgres";

/** A temple as a search engine takes it; `id`, `name` and `city` tell it apart. */
export type SearchDocument = {
  id: number;
  name: string;
  city: string;
  names: string;
  place: string;
  about: string;
  text: string;
};
type Named = Pick<SearchDocument, "name" | "city">;
export type Asked = (q: string) => Promise<readonly Named[]>;
type Peer = { ask: Asked; close: () => Promise<void> };

const TEN = 10;
const fields = ["name", "names", "place", "about", "text"] as const;
/** The name counts most, the long texts least, for every one of them alike. */
const weights = { name: 6, names: 4, place: 3, about: 2, text: 1 } as const;
const nothingToClose = async () => undefined;
const byId = (documents: readonly SearchDocument[]) => new Map(documents.map((one) => [one.id, one]));

/** MiniSearch: all words, their beginnings and their misspellings. */
export async function miniSearch(documents: readonly SearchDocument[]): Promise<Peer> {
  const engine = new MiniSearch<SearchDocument>({
    fields: [...fields],
    storeFields: ["name", "city"],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: weights },
  });
  engine.addAll(documents);
  return {
    ask: async (q) =>
      engine
        .search(q)
        .slice(0, TEN)
        .map(({ name, city }) => ({ name, city })),
    close: nothingToClose,
  };
}

/** Fuse.js: texts that resemble the whole query. */
export async function fuse(documents: readonly SearchDocument[]): Promise<Peer> {
  const keys = fields.map((name) => ({ name, weight: weights[name] }));
  const engine = new Fuse(documents, { keys, threshold: 0.35, ignoreLocation: true });
  return { ask: async (q) => engine.search(q, { limit: TEN }).map(({ item }) => item), close: nothingToClose };
}

/** FTS5 of SQLite: what has most of the query's groups of three letters, by bm25. */
export async function sqliteTrigrams(documents: readonly SearchDocument[]): Promise<Peer> {
  const db = new Database(":memory:");
  db.exec(`create virtual table temples using fts5(${fields.join(", ")}, tokenize = 'trigram')`);
  const insert = db.prepare(`insert into temples (rowid, ${fields.join(", ")}) values (?, ?, ?, ?, ?, ?)`);
  for (const one of documents) insert.run(one.id, ...fields.map((field) => one[field]));
  const order = `bm25(temples, ${fields.map((field) => weights[field]).join(", ")})`;
  const find = db.prepare<[string], { id: number }>(
    `select rowid as id from temples where temples match ? order by ${order} limit ${TEN}`,
  );
  const known = byId(documents);
  return {
    ask: async (q) => {
      const groups = trigramsOf(q).map((three) => `"${three.replaceAll('"', '""')}"`);
      return groups.length === 0 ? [] : find.all(groups.join(" OR ")).flatMap(({ id }) => known.get(id) ?? []);
    },
    close: async () => {
      db.close();
    },
  };
}

const trigramsOf = (q: string): string[] =>
  q.split(/\s+/).flatMap((word) => {
    const letters = [...word];
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
  });

/** pg_trgm of PostgreSQL: what resembles the query most, by its own measure and from its own threshold on. */
export async function pgTrigrams(documents: readonly SearchDocument[]): Promise<Peer> {
  const cluster = await startPostgres();
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query("create schema search_peer; set search_path to search_peer, public");
  await client.query("create extension if not exists pg_trgm schema search_peer");
  await client.query("create table temples (id integer primary key, title text not null, content text not null)");
  for (const one of documents)
    await client.query("insert into temples values ($1, $2, $3)", [
      one.id,
      `${one.name} ${one.names}`,
      [one.name, one.names, one.place, one.about].join(" "),
    ]);
  await client.query("create index on temples using gin (content gin_trgm_ops)");
  const known = byId(documents);
  return {
    ask: async (q) => {
      const { rows } = await client.query<{ id: number }>(
        `select id from temples where $1 <% content
          order by word_similarity($1, content) + similarity($1, title) desc, id limit ${TEN}`,
        [q],
      );
      return rows.flatMap(({ id }) => known.get(id) ?? []);
    },
    close: async () => {
      await client.query("drop schema search_peer cascade");
      await client.end();
      await cluster.stop();
    },
  };
}
