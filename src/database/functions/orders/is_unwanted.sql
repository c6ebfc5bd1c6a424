-- Whether a reseller asked to cancel the order after it became due. If staff make it due again, they want it sent.
create function is_unwanted(wanted orders) returns boolean language sql immutable as $$
  select not wanted.test and coalesce(wanted.cancel_requested_at >= wanted.due_at, false)
$$;
