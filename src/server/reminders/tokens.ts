import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { reminderChannels, reminderKinds } from "../../contract/reminderWords";
import { isKeyOf } from "../callerKeys";

/** One reminder, named by what makes it one of a kind. */
export const Named = z.object({
  reader_id: z.number(),
  kind: z.enum(reminderKinds),
  subject: z.string(),
  channel: z.enum(reminderChannels),
});
export type Named = z.infer<typeof Named>;

const PURPOSE = "reminder";

/** What lets its holder end one reminder or begin it again, without an account; it stays good. */
export function reminderToken(
  app: Pick<FastifyInstance, "keyOf">,
  { reader_id, kind, subject, channel }: Named,
): string {
  const payload = Buffer.from(JSON.stringify([reader_id, kind, subject, channel])).toString("base64url");
  return `${payload}.${app.keyOf(PURPOSE, payload)}`;
}

/** The reminder a token stands for; undefined for a token that this server did not make. */
export function reminderOf(app: Pick<FastifyInstance, "keysOf">, token: string): Named | undefined {
  const [payload = "", signature = ""] = token.split(".");
  if (!isKeyOf(app, signature, PURPOSE, payload)) return undefined;
  const [reader_id, kind, subject, channel] = JSON.parse(Buffer.from(payload, "base64url").toString());
  return Named.parse({ reader_id, kind, subject, channel });
}
