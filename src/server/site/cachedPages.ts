import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import type { ContentTag } from "../contentTags";
import { setCookie } from "../cookies";
import { type ContentVersions, createContentVersions } from "./contentVersions";
import type { DrawnPage } from "./drawnPage";
import { tellProcesses } from "./otherProcesses";
import { createPageCache, type PageCache } from "./pageCache";
import { type Touched, touchedByWrites } from "./touchedByWrites";

declare module "fastify" {
  interface FastifyInstance {
    /** What was changed, by its content tags. */
    contentVersions: Pick<ContentVersions, "touch">;
    /** Drawn pages, for whoever asks next. */
    pageCache: PageCache<DrawnPage>;
  }
  interface FastifyRequest {
    /** What a write finds that it changes (`touchedByWrites`). */
    touched: Set<ContentTag>;
  }
}

/** Sent with each write: whoever made a change sees it at once, also from a process that does not know of it yet. */
const freshCookie = { name: "fresh", value: "1", maxAgeSeconds: 60 } as const;

/** Caches pages until something they show is written. */
export const cachedPages = fp(async (app) => {
  const versions = createContentVersions();
  const touch = await tellProcesses(app, versions.touch);
  app.decorate("contentVersions", { touch });
  app.decorate(
    "pageCache",
    createPageCache<DrawnPage>(versions, () => app.now().getTime()),
  );
  app.decorateRequest("touched");
  app.addHook("onRoute", (route) => {
    const touched = touchedBy(route);
    if (touched === undefined) return;
    const begin = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      request.touched = new Set(Array.isArray(touched) ? touched : []);
      done();
    };
    const written = async ({ touched: tags }: FastifyRequest, reply: FastifyReply, answer: unknown) => {
      if (reply.statusCode >= 400) return;
      if (typeof touched === "function") for (const tag of touched(JSON.parse(String(answer)))) tags.add(tag);
      if (tags.size === 0) return;
      touch(tags);
      setCookie(reply, freshCookie);
    };
    route.onRequest = [begin, ...[route.onRequest ?? []].flat()];
    route.onSend = [written, ...[route.onSend ?? []].flat()]; // before the answer is compressed
  });
});

const rows = new Map<string, Touched>(Object.entries(touchedByWrites));

function touchedBy({ method, url }: RouteOptions): Touched | undefined {
  const [write] = [method].flat().filter((each) => !["GET", "HEAD", "OPTIONS"].includes(each));
  if (write === undefined) return undefined;
  const row = rows.get(`${write} ${url}`);
  if (row === undefined) throw new Error(`What ${write} ${url} changes is not said (site/touchedByWrites.ts)`);
  return row;
}

/** True for a request of someone who changed something within the last minute. */
export const wantsFresh = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)fresh=1(?:;|$)/.test(headers.cookie ?? "");
