import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";

/**
 * One connection, lent to one at a time. A transaction takes SQLite's write lock when it begins, since one that reads
 * first and writes afterwards is refused as soon as another connection wrote in between.
 */
export abstract class OneConnection implements Driver {
  protected abstract readonly connection: DatabaseConnection;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  async init(): Promise<void> {
    // the file is open already
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release: () => void = () => undefined;
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }
  async releaseConnection(): Promise<void> {
    this.release();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }
  abstract destroy(): Promise<void>;
}
