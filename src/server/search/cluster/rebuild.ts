import type { Db } from "../../db/open";
import { ClusterError, type Connection, connect } from "./connection";
import { documentsAfter } from "./documents";
import { versionOf } from "./drain";
import { follow } from "./follower";
import { type Aliases, aliasesOf } from "./indexes";
import { indexOf } from "./mapping";

const AT_ONCE = 500;

export type ClusterPlace = { url: string; index: string };

/**
 * Builds an index of all public temples beside the one that answers, puts it in its place and removes the old one.
 * Changes meanwhile are written to both. Answers how many temples were read. One build at a time: a later one takes the
 * place of an unfinished one, which then fails.
 */
export async function rebuildCluster(db: Db, { url, index }: ClusterPlace, now: Date): Promise<number> {
  const connection = await connect(url);
  try {
    return await rebuild(db, connection, aliasesOf(index), `${index}-${now.getTime()}`);
  } finally {
    await connection.close();
  }
}

async function rebuild(db: Db, connection: Connection, { live, building }: Aliases, index: string): Promise<number> {
  const old = await ownIndexes(connection, live);
  for (const unfinished of await ownIndexes(connection, building)) await connection.remove(unfinished);
  await connection.create(index, building, indexOf(await follow(db)));
  try {
    const temples = await fill(db, connection, building);
    await connection.refresh(index);
    await connection.moveAliases([
      { remove: { index, alias: building } },
      ...old.map((name) => ({ remove_index: { index: name } })),
      { add: { index, alias: live } },
    ]);
    return temples;
  } catch (error) {
    await connection.remove(index).catch(() => undefined); // it told already why not
    throw error;
  }
}

/** The indexes behind an alias; refuses what some other program made under that name. */
async function ownIndexes(connection: Connection, alias: string): Promise<string[]> {
  const found = await connection.indexes([alias]);
  const foreign = found.find(({ meta }) => meta.follower === undefined);
  if (foreign)
    throw new ClusterError(`${foreign.name} is an index of another program: delete it, or set another SEARCH_INDEX.`);
  return found.map(({ name }) => name);
}

async function fill(db: Db, connection: Connection, alias: string): Promise<number> {
  let temples = 0;
  for (let last = 0; ; ) {
    // before the temples, so that a change that is not in them is told afterwards
    const version = await versionOf(db);
    const documents = await documentsAfter(db, last, AT_ONCE);
    const end = documents.at(-1);
    if (!end) return temples;
    const outcomes = await connection.write(documents.map(({ id, fields }) => ({ alias, id, version, fields })));
    const refused = outcomes.find((why) => why !== undefined);
    if (refused !== undefined) throw new ClusterError(`The cluster refused a temple: ${refused}`);
    temples += documents.length;
    last = end.id;
  }
}
