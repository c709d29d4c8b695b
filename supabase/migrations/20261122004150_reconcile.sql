-- What the daily comparison with Stripe asks: how our copies stand, and how those end that are copies of nothing.

-- The copies of these subscriptions of Stripe's, by id.
create function public.stored_subscriptions(p_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'customerId', customer_id, 'status', status, 'tier', tier,
    'periodStart', period_start, 'periodEnd', period_end, 'cancelsAt', cancels_at,
    'endedAt', ended_at, 'accessUntil', access_until, 'createdAt', created_at)), '[]')
  from public.subscriptions where id = any (p_ids)
$$;

-- The subscriptions that are not over, by our copies.
create function public.live_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(id), '[]') from public.subscriptions where ended_at is null
$$;

-- Those among them of accounts that have been deleted.
create function public.abandoned_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.id), '[]')
  from public.subscriptions as s join public.customers as c on c.id = s.customer_id
  where s.ended_at is null and c.member_id is null
$$;

-- Customers who pay for more than one: money that the owner has to give back.
create function public.double_payers() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(customer_id), '[]') from (
    select customer_id from public.subscriptions
    where access_until > public.clock() and cancels_at is null
    group by customer_id having count(*) > 1) as twice
$$;

-- All of a customer.
create function public.subscriptions_of_customer(p_customer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(id), '[]') from public.subscriptions where customer_id = p_customer
$$;

-- Ends the copy of a subscription that Stripe does not have, as of a question.
create function public.end_missing_subscription(p_question bigint, p_id text) returns void
language sql security definer set search_path = '' as $$
  update public.subscriptions set status = 'canceled', ended_at = public.clock(),
    access_until = 'epoch', question = p_question
  where id = p_id and question < p_question
$$;

-- A customer that Stripe has deleted is nobody's any more, so that the member may buy again; of whom it was stays known.
create function public.forget_customer(p_customer text) returns void
language sql security definer set search_path = '' as $$
  update public.customers set member_id = null where id = p_customer
$$;

-- Which of these disputes have been heard of.
create function public.known_disputes(p_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(id), '[]') from public.disputes where id = any (p_ids)
$$;

revoke all on function
  public.stored_subscriptions, public.live_subscriptions, public.abandoned_subscriptions,
  public.double_payers, public.subscriptions_of_customer,
  public.end_missing_subscription, public.forget_customer, public.known_disputes
from public, anon, authenticated, service_role;
grant execute on function
  public.stored_subscriptions, public.live_subscriptions, public.abandoned_subscriptions,
  public.double_payers, public.subscriptions_of_customer,
  public.end_missing_subscription, public.forget_customer, public.known_disputes
to service_role;
