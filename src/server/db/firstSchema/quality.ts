import type { Dialect } from "./dialect";

/** What of each record is missing or does not fit together, as it was examined last. */
export const qualityTables = ({ bytes, withoutRowid }: Dialect): string[] => [
  `create table temple_quality (
    temple_id integer primary key references temples (id) on delete cascade,
    version integer not null,
    percent integer not null
  )`,
  `create table temple_findings (
    code ${bytes} not null,
    temple_id integer not null references temples (id) on delete cascade,
    primary key (code, temple_id)
  ) ${withoutRowid}`,
  `create index temple_findings_temple on temple_findings (temple_id)`,
];
