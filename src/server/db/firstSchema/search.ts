import type { Dialect } from "./dialect";

/** Search documents apart from the temples, so that rows of lists stay small; words, spellings and postings; what was not found. */
export const searchTables = ({ bytes, id, withoutRowid }: Dialect): string[] => [
  `create table temple_texts (
    temple_id integer primary key,
    search_text ${bytes} not null
  )`,
  `create table search_terms (
    term ${bytes} not null primary key,
    temples integer not null,
    mentions integer not null,
    best_rank integer not null
  ) ${withoutRowid}`,
  `create table search_spellings (
    variant ${bytes} not null,
    term ${bytes} not null,
    primary key (variant, term)
  ) ${withoutRowid}`,
  `create table postings (
    term ${bytes} not null,
    rank integer not null,
    temple_id integer not null,
    primary key (term, rank, temple_id)
  ) ${withoutRowid}`,
  // what was searched for and not found as typed, by its folded words and by day; nothing of who asked
  `create table missed_searches (
    day text not null,
    query ${bytes} not null,
    typed text not null,
    asked integer not null,
    primary key (day, query)
  )`,
  `create index missed_searches_by_query on missed_searches (query)`,
  `create table missed_openings (
    query ${bytes} not null,
    temple_id integer not null references temples (id) on delete cascade,
    day text not null,
    opened integer not null,
    primary key (query, temple_id, day)
  )`,
  `create index missed_openings_by_temple on missed_openings (temple_id)`,
  `create index missed_openings_by_day on missed_openings (day)`,
  `create table search_aliases (
    id ${id},
    query ${bytes} not null,
    typed text not null,
    temple_id integer not null references temples (id) on delete cascade,
    status text not null default 'pending',
    reason text,
    created_at text not null,
    decided_at text,
    asked integer not null,
    opened integer not null,
    constraint search_aliases_once unique (query, temple_id)
  )`,
  `create index search_aliases_queue on search_aliases (status, created_at)`,
  `create index search_aliases_by_temple on search_aliases (temple_id)`,
  `create table search_version (
    version integer not null,
    follower text
  )`,
  // temples whose change a search cluster does not have yet; empty where none is set up
  `create table search_outbox (
    temple_id integer primary key,
    change integer not null,
    attempts integer not null default 0,
    next_attempt_at text not null default '',
    last_error text
  )`,
  `create index search_outbox_due on search_outbox (next_attempt_at, temple_id)`,
];
