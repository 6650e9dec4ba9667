import type { PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { PoolClient } from "pg";
import { DatabaseAway, isDisconnected, isOfStandby } from "./troubles";

/** Where connections come from, and whether they may be lent again. */
type Lender = { giveBack: (client: PoolClient, isLost: boolean) => void };

/** A connection as long as it is lent: one that breaks is asked nothing more, and does not go back into the pool. */
export class PooledClient implements PostgresPoolClient {
  private isLost = false;

  constructor(
    private readonly client: PoolClient,
    private readonly lender: Lender,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query<Row>(sql = "", parameters: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> {
    if (this.isLost) throw new DatabaseAway("The connection to the database was lost");
    try {
      const { command, rowCount, rows } = await this.client.query(sql, [...parameters]);
      return { command: commandOf(command), rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // in the midst of a transaction that cannot be taken back it is of no use to anyone
      if (isDisconnected(error) || isOfStandby(error) || sql === "rollback") this.isLost = true;
      throw error;
    }
  }

  release(): void {
    this.lender.giveBack(this.client, this.isLost);
  }
}

const commands = ["UPDATE", "DELETE", "INSERT", "SELECT", "MERGE"] as const;
/** Kysely looks only at these; what others say is not read. */
const commandOf = (command: string) => commands.find((known) => known === command) ?? "SELECT";
