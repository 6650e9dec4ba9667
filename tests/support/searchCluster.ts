import { setTimeout } from "node:timers/promises";
import { afterAll } from "vitest";
import { documentsAfter } from "../../src/server/search/cluster/documents";
import { rebuildCluster } from "../../src/server/search/search";
import { testNow } from "./clock";
import { type OpenSearchNode, startOpenSearch } from "./opensearch";
import { type TestApp, testApp } from "./testApp";

/** The node of all tests of a file; called at the top of it. */
export async function sharedNode(): Promise<OpenSearchNode> {
  const node = await startOpenSearch();
  afterAll(node.stop);
  return node;
}

export const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await setTimeout(20);
};

let indexes = 0;

/** An app with a place of its own in the cluster, not built yet, and what tests ask of both. */
export async function appWithCluster({ url }: Pick<OpenSearchNode, "url">, SEARCH_URL = url) {
  const index = `temples-of-${++indexes}`;
  const it = await testApp({ env: { SEARCH_URL, SEARCH_INDEX: index } });
  return { ...it, ...asked(it, { url, index }) };
}

type Place = { url: string; index: string };

/** What tests ask of an app and of its place in a cluster. */
export function asked({ app, db, visitor }: Pick<TestApp, "app" | "db" | "visitor">, { url, index }: Place) {
  const node = async (path: string, body?: object, method = body ? "POST" : "GET") => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return answer.json();
  };
  const waiting = async () => (await db.selectFrom("search_outbox").select("temple_id").execute()).length;
  return {
    node,
    waiting,
    state: () => app.searchCluster?.state,
    rebuild: async (now = testNow()) => rebuildCluster(db, { url, index }, now),
    /** Resolves when the cluster answers and has every change. */
    caughtUp: async () => {
      await until(async () => app.searchCluster?.state === "ready" && (await waiting()) === 0);
      await node(`/${index}/_refresh`, {});
    },
    /** The indexes behind the names, with the names. */
    aliases: async (): Promise<Record<string, string[]>> => {
      const found: Record<string, { aliases: object }> = await node(`/${index}*/_alias`);
      return Object.fromEntries(Object.entries(found).map(([name, { aliases }]) => [name, Object.keys(aliases)]));
    },
    /** What the cluster has of each temple, and what it should have. */
    stored: async () => {
      const { hits } = await node(`/${index}/_search`, { size: 5_000, sort: ["id"] });
      return hits.hits.map(({ _source }: { _source: unknown }) => _source);
    },
    expected: async () => (await documentsAfter(db, 0, 5_000)).map(({ fields }) => fields),
    search: async (query: Record<string, string>) =>
      (await visitor.get("/api/temples/search", { query: { engine: "es", ...query } })).json(),
    reasons: async () => {
      const answer = await visitor.get("/readyz");
      return [answer.statusCode, answer.json().reasons];
    },
  };
}
