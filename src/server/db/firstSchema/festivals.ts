import type { Dialect } from "./dialect";

/** Festivals, and the dates people choose for them. */
export const festivalsTables = ({ bytes, id }: Dialect): string[] => [
  `create table festivals (
    id ${id},
    rule_id ${bytes},
    slug ${bytes} not null unique,
    name text not null,
    name_hi text,
    name_kn text,
    other_names text,
    other_names_hi text,
    other_names_kn text,
    type text,
    region text,
    significance text,
    significance_hi text,
    significance_kn text,
    description text,
    description_hi text,
    description_kn text,
    festival_date ${bytes},
    deities text not null,
    active integer not null default 1,
    match_key ${bytes} not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    deleted_at text
  )`,
  `create index festivals_by_match on festivals (match_key)`,
  `create table festival_dates (
    festival_id integer not null references festivals (id) on delete cascade,
    year integer not null,
    replaces ${bytes} not null,
    date ${bytes} not null,
    note text,
    note_hi text,
    note_kn text,
    updated_at text not null,
    primary key (festival_id, year, replaces)
  )`,
];
