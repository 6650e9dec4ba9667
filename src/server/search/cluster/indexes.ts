import type { Connection } from "./connection";
import { metaOf } from "./mapping";

/** The names by which an index is reached: of the one that answers, and of one that is being built. */
export type Aliases = { live: string; building: string };
export const aliasesOf = (name: string): Aliases => ({ live: name, building: `${name}-building` });

export type Current = {
  /** the names behind which is an index of this history of changes and of this version */
  names: string[];
  /** there is one of this history and of another version, as while processes of two versions run */
  hasOthers: boolean;
};

/** Looks which indexes may be written into and answer; any other missed changes, or has other fields. */
export async function currentIndexes(
  connection: Pick<Connection, "indexes">,
  { live, building }: Aliases,
  follower: string,
): Promise<Current> {
  const wanted = metaOf(follower);
  const following = (await connection.indexes([live, building])).filter(({ meta }) => meta.follower === follower);
  const current = following.filter(({ meta }) => meta.fields === wanted.fields);
  return {
    names: [live, building].filter((alias) => current.some(({ aliases }) => aliases.includes(alias))),
    hasOthers: current.length < following.length,
  };
}
