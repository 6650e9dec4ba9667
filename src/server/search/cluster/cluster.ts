import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/open";
import { embedded } from "../embedded";
import type { Engine, Wanted } from "../engine";
import { clusterEngine } from "./answers";
import { ClusterError, type ClusterHealth, type Connection } from "./connection";
import { follow } from "./follower";
import { type Aliases, currentIndexes } from "./indexes";
import { countQueued, type OutboxFigures } from "./outbox";

/** `away` does not answer, `unbuilt` has no index of this database and this version, `ready` answers searches. */
export type ClusterState = "away" | "unbuilt" | "ready";

/** How the cluster is, and how many searches each engine answered since the process started. */
export type ClusterFigures = OutboxFigures & {
  state: ClusterState;
  /** null while it does not answer */
  health: ClusterHealth | null;
  answered: Readonly<Record<Engine["name"], number>>;
};

/** While it answers it is looked at less often. */
const READY_FOR_MS = 10_000;

/** A search cluster as this process knows it. After an answer that failed it is not asked again until a look finds it well. */
export class SearchCluster {
  private known: ClusterState = "away";
  private lookedAt = Number.NEGATIVE_INFINITY;
  readonly answered: Record<Engine["name"], number> = { embedded: 0, cluster: 0 };

  constructor(
    readonly connection: Connection,
    readonly aliases: Aliases,
    private readonly log: Pick<FastifyBaseLogger, "warn" | "info">,
  ) {}

  get state(): ClusterState {
    return this.known;
  }

  /** Looks whether it is there and has an index of this database. */
  async look(db: Db): Promise<void> {
    if (this.known === "ready" && performance.now() - this.lookedAt < READY_FOR_MS) return;
    try {
      const current = await currentIndexes(this.connection, this.aliases, await follow(db));
      this.become(current.names.includes(this.aliases.live) ? "ready" : "unbuilt");
    } catch (error) {
      this.lose(error);
    }
    this.lookedAt = performance.now();
  }

  engine(db: Db): Engine {
    return clusterEngine(db, this.connection, this.aliases.live);
  }

  /** Told of what failed; an error of anybody else is thrown on. */
  lose(error: unknown): void {
    if (!(error instanceof ClusterError)) throw error;
    this.become("away", error.message);
  }

  queued = (db: Db): Promise<OutboxFigures> => countQueued(db);

  async figures(db: Db): Promise<ClusterFigures> {
    const health = await this.connection.health().catch(() => null);
    return { state: this.known, health, answered: { ...this.answered }, ...(await this.queued(db)) };
  }

  private become(state: ClusterState, why?: string): void {
    if (state === this.known) return;
    this.known = state;
    if (state === "ready") this.log.info("the search cluster answers Advanced search");
    else this.log.warn({ state, why }, "the embedded engine answers Advanced search");
  }
}

/** What a cluster gives of one list; further pages are the embedded engine's. */
const DEEPEST = 10_000;

/** Does `work` with the cluster, else with the embedded engine; answers which one it was besides. */
export async function answeredBy<T>(
  db: Db,
  cluster: SearchCluster | undefined,
  { slice }: Pick<Wanted, "slice">,
  work: (engine: Engine) => Promise<T>,
): Promise<[Engine["name"], T]> {
  const done = async (engine: Engine): Promise<[Engine["name"], T]> => {
    const answer = await work(engine);
    if (cluster) cluster.answered[engine.name]++;
    return [engine.name, answer];
  };
  if (cluster?.state === "ready" && slice.offset + slice.limit <= DEEPEST)
    try {
      return await done(cluster.engine(db));
    } catch (error) {
      cluster.lose(error);
    }
  return done(embedded(db));
}
