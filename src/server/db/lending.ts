import type { PostgresPool } from "kysely";
import type { Pool, PoolClient } from "pg";
import { PooledClient } from "./pooledClient";

/** One that rested longer is asked whether it is still there before it is lent. */
const RESTED_MS = 1_000;
/** A server that takes reads alone refuses write after write: the pool is not renewed for each. */
const RENEWED_EVERY_MS = 1_000;

/** Thrown by everything that is asked after a connection was lost that no other one replaces. */
export class LostConnection extends Error {
  override readonly name = "LostConnection";
  override readonly message = "Connection terminated, and perhaps the last of what was written over it lost";
}

type LendingOptions = {
  /** How long one that is asked whether it is still there has to answer. */
  answersWithinMs?: number;
  /** Whether another connection takes the place of one that is lost. */
  isReplaced?: boolean;
};

/**
 * Lends the connections of a pool. What ended one of them ended or stranded those of its age as well, though they may
 * not know it yet: none of them is lent again.
 */
export class Lending implements PostgresPool {
  private readonly madeAt = new WeakMap<PoolClient, number>();
  private readonly usedAt = new WeakMap<PoolClient, number>();
  private lostAt = 0;
  private made = 0;

  private readonly answersWithinMs: number;
  private readonly isReplaced: boolean;

  constructor(
    private readonly pool: Pool,
    { answersWithinMs = 1_000, isReplaced = true }: LendingOptions = {},
  ) {
    this.answersWithinMs = answersWithinMs;
    this.isReplaced = isReplaced;
    pool.on("connect", (client) => {
      this.made++;
      this.madeAt.set(client, performance.now());
      this.usedAt.set(client, performance.now());
    });
  }

  async connect(): Promise<PooledClient> {
    for (;;) {
      const client = await this.pool.connect();
      if (!this.isReplaced && this.made > 1) {
        this.destroy(client);
        throw new LostConnection();
      }
      if (!this.isOld(client) && (await this.answers(client))) return new PooledClient(client, this);
      this.destroy(client);
    }
  }

  end = (): Promise<void> => this.pool.end();

  giveBack(client: PoolClient, isLost: boolean): void {
    if (isLost) this.noteLost(client);
    if (isLost || this.isOld(client)) this.destroy(client);
    else {
      this.usedAt.set(client, performance.now());
      client.release();
    }
  }

  private isOld = (client: PoolClient): boolean => (this.madeAt.get(client) ?? 0) < this.lostAt;

  private noteLost(client: PoolClient): void {
    const now = performance.now();
    if (!this.isOld(client) && now - this.lostAt > RENEWED_EVERY_MS) this.lostAt = now;
  }

  /** At once: a goodbye to somebody who is gone would keep its place in the pool. */
  private destroy(client: PoolClient): void {
    client.connection.stream.destroy();
    client.release(true);
  }

  private async answers(client: PoolClient): Promise<boolean> {
    if (performance.now() - (this.usedAt.get(client) ?? 0) < RESTED_MS) return true;
    try {
      // what the library calls the time to wait for the answer; its types know it for connections alone
      const check = { text: "select 1", query_timeout: this.answersWithinMs };
      await client.query(check);
      return true;
    } catch {
      this.noteLost(client);
      return false;
    }
  }
}
