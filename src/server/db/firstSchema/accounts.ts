import type { Dialect } from "./dialect";

/** Accounts with their second factors, sessions, one-time links and saved views; quotas and repeated requests. */
export const accountsTables = ({ bytes, id }: Dialect): string[] => [
  `create table users (
    id ${id},
    name text not null,
    email ${bytes} not null unique,
    password_hash text not null,
    role text not null,
    active integer not null default 1,
    token_version integer not null default 1,
    location text,
    faith text,
    preferences text,
    created_at text not null,
    last_seen_at text,
    name_key ${bytes} not null default '',
    sort_name ${bytes} not null default '',
    email_verified_at text,
    phone text,
    phone_verified_at text
  )`,
  `create index users_by_joined on users (created_at, id)`,
  `create index users_by_role on users (role, created_at, id)`,
  `create index users_by_name on users (sort_name, id)`,
  `create index users_by_active on users (active, created_at, id)`,
  `create index users_by_seen on users (last_seen_at)`,
  `create index users_by_facts on users (active, role, sort_name, email, created_at, name, name_key, id)`,
  `create index users_in_order_of_role on users (role, id)`,
  `create table role_requests (
    id ${id},
    user_id integer not null references users (id) on delete cascade,
    role text not null,
    status text not null,
    created_at text not null,
    reason text,
    decided_at text
  )`,
  `create index role_requests_user on role_requests (user_id, status)`,
  `create index role_requests_queue on role_requests (status, created_at)`,
  `create table one_time_links (
    token_hash text primary key,
    purpose text not null,
    user_id integer references users (id) on delete cascade,
    expires_at text not null,
    used_at text
  )`,
  `create table login_failures (
    key text primary key,
    failures integer not null,
    window_ends_at text not null
  )`,
  `create index login_failures_over on login_failures (window_ends_at)`,
  `create table ended_sessions (
    id ${bytes} primary key,
    expires_at text not null
  )`,
  `create table totp (
    user_id integer primary key references users (id) on delete cascade,
    secret text not null,
    confirmed_at text,
    last_step integer not null default 0
  )`,
  `create table recovery_codes (
    user_id integer not null references users (id) on delete cascade,
    code_hash ${bytes} not null,
    primary key (user_id, code_hash)
  )`,
  `create table step_ups (
    token_hash ${bytes} primary key,
    user_id integer not null references users (id) on delete cascade,
    purpose text not null,
    reason text not null,
    expires_at text not null
  )`,
  `create index step_ups_user on step_ups (user_id)`,
  `create table email_verifications (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    email text not null,
    expires_at text not null,
    used_at text
  )`,
  `create index email_verifications_by_user on email_verifications (user_id)`,
  `create table phone_verifications (
    user_id integer primary key references users (id) on delete cascade,
    phone text not null,
    code_hash text not null,
    tries integer not null,
    expires_at text not null
  )`,
  `create table download_tickets (
    id text primary key,
    user_id integer not null references users (id) on delete cascade,
    expires_at text not null
  )`,
  `create table quotas (
    key text primary key,
    used integer not null,
    window_ends_at text not null
  )`,
  `create table request_keys (
    key text primary key,
    fingerprint text not null,
    answer text not null,
    expires_at text not null
  )`,
  `create table facts (
    name text primary key,
    value text not null
  )`,
  `create table saved_views (
    id ${id},
    user_id integer not null references users (id) on delete cascade,
    list text not null,
    name text not null,
    search text not null,
    is_shared integer not null default 0,
    constraint saved_views_name unique (user_id, list, name)
  )`,
  `create index saved_views_shared on saved_views (list, id) where is_shared = 1`,
];
