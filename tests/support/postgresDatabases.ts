import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Another worker was quicker: told by the name, or by the index of names where both were at it at once. */
const TAKEN = new Set<unknown>(["42P04", "23505"]);
const newName = () => `${inject("databasePrefix")}${randomBytes(6).toString("hex")}`;

/** The address of a database of the server under test. */
export function urlOf(database: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${database}`;
  return url.href;
}

/** A new database like `from`. */
export async function createDatabase(from: string): Promise<string> {
  const name = newName();
  const server = await connected();
  // copying files is the quicker way for small databases, where nothing waits for the disk
  const { rows } = await server.query("select current_setting('server_version_num')::int >= 150000 as chooses");
  await server.query(`create database ${name} template ${from} ${rows[0].chooses ? "strategy file_copy" : ""}`);
  return name;
}

export async function dropDatabase(name: string): Promise<void> {
  await (await connected()).query(`drop database if exists ${name} with (force)`);
}

/** The database to copy from, filled by the first who asks; two may both fill one, none sees half of one. */
export async function template(contents: string, fill: (url: string) => Promise<void>): Promise<string> {
  const server = await connected();
  const name = `${inject("databasePrefix")}${contents}`;
  const known = await server.query("select 1 from pg_database where datname = $1", [name]);
  if (known.rowCount) return name;
  const draft = await createDatabase("template0");
  await fill(urlOf(draft));
  await onDatabase(draft, (client) => client.query(REMEMBER));
  await server.query(`alter database ${draft} rename to ${name}`).catch(async (error: { code?: string }) => {
    if (!TAKEN.has(error.code)) throw error;
    await dropDatabase(draft);
  });
  return name;
}

const free: string[] = [];

/** A database that another test of this file is done with, as new. */
export const recycled = (): string | undefined => free.pop();

/** Puts the rows back that the tables began with: a hundred times quicker than a new database. */
export async function recycle(name: string): Promise<void> {
  try {
    await onDatabase(name, (client) => client.query("call pristine.restore()"));
    free.push(name);
  } catch {
    await dropDatabase(name); // not a superuser, or the test changed the tables themselves
  }
}

/**
 * Kept in every template: the rows of tables that are not empty, the counters, and how to bring them back. Most tables
 * of a test have never had a row: their file is empty, and nothing is asked of them.
 */
const REMEMBER = `
  create schema pristine;
  create table pristine.counters as
    select format('%I.%I', schemaname, sequencename) as name, start_value, last_value
    from pg_sequences where schemaname = 'public';
  create procedure pristine.restore() language plpgsql as $$
  declare entry record;
  begin
    set local session_replication_role = replica;
    for entry in
      select now.relname as name, pg_relation_size(now.oid) > 0 as was_used, pg_relation_size(first.oid) > 0 as has_rows
      from pg_class now join pg_class first on first.relname = now.relname
      where now.relnamespace = 'public'::regnamespace and first.relnamespace = 'pristine'::regnamespace
        and now.relkind = 'r' and first.relkind = 'r'
    loop
      if entry.was_used then execute format('delete from public.%I', entry.name); end if;
      if entry.has_rows then
        execute format('insert into public.%I select * from pristine.%I', entry.name, entry.name);
      end if;
    end loop;
    for entry in select * from pristine.counters loop
      perform setval(entry.name, coalesce(entry.last_value, entry.start_value), entry.last_value is not null);
    end loop;
  end $$;
  do $$
  declare entry record;
  begin
    for entry in select tablename as name from pg_tables where schemaname = 'public' loop
      execute format('create table pristine.%I as table public.%I', entry.name, entry.name);
    end loop;
  end $$`;

async function onDatabase(name: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(urlOf(name));
  await client.connect();
  await work(client).finally(() => client.end());
}

let connection: Promise<pg.Client> | undefined;

function connected(): Promise<pg.Client> {
  connection ??= connect();
  return connection;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(inject("postgresUrl"));
  client.on("error", () => undefined); // the server stops before the last worker does
  await client.connect();
  return client;
}
