-- Breaks of a month or more, during which nothing is collected for a subscription.

-- The break in force of a customer's number, where it is of a month or more; else null.
create function public.collection_break(p_customer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('began', min(e.began_at), 'until', max(e.ends_at))
  from public.customers as c join public.exclusions as e on e.phone_hash = c.phone_hash
  where c.id = p_customer and e.ends_at > public.clock()
  having bool_or(e.ends_at - e.began_at >= interval '30 days')
$$;

-- The subscriptions that are not over, of numbers on such a break.
create function public.subscriptions_on_break() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.id), '[]')
  from public.subscriptions as s join public.customers as c on c.id = s.customer_id
  where s.ended_at is null and c.member_id is not null and public.collection_break(c.id) is not null
$$;

revoke all on function public.collection_break, public.subscriptions_on_break
from public, anon, authenticated, service_role;
grant execute on function public.collection_break, public.subscriptions_on_break to service_role;
