import type { Dialect } from "./dialect";

/** Guidance cards, single texts of the home page, live events, rituals. */
export const contentTables = ({ bytes, id }: Dialect): string[] => [
  `create table guidance_cards (
    id ${id},
    position integer not null,
    title text not null,
    title_hi text,
    title_kn text,
    description text,
    description_hi text,
    description_kn text,
    button text,
    button_hi text,
    button_kn text,
    starts_on ${bytes},
    ends_on ${bytes},
    published integer not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    deleted_at text
  )`,
  `create table content_blocks (
    name ${bytes} primary key,
    value text not null,
    version integer not null,
    updated_at text not null
  )`,
  `create table live_events (
    id ${id},
    title text not null,
    description text,
    temple_name text not null,
    temple_id integer references temples (id) on delete set null,
    start_time ${bytes} not null,
    youtube_id ${bytes} not null,
    created_by integer references users (id) on delete set null,
    created_at text not null
  )`,
  `create index live_events_by_start on live_events (start_time, id)`,
  `create index live_events_by_temple on live_events (temple_id, start_time)`,
  `create index live_events_by_author on live_events (created_by, start_time)`,
  `create table rituals (
    id ${id},
    user_id integer not null references users (id) on delete cascade,
    name text not null,
    description text not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create index rituals_by_owner on rituals (user_id, id)`,
];
