import type { Dialect } from "./dialect";

/** Curated lists of temples, and what is in them. */
export const listsTables = ({ bytes, id }: Dialect): string[] => [
  `create table temple_lists (
    id ${id},
    slug ${bytes} not null unique,
    name text not null,
    name_hi text,
    name_kn text,
    description text not null,
    description_hi text,
    description_kn text,
    aliases text not null,
    region text not null,
    sources text not null,
    headings text not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  )`,
  `create table temple_list_entries (
    id ${id},
    list_id integer not null references temple_lists (id) on delete cascade,
    position integer not null,
    number integer,
    group_key ${bytes} not null,
    name text not null,
    name_hi text,
    name_kn text,
    place text,
    temple_id integer references temples (id) on delete set null
  )`,
  `create unique index temple_list_entries_in_order on temple_list_entries (list_id, position)`,
  // those without a number are told apart by the engine
  `create unique index temple_list_entries_by_number on temple_list_entries (list_id, group_key, number)`,
  // addresses that lists had before
  `create table temple_list_slugs (
    slug ${bytes} primary key,
    list_id integer not null references temple_lists (id) on delete cascade
  )`,
  `create index temple_list_slugs_list on temple_list_slugs (list_id)`,
  `create index temple_list_entries_by_temple on temple_list_entries (temple_id)`,
];
