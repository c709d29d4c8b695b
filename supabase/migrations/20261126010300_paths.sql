-- What becomes of money that is paid for nobody, and whose customers are.

-- Of accounts that were deleted before it was noted.
update public.customers set left_at = public.clock() where member_id is null;

-- Copies of what is for sale elsewhere in the owner's Stripe account are none of ours, and are kept no longer.
delete from public.subscriptions as s where s.tier is null
  and not exists (select from public.money_backs as b where b.subscription_id = s.id);

-- Who a customer of Stripe's is: null where nobody we know. `memberId` and `phone` are null once the account is deleted.
-- `breaks` are all that the number has had, those that are over too: what was paid in one is compared with it whenever the
-- news come.
create or replace function public.read_customer(p_customer text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('customerId', c.id, 'memberId', m.id, 'phone', m.phone,
    'leftAt', c.left_at,
    'bannedSince', (select min(b.created_at) from public.bans as b
      where b.phone_hash = c.phone_hash and b.lifted_at is null),
    'bannedFor', (select min(b.reason) from public.bans as b
      where b.phone_hash = c.phone_hash and b.lifted_at is null),
    'breaks', (select coalesce(jsonb_agg(jsonb_build_object('from', e.began_at, 'to', e.ends_at) order by e.id), '[]')
      from public.exclusions as e where e.phone_hash = c.phone_hash))
  from public.customers as c left join public.members as m on m.id = c.member_id
  where c.id = p_customer);
end $$;

-- Subscriptions that go on although nobody can use them: of accounts that have been deleted, and of banned numbers, of which
-- nobody may have told us since a ban that was laid by hand.
create or replace function public.abandoned_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.id), '[]')
  from public.subscriptions as s join public.customers as c on c.id = s.customer_id
  where s.ended_at is null and (c.member_id is null or public.is_banned(c.phone_hash))
$$;

-- Notes which customer a member is, by our own id for them. Answers as read_customer; null where there is no such member,
-- or they are another customer already.
drop function public.link_customer(text, uuid, text);
create function public.link_customer(p_customer text, p_member uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customers (id, member_id, phone_hash)
    select p_customer, id, phone_hash from public.members where id = p_member on conflict do nothing;
  update public.customers as c set member_id = m.id from public.members as m
    where c.id = p_customer and m.id = p_member and c.member_id is null and c.phone_hash = m.phone_hash
      and not exists (select from public.customers where member_id = m.id);
  return (select public.read_customer(p_customer) from public.customers
    where id = p_customer and member_id = p_member);
end $$;

-- The member with a number who is no customer yet; null where there is none. For a restore that the owner starts: whoever
-- has a number need not be who had it.
create function public.member_to_link(p_phone text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', m.id, 'createdAt', m.created_at) from public.members as m
  where m.phone = p_phone and not exists (select from public.customers as c where c.member_id = m.id)
$$;

revoke all on function public.link_customer, public.member_to_link
from public, anon, authenticated, service_role;
grant execute on function public.link_customer, public.member_to_link to service_role;
