import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { InProcessRead } from "../../site/entry-server";
import { type ContentTag, tagsOfRead } from "../contentTags";

const header = "x-page-read";
/** Another one in each process, and never sent: nobody outside can claim that a page reads. */
const secret = randomUUID();

/** True for a read of the API by a page that is being drawn: the visitor's own request was counted and limited. */
export const isPageRead = ({ headers }: FastifyRequest): boolean => headers[header] === secret;

/**
 * What a page is drawn from: routes of the API that anyone may read, with their hooks, from the visitor's address. The
 * content tags of what was read are collected in `tags`.
 */
export function pageReader(app: FastifyInstance, { ip }: Pick<FastifyRequest, "ip">) {
  const tags = new Set<ContentTag>();
  const read: InProcessRead = async (address, language) => {
    const headers = { "accept-language": language, [header]: secret };
    const answer = await app.inject({ url: address, remoteAddress: ip, headers });
    const body: unknown = answer.body === "" ? null : answer.json(); // where a record moved there is none
    for (const tag of tagsOfRead(address, body)) tags.add(tag);
    const { location } = answer.headers;
    return { status: answer.statusCode, location, body };
  };
  return { read, tags };
}
