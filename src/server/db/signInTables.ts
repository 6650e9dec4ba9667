/** What signing in needs beside the accounts themselves. */
export type SignInTables = {
  one_time_links: OneTimeLinkTable;
  email_verifications: EmailVerificationTable;
  phone_verifications: PhoneVerificationTable;
  /** failed tries within a window, by hashed key; see `accounts/throttle` */
  login_failures: { key: string; failures: number; window_ends_at: string };
  download_tickets: { id: string; user_id: number; expires_at: string };
  /** where accounts are logged in; `agent` is what the browser calls itself */
  sessions: { id: string; user_id: number; agent: string; started_at: string; expires_at: string };
  /** sessions that were logged out, until their tokens expire by themselves */
  ended_sessions: { id: string; expires_at: string };
  /** `secret` is encrypted; without `confirmed_at` it is being set up. `last_step` is the step of the last code used */
  totp: { user_id: number; secret: string; confirmed_at: string | null; last_step: number };
  /** those not used yet */
  recovery_codes: { user_id: number; code_hash: string };
  /** confirmations not used yet */
  step_ups: { token_hash: string; user_id: number; purpose: string; reason: string; expires_at: string };
};

/** Only a hash of the secret is kept; `purpose` is setup or reset. */
export type OneTimeLinkTable = {
  token_hash: string;
  purpose: string;
  user_id: number | null;
  expires_at: string;
  used_at: string | null;
};

/** A letter asked the owner of `email` to confirm it for the account; only the hash of its link is here. */
export type EmailVerificationTable = {
  token_hash: string;
  user_id: number;
  email: string;
  expires_at: string;
  used_at: string | null;
};

/** A code was sent to `phone`; one at a time for each account. */
export type PhoneVerificationTable = {
  user_id: number;
  phone: string;
  code_hash: string;
  tries: number;
  expires_at: string;
};
