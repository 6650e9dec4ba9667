import type { FastifyInstance } from "fastify";
import { isKeyOf } from "../callerKeys";
import { type Topic, topicOf } from "./topics";

export type Subscription = { recipient: string; topic: Topic };

/** What lets its holder end or renew one subscription, without an account; it stays good. */
export function unsubscribeToken(app: Pick<FastifyInstance, "keyOf">, { recipient, topic }: Subscription): string {
  const payload = Buffer.from(`${topic}\n${recipient}`).toString("base64url");
  return `${payload}.${app.keyOf("unsubscribe", payload)}`;
}

/** The subscription a token stands for; undefined for a token that this server did not make. */
export function subscriptionOf(app: Pick<FastifyInstance, "keysOf">, token: string): Subscription | undefined {
  const [payload = "", signature = ""] = token.split(".");
  if (!isKeyOf(app, signature, "unsubscribe", payload)) return undefined;
  const [name, recipient = ""] = Buffer.from(payload, "base64url").toString().split("\n");
  const topic = topicOf(name);
  return topic && { recipient, topic };
}
