import type { Dialect } from "./dialect";

/** The audit log. It has no foreign key to people: it outlives them. */
export const historyTables = ({ covering, id }: Dialect): string[] => [
  `create table audit_log (
    id ${id},
    at text not null,
    actor_id integer,
    actor_role text,
    action text not null,
    kind text not null,
    item_id integer,
    reason text,
    details text,
    undoes integer unique,
    origin text,
    part_of integer
  )`,
  `create index audit_log_item on audit_log (kind, item_id)`,
  `create index audit_log_by_time on audit_log (at, id) where part_of is null`,
  `create index audit_log_by_kind on audit_log (kind, at, id) where part_of is null`,
  // rows of imports are listed under their import alone, so that a large one costs the other lists nothing
  `create index audit_log_parts on audit_log (part_of, id) where part_of is not null`,
  `create index audit_log_of_temples on audit_log (id) where kind = 'temple'`,
  `create index audit_log_by_origin on audit_log (coalesce(origin, 'console'), at, id${covering("origin")}) where part_of is null`,
  `create index audit_log_by_action on audit_log (action, at, id, actor_id) where part_of is null`,
  `create index audit_log_by_who on audit_log (actor_id, at, id, action) where part_of is null`,
];
