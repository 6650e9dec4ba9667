import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { openedHeader } from "../../domain/sitePages";

const KNOWN = 2_000;
const known = new Map<string, boolean>();

/** True for an agent that is a program of its own: a crawler, a monitor, a script, or one that does not say. */
export function isRobot(agent: string): boolean {
  if (agent === "") return true;
  const answer = known.get(agent) ?? isbot(agent);
  if (known.size >= KNOWN) known.clear();
  known.set(agent, answer);
  return answer;
}

/**
 * True for a page that a browser asks for because somebody opens it: not one it fetches ahead, and not one that a
 * script or the offline worker stores for later. Old browsers do not say what they want a page for.
 */
export function isOpened(headers: IncomingHttpHeaders): boolean {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""} ${headers["x-moz"] ?? ""}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  if (headers[openedHeader] === "1") return true;
  const wanted = headers["sec-fetch-dest"];
  return wanted === undefined || wanted === "document";
}
