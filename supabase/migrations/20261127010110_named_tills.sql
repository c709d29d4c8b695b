-- What the daily comparison names of a customer's money, so that the owner is told once, and no more once it is settled.

alter table public.tills
  -- A line each: ids and amounts, no personal data.
  add column lines text[] not null default '{}',
  -- Since when something is named; null if nothing is.
  add column named_since timestamptz;
update public.tills set named_since = read_at where named > 0;

drop function public.keep_till(text, text, integer, timestamptz);

-- @param p_read when it was begun to be read: what is paid meanwhile is looked at the next time.
create function public.keep_till(p_customer text, p_seen text, p_lines text[], p_read timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz := case when cardinality(p_lines) > 0 then p_read end;
begin
  insert into public.tills as t (customer_id, seen, named, lines, named_since, read_at)
    values (p_customer, p_seen, cardinality(p_lines), p_lines, since, p_read)
  on conflict (customer_id) do update
    set seen = excluded.seen, named = excluded.named, lines = excluded.lines, read_at = excluded.read_at,
      named_since = case when excluded.named > 0 then coalesce(t.named_since, excluded.named_since) end;
  -- Customers that Stripe has no more are not looked at again.
  delete from public.tills where read_at < public.clock() - interval '1 year';
end $$;

-- Customers with money that only the owner can settle, those of long ago first.
create function public.named_tills() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('customer', t.customer_id, 'since', t.named_since, 'lines', t.lines)
    order by t.named_since, t.customer_id), '[]')
  from (select * from public.tills where named > 0 order by named_since, customer_id limit 20) as t
$$;

revoke all on function public.keep_till, public.named_tills from public, anon, authenticated, service_role;
grant execute on function public.keep_till, public.named_tills to service_role;
