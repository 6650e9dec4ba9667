import { spawnSync } from "node:child_process";
import { redisServer } from "./redis";

/** What the tests leave out on this machine, and what it lacks for it. */
export function leftOut(): string[] {
  const lacks = (command: string) => spawnSync(command, ["--version"]).error !== undefined;
  return [
    ...(redisServer() ? [] : ["limits shared by processes (valkey-server or redis-server is not installed)"]),
    ...(lacks("pg_dump") ? ["backup of PostgreSQL (pg_dump is not installed)"] : []),
  ];
}
