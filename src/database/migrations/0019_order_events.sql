-- What a step of an order's history is, beside a change of its status: without it a corrected result would read as one
-- more SUCCESS. A step that changes no status must say what it is.
alter table order_history
  add column event text not null default 'status_changed'
    check (event in ('status_changed', 'requeued', 'cancel_requested', 'result_corrected', 'partly_refunded')),
  -- What a refund gave back.
  add column amount bigint check (amount > 0),
  add constraint order_history_says_what check ((event = 'status_changed') = (from_status is distinct from to_status));

-- updated_at is the database's, so that no writer can forget it: it moves with whatever the order's reseller can see, and
-- not with leases, due times and reasons to look at it, which change all the time.
create function note_order_update() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger orders_updated before update on orders for each row
  when ((old.status, old.status_reason, old.result_text, old.result_fields, old.captured, old.refunded, old.cancel_requested_at, old.submitted_at, old.completed_at)
    is distinct from (new.status, new.status_reason, new.result_text, new.result_fields, new.captured, new.refunded, new.cancel_requested_at, new.submitted_at, new.completed_at))
  execute function note_order_update();
