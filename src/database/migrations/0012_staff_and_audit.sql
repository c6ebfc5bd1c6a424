-- Staff: invited, working, or without access --------------------------------------------------------

alter table staff
  -- Of the one-time link by which the person chooses a password; null when it was used.
  add column invitation_hash bytea unique check (length(invitation_hash) = 32),
  add column invitation_expires_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column removed_at timestamptz,
  add check ((invitation_hash is null) = (invitation_expires_at is null)),
  add check (invitation_hash is null or (auth_user_id is null and removed_at is null)),
  add check (removed_at is null or auth_user_id is null);
-- Who has no access any more stays, for the audit log; the address is free again.
drop index staff_email;
create unique index staff_email on staff (lower(email)) where removed_at is null;

-- Whoever takes an owner's rights waits for whoever does so at the same time, then sees what that one did.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_an_owner'));
  if not exists (select from staff where role = 'owner' and auth_user_id is not null and removed_at is null) then
    raise exception 'there is always an owner who can sign in' using errcode = 'IM004';
  end if;
  return null;
end $$;
create trigger staff_keeps_an_owner after update on staff for each row
  when (old.role = 'owner' and old.auth_user_id is not null
    and (new.role <> 'owner' or new.auth_user_id is null or new.removed_at is not null))
  execute function keep_an_owner();
create trigger staff_kept before delete on staff for each row execute function refuse_change();

-- The audit log, found by who, what, about what, when and how it ended --------------------------------

drop index audit_log_of_staff;
create index audit_log_at on audit_log (at, id);
create index audit_log_of_staff on audit_log (staff_id, at, id);
create index audit_log_of_action on audit_log (action, at, id);
create index audit_log_of_target on audit_log (target, at, id) where target is not null;
create index audit_log_changes on audit_log (at, id) where left(action, 4) <> 'GET ';
create index audit_log_not_done on audit_log (at, id) where status is null or status >= 400;
