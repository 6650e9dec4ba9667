import type { Dialect } from "./dialect";

/** Visits by day and by temple. */
export const visitsTables = ({ bytes, withoutRowid }: Dialect): string[] => [
  `create table visit_days (
    day ${bytes} primary key,
    visits integer not null,
    visitors integer not null
  )`,
  `create table temple_visits (
    temple_id integer not null references temples (id) on delete cascade,
    day ${bytes} not null,
    visits integer not null,
    primary key (temple_id, day)
  ) ${withoutRowid}`,
  `create index temple_visits_by_day on temple_visits (day)`,
  `create table temple_windows (
    temple_id integer primary key references temples (id) on delete cascade,
    visits_7d integer not null default 0,
    visits_30d integer not null default 0,
    visits_90d integer not null default 0,
    ranked_visits integer not null default 0
  )`,
  `create index temple_windows_7d on temple_windows (visits_7d, temple_id)`,
  `create index temple_windows_30d on temple_windows (visits_30d, temple_id)`,
  `create index temple_windows_90d on temple_windows (visits_90d, temple_id)`,
  `create table visit_salts (
    day ${bytes} primary key,
    salt text not null
  )`,
  `create table visitors (
    day ${bytes} not null,
    key ${bytes} not null,
    seen_at ${bytes} not null,
    primary key (day, key)
  ) ${withoutRowid}`,
];
