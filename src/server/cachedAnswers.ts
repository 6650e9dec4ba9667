import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";

/** An answer as JSON text, with its fingerprint. */
export type CachedAnswer = { json: string; etag: string };

/** Caches the answers asked for last, at most `max` of them; each is made once for all who ask meanwhile. */
export function createAnswerCache(max: number) {
  const answers = new LRUCache<string, Promise<CachedAnswer>>({ max });
  return {
    /** True when the answer is there, or being made. */
    has: (key: string): boolean => answers.has(key),
    get: (key: string, make: () => object | Promise<object>): Promise<CachedAnswer> => {
      const known = answers.get(key);
      if (known) return known;
      const made = Promise.resolve().then(make).then(answerOf);
      answers.set(key, made);
      made.catch(() => answers.delete(key));
      return made;
    },
  };
}

/** Sends an answer as it is written already. */
export const sendWritten = (reply: FastifyReply, { json }: CachedAnswer) =>
  reply.type("application/json; charset=utf-8").serializer(String).send(json);

function answerOf(answer: object): CachedAnswer {
  const json = JSON.stringify(answer);
  return { json, etag: `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"` };
}
