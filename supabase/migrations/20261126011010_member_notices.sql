-- What members are told of their subscription: reminders, and that payments pause for a break and go on after it.

alter table public.account_notices drop constraint account_notices_kind_check;
alter table public.account_notices
  add constraint account_notices_kind_check check (kind in ('renewal', 'price', 'money back', 'break'));

-- Subscriptions that renew, of members who are there, each with what they were told of it: "renewal 2026-12-26". One whose
-- end a break has moved is "trialing" at Stripe. A month that is not charged is announced to nobody.
create or replace function public.renewing_subscriptions(p_after text, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'memberId', member_id, 'tier', tier,
    'createdAt', created_at, 'periodEnd', period_end,
    'told', (select coalesce(jsonb_agg(n.kind || ' ' || n.key), '[]') from public.account_notices as n
      where n.member_id = renewing.member_id)) order by id), '[]')
  from (select s.id, c.member_id, s.tier, s.created_at, s.period_end
    from public.subscriptions as s join public.customers as c on c.id = s.customer_id
    where s.id > p_after and c.member_id is not null and s.status in ('active', 'trialing') and s.tier is not null
      and s.cancels_at is null and s.ended_at is null and not public.is_banned(c.phone_hash)
      and (s.tier = 'yearly' or public.collection_break(c.id) is null)
    order by s.id limit p_most) as renewing
$$;

-- Breaks of a month or more that hold, or ended in the last week, of members whose subscription goes on after it.
-- @param p_member only theirs; null for everybody's
create function public.breaks_to_tell(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'memberId', c.member_id, 'tier', s.tier, 'until', b.until,
    'periodEnd', s.period_end,
    'told', (select coalesce(jsonb_agg(n.key), '[]') from public.account_notices as n
      where n.member_id = c.member_id and n.kind = 'break')) order by s.id), '[]')
  from public.subscriptions as s join public.customers as c on c.id = s.customer_id
  cross join lateral (select max(e.ends_at) as until from public.exclusions as e
    where e.phone_hash = c.phone_hash having bool_or(e.ends_at - e.began_at >= interval '30 days'
      and e.ends_at > public.clock() - interval '7 days')) as b
  where (p_member is null or c.member_id = p_member) and c.member_id is not null and s.tier is not null
    and s.status in ('active', 'trialing', 'past_due') and s.cancels_at is null and s.ended_at is null
    and s.created_at < b.until and not public.is_banned(c.phone_hash)
$$;

revoke all on function public.breaks_to_tell from public, anon, authenticated, service_role;
grant execute on function public.breaks_to_tell to service_role;
