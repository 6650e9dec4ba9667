import type { Selectable } from "kysely";
import type { OutboxTable } from "./db/contributionTables";

/** A message as the outbox stores it. */
export type Queued = Pick<
  Selectable<OutboxTable>,
  | "id"
  | "channel"
  | "template"
  | "locale"
  | "data"
  | "topic"
  | "recipient"
  | "subject"
  | "body"
  | "attempts"
  | "next_attempt_at"
  | "expires_at"
>;

/** Hands one message over to who carries it on; rejects when that did not work. */
export type Carrier = (message: Queued) => Promise<void>;

/** What no later attempt will change: there is no such recipient, or such a message is never taken. */
export class RefusedForGood extends Error {
  override readonly name = "RefusedForGood";
}

/** The recipient itself is gone, as happens to devices every day: the message is worth nothing any more. */
export class RecipientGone extends RefusedForGood {}

/** Not at this hour: the message is due again at `until`, and this was no attempt. */
export class NotNow extends Error {
  override readonly name = "NotNow";
  constructor(readonly until: string) {
    super("not at this hour");
  }
}
