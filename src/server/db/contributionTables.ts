import type { Generated } from "kysely";
import type { TextLanguage } from "../../contract/vocabulary";

/** What people send in, what is decided about it, and what the server keeps to do so. */
export type ContributionTables = {
  reviews: ReviewTable;
  photos: PhotoTable;
  /** pictures that editors sent; `is_used` is 1 once a temple was seen with one, which its history may bring back */
  editor_pictures: { file_key: string; created_at: string; is_used: Generated<number> };
  corrections: CorrectionTable;
  moderation_claims: { kind: string; item_id: number; user_id: number; expires_at: string };
  audit_log: AuditTable;
  outbox: OutboxTable;
  /** How often something was done in a window; keys hold hashes of addresses, never addresses. */
  quotas: { key: string; used: number; window_ends_at: string };
  /** Answers of calls with an `Idempotency-Key`, given again when the call is repeated. */
  request_keys: { key: string; fingerprint: string; answer: string; expires_at: string };
};

/** `status` is pending, approved or rejected; `flags` are words with a blank on both sides, or "". */
type Contribution = {
  id: Generated<number>;
  user_id: number | null;
  /** hash of the sender's address under a key that changes daily: limits count by it, nobody is found by it */
  author_key: string | null;
  status: Generated<string>;
  /** why it was rejected, as its author reads it */
  reason: string | null;
  flags: Generated<string>;
  created_at: string;
  decided_at: string | null;
};

export type ReviewTable = Contribution & {
  temple_id: number;
  rating: number;
  /** as typed by someone without an account; an account's name is read from the account */
  name: string | null;
  email: string | null;
  locale: string;
  /** the comment without case, blanks and signs: equal for a text sent twice */
  comment_key: string;
  comment: string;
};

export type PhotoTable = Contribution & {
  temple_id: number;
  review_id: number | null;
  /** random; the files are `<key>-<width>.avif` and `.webp` */
  file_key: string;
  /** SHA-256 of the bytes as sent: the same picture sent twice */
  source_hash: string;
  width: number;
  height: number;
  /** widths of the stored sizes in pixels, ascending, between commas; "" once the files are gone */
  widths: string;
  /** a data address of a tiny picture, shown while the real one loads */
  blur: string;
};

export type CorrectionTable = Contribution & {
  temple_id: number;
  field: string;
  proposed: string;
  /** of what is proposed */
  language: Generated<TextLanguage>;
  note: string | null;
  email: string | null;
  locale: string;
};

/** Append-only: the database refuses to change or delete a row. `undoes` names the row that this one takes back. */
export type AuditTable = {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  actor_role: string | null;
  action: string;
  kind: string;
  item_id: number | null;
  reason: string | null;
  /** JSON: what was there before, so that it can be restored */
  details: string | null;
  undoes: number | null;
  /** the way the change came in; null in entries from before this was noted, which were made in the console */
  origin: string | null;
  /** the entry of the import that this is a row of */
  part_of: number | null;
};

/** `status` is queued, sent, failed or expired; `body` and `data` are emptied once they are no longer needed. */
export type OutboxTable = {
  id: Generated<number>;
  /** mail or sms */
  channel: Generated<string>;
  /** the language of a notice, and what it tells about as JSON: its words are put together when it is sent */
  locale: string | null;
  data: string | null;
  /** what one may ask not to be told; null for what everybody concerned must know */
  topic: string | null;
  /** names a mail that may be taken back or must exist once */
  key: string | null;
  template: string;
  recipient: string;
  subject: string;
  body: string;
  status: Generated<string>;
  attempts: Generated<number>;
  last_error: string | null;
  next_attempt_at: string;
  expires_at: string | null;
  created_at: string;
  sent_at: string | null;
};
