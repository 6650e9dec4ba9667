import type { Db } from "../db/open";
import { countFacets } from "../search/search";
import { templePlaces } from "./templePlaces";

/** The pages of all places and deities with temples, for search engines. */
export async function browsePaths(db: Db): Promise<string[]> {
  const { states, inState } = await templePlaces(db);
  const places = [...inState.values()].flatMap((own) => [...own.values()]);
  const { deities } = await countFacets(
    db,
    {},
    { slice: { offset: 0, limit: 1 }, order: "popularity", now: new Date(0) },
  );
  return [
    ...[...states, ...places].map(({ path }) => `/temples/${path}`),
    ...deities.map(({ deity }) => `/deities/${deity}`),
  ];
}
