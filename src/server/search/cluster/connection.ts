import { z } from "zod";

/** Answers within this, or the embedded engine does. */
const SEARCH_WITHIN_MS = 1_000;
const WRITTEN_WITHIN_MS = 30_000;

/** The cluster does not answer, or not as it should; whatever the reason, others have to answer in its place. */
export class ClusterError extends Error {
  override readonly name = "ClusterError";
}

/** A part of the query language of the cluster, as JSON. */
export type Query = Readonly<Record<string, unknown>>;

const Hits = z.object({
  hits: z.object({
    total: z.object({ value: z.int() }),
    hits: z.array(z.object({ _id: z.string() })),
  }),
  aggregations: z.record(z.string(), z.unknown()).optional(),
  timed_out: z.boolean(),
});
export type Hits = z.infer<typeof Hits>;

const Indexes = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()),
    mappings: z.object({ _meta: z.record(z.string(), z.unknown()).optional() }).optional(),
  }),
);
export type Index = { name: string; aliases: string[]; meta: Readonly<Record<string, unknown>> };

const Written = z.object({
  items: z.array(
    z.record(z.string(), z.object({ status: z.int(), error: z.object({ reason: z.string() }).optional() })),
  ),
});

const ClusterHealth = z.object({ status: z.enum(["green", "yellow", "red"]) });
export type ClusterHealth = z.infer<typeof ClusterHealth>["status"];

/** A temple to be stored, or without fields to be removed, unless what is there is of a newer `version`. */
export type Write = { alias: string; id: number; version: number; fields?: Readonly<Record<string, unknown>> };

type Request = { method: "GET" | "PUT" | "POST" | "DELETE"; path: string; body?: Query; bulkBody?: string };
type Ask = <T>(answer: z.ZodType<T>, request: Request & { query?: Query }, withinMs: number) => Promise<T>;

/** What the product asks of OpenSearch or Elasticsearch. Everything rejects with a `ClusterError`. */
export type Connection = {
  search: (alias: string, body: Query) => Promise<Hits>;
  /** Those of the aliases that there are, with the indexes behind them. */
  indexes: (aliases: readonly string[]) => Promise<Index[]>;
  /** Answers why each was refused, undefined where it was not; what is there in a newer version counts as written. */
  write: (writes: readonly Write[]) => Promise<(string | undefined)[]>;
  create: (index: string, alias: string, body: Query) => Promise<void>;
  remove: (index: string) => Promise<void>;
  refresh: (alias: string) => Promise<void>;
  moveAliases: (actions: readonly Query[]) => Promise<void>;
  health: () => Promise<ClusterHealth>;
  close: () => Promise<void>;
};

/** Connects to the nodes at these addresses, with commas between; a node that does not answer is left out for some time. */
export async function connect(urls: string): Promise<Connection> {
  const { Client, errors } = await import("@opensearch-project/opensearch"); // only where there is a cluster
  const nodes = urls.split(",").map((url) => url.trim());
  const open = () => new Client({ nodes, maxRetries: nodes.length - 1, requestTimeout: SEARCH_WITHIN_MS });
  let client = open();
  const ask: Ask = async (answer, { query, ...request }, requestTimeout) => {
    const used = client;
    try {
      const params = { ...request, ...(query && { querystring: query }) };
      const { body } = await used.transport.request(params, { requestTimeout });
      return answer.parse(body);
    } catch (error) {
      // connections that a network swallowed stay dead without a word, also when it is back
      if (used === client && !(error instanceof errors.ResponseError)) {
        client = open();
        void used.close();
      }
      throw new ClusterError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
  return { ...reading(ask), ...writing(ask), close: () => client.close() };
}

/** A part of an answer is none. */
const WHOLE: Query = { allow_partial_search_results: false };

const reading = (ask: Ask): Pick<Connection, "search" | "indexes" | "health"> => ({
  search: async (alias, body) => {
    const hits = await ask(Hits, { method: "POST", path: `/${alias}/_search`, query: WHOLE, body }, SEARCH_WITHIN_MS);
    if (hits.timed_out) throw new ClusterError("the search took too long");
    return hits;
  },
  indexes: async (aliases) => {
    const query = { ignore_unavailable: true };
    const found = await ask(Indexes, { method: "GET", path: `/${aliases.join()}`, query }, SEARCH_WITHIN_MS);
    return Object.entries(found).map(([name, index]) => ({
      name,
      aliases: Object.keys(index.aliases),
      meta: index.mappings?._meta ?? {},
    }));
  },
  health: async () => (await ask(ClusterHealth, { method: "GET", path: "/_cluster/health" }, SEARCH_WITHIN_MS)).status,
});

const Done = z.unknown();

const writing = (ask: Ask): Pick<Connection, "write" | "create" | "remove" | "refresh" | "moveAliases"> => ({
  write: async (writes) => {
    if (writes.length === 0) return [];
    const request = { method: "POST", path: "/_bulk", bulkBody: linesOf(writes) } as const;
    const { items } = await ask(Written, request, WRITTEN_WITHIN_MS);
    return items.map((item) => {
      const [{ status, error } = { status: 500, error: undefined }] = Object.values(item);
      const isThere = status < 300 || status === NEWER || (status === ABSENT && !error);
      return isThere ? undefined : (error?.reason ?? `status ${status}`);
    });
  },
  create: async (index, alias, body) => {
    await ask(
      Done,
      { method: "PUT", path: `/${index}`, body: { ...body, aliases: { [alias]: {} } } },
      WRITTEN_WITHIN_MS,
    );
  },
  remove: async (index) => {
    await ask(Done, { method: "DELETE", path: `/${index}`, query: { ignore_unavailable: true } }, WRITTEN_WITHIN_MS);
  },
  refresh: async (alias) => {
    await ask(Done, { method: "POST", path: `/${alias}/_refresh` }, WRITTEN_WITHIN_MS);
  },
  moveAliases: async (actions) => {
    await ask(Done, { method: "POST", path: "/_aliases", body: { actions } }, WRITTEN_WITHIN_MS);
  },
});

const NEWER = 409;
/** Of a document that is to be removed and is not there. */
const ABSENT = 404;

function linesOf(writes: readonly Write[]): string {
  const lines = writes.flatMap(({ alias, id, version, fields }) => {
    const where = { _index: alias, _id: String(id), version, version_type: "external_gte", require_alias: true };
    return fields ? [{ index: where }, fields] : [{ delete: withoutAlias(where) }];
  });
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** Nothing is made by removing. */
const withoutAlias = ({ require_alias: _, ...where }: Query) => where;
