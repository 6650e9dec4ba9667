import type { StorageReason } from "../../contract/platform";
import { isEnded } from "./collisions";

/** Thrown in the place of an answer while PostgreSQL cannot be reached; the code is that of a failed connection. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  readonly code = "08006";
}

/**
 * Why the work was not done though nothing is wrong with what was asked: `unavailable` passes by itself (a database that
 * restarts, a lock that is not let go, a service that does not answer), `notStored` when nothing more can be written.
 */
export type Trouble = "unavailable" | "notStored";

/** SQLSTATE: connections, shutdowns, too much of everything, and time limits. */
const passing = /^(?:08...|57P0[1-5]|57014|25P03|55P03|53[023]00)$/;
/** PostgreSQL's disk is full or broken, or it takes reads alone, as a standby does. */
const unwritable = /^(?:53100|58030|25006)$/;
const sqlitePassing = /^SQLITE_(?:BUSY|LOCKED)/;
const sqliteUnwritable = /^SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR)/;
const files = new Set(["ENOSPC", "EROFS", "EDQUOT", "EACCES"]);
const network = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN", "UND_ERR_SOCKET", "UND_ERR_CONNECT_TIMEOUT"],
]);
/** What the client library of PostgreSQL says of connections has no code, nor has an error that comes from a thread. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Which trouble an error tells of, itself or by its cause; undefined for a fault. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  return ofCode(codeOf(error)) ?? (isLapse(error) || isEnded(error) ? "unavailable" : troubleOf(error.cause));
}

function ofCode(code: string): Trouble | undefined {
  if (files.has(code) || unwritable.test(code) || sqliteUnwritable.test(code)) return "notStored";
  return network.has(code) || passing.test(code) || sqlitePassing.test(code) ? "unavailable" : undefined;
}

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "");
const isLapse = ({ name, message }: Error) => name === "TimeoutError" || words.test(message);

/** True when the connection itself is gone, and not only what was asked over it. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof Error &&
  (network.has(codeOf(error)) || /^(?:08...|57P0[1-5]|25P03)$/.test(codeOf(error)) || words.test(error.message));

/** True when the server takes reads alone, as one does that another has taken over from: its connections lead to the wrong one. */
export const isOfStandby = (error: unknown): boolean => error instanceof Error && codeOf(error) === "25006";

const full = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

/** Why nothing more can be written, where an error tells that. */
export function storageReasonOf(error: unknown): StorageReason | undefined {
  if (troubleOf(error) !== "notStored") return undefined;
  return codesOf(error).some((code) => full.has(code)) ? "diskFull" : "readOnly";
}

/** The codes of an error and of what caused it. */
const codesOf = (error: unknown): string[] => (error instanceof Error ? [codeOf(error), ...codesOf(error.cause)] : []);
