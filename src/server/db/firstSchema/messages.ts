import type { Dialect } from "./dialect";

/** The outbox of emails and text messages, and who opted out of what. */
export const messagesTables = ({ bytes, id }: Dialect): string[] => [
  `create table outbox (
    id ${id},
    key text unique,
    template text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    status text not null default 'queued',
    attempts integer not null default 0,
    last_error text,
    next_attempt_at text not null,
    expires_at text,
    created_at text not null,
    sent_at text,
    channel text not null default 'mail',
    locale text,
    data text,
    topic text
  )`,
  `create index outbox_due on outbox (status, next_attempt_at)`,
  `create index outbox_newest on outbox (created_at, id)`,
  `create table notification_optouts (
    recipient ${bytes} not null,
    topic text not null,
    created_at text not null,
    primary key (recipient, topic)
  )`,
];
