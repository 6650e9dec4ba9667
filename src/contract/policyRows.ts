import { policy } from "./policy";
import type { Permission } from "./roles";

const table = new Map<string, Permission>(Object.entries(policy));

/** The permission a route asks for, or `undefined` for a route nobody listed (which must not be served). */
export function permissionOf(method: string, path: string): Permission | undefined {
  return table.get(rowOf(method, path));
}

/** The row of a route; a HEAD is a GET. */
export function rowOf(method: string, path: string): string {
  const listed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return `${method === "HEAD" ? "GET" : method} ${listed}`;
}
