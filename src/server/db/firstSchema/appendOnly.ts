const refusal = "select raise(abort, 'audit_log is append-only');";

/** The log can only grow: the database itself refuses to change or delete a row of it. */
export const appendOnly = {
  sqlite: [
    `create trigger audit_log_no_update before update on audit_log begin ${refusal} end`,
    `create trigger audit_log_no_delete before delete on audit_log begin ${refusal} end`,
    // "insert or replace" deletes the row in its way without the trigger that refuses deletion
    `create trigger audit_log_no_replace before insert on audit_log
      when exists (select 1 from audit_log where id = new.id)
        or (new.undoes is not null and exists (select 1 from audit_log where undoes = new.undoes))
      begin ${refusal} end`,
  ],
  postgres: [
    `create function audit_log_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'audit_log is append-only'; end $$`,
    `create trigger audit_log_no_change before update or delete on audit_log
      for each row execute function audit_log_is_append_only()`,
    `create trigger audit_log_no_truncate before truncate on audit_log
      for each statement execute function audit_log_is_append_only()`,
  ],
} as const;
