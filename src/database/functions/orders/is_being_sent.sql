-- Whether a worker may be sending this order at this moment: for the first time, or again because it is unclear whether the
-- supplier has it. The caller has locked the order, and hold_attempts waits for that lock.
create function is_being_sent(wanted bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from attempts t
     where t.order_id = wanted and (t.state = 'submitting' or (t.state = 'unknown' and t.leased_until > now())))
$$;
