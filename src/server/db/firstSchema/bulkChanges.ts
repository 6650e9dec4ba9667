import type { Dialect } from "./dialect";

/** Changes of many records as jobs, so that they can go on and be undone. */
export const bulkChangesTables = ({ id, withoutRowid }: Dialect): string[] => [
  `create table bulk_changes (
    id ${id},
    action text not null,
    state text not null,
    problem text,
    total integer not null default 0,
    done integer not null default 0,
    cursor integer not null default 0,
    taken integer not null default 0,
    left_alone integer not null default 0,
    cancelled integer not null default 0,
    tries integer not null default 0,
    user_id integer,
    actor_id integer,
    actor_role text,
    audit_id integer,
    undo_audit_id integer,
    lease_owner text,
    lease_until bigint not null default 0,
    created_at text not null,
    applied_at text,
    undone_at text
  )`,
  `create table bulk_change_items (
    change_id integer not null references bulk_changes (id) on delete cascade,
    temple_id integer not null,
    outcome text,
    reason text,
    version integer,
    held text,
    written integer not null default 0,
    primary key (change_id, temple_id)
  ) ${withoutRowid}`,
  `create index bulk_change_items_by_outcome on bulk_change_items (change_id, outcome, temple_id)`,
];
