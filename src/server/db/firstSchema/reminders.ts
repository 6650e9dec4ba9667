import type { Dialect } from "./dialect";

/** Devices that take messages, who is reminded of what, and what they have been reminded of. */
export const remindersTables = ({ bytes, id }: Dialect): string[] => [
  `create table push_devices (
    id ${id},
    user_id integer references users (id) on delete cascade,
    session_id text,
    endpoint ${bytes} not null unique,
    p256dh text not null,
    auth text not null,
    created_at text not null
  )`,
  `create index push_devices_of_user on push_devices (user_id)`,
  `create index push_devices_of_session on push_devices (session_id)`,
  `create table reminder_readers (
    id ${id},
    user_id integer unique references users (id) on delete cascade,
    device_id integer unique references push_devices (id) on delete cascade,
    locale text not null,
    quiet_from ${bytes} not null,
    quiet_until ${bytes} not null,
    evening_at ${bytes} not null,
    place text
  )`,
  `create table reminders (
    id ${id},
    reader_id integer not null references reminder_readers (id) on delete cascade,
    kind ${bytes} not null,
    subject ${bytes} not null,
    channel ${bytes} not null,
    created_at text not null,
    unique (reader_id, kind, subject, channel)
  )`,
  `create index reminders_of_subject on reminders (kind, subject, id)`,
  `create table reminded (
    reader_id integer not null references reminder_readers (id) on delete cascade,
    occasion ${bytes} not null,
    channel ${bytes} not null,
    at ${bytes} not null,
    primary key (reader_id, occasion, channel)
  )`,
  `create index reminded_at on reminded (at)`,
];
