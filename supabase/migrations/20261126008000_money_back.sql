-- Payments given back under the guarantee: a first purchase, once for each number and card. A row is the decision, made
-- before Stripe is asked; whatever fails then is completed by whoever looks next, the reconcile at the latest.

create table public.money_backs (
  subscription_id text primary key references public.subscriptions,
  -- Null once the account is deleted: that it was given once is kept.
  member_id uuid references public.members on delete set null,
  phone_hash bytea not null unique check (length(phone_hash) = 32),
  -- SHA-256 of Stripe's fingerprint of the card; null where it has none.
  card_hash bytea unique check (length(card_hash) = 32),
  -- Stripe's payment intent, and its cents.
  payment text not null check (payment ~ '^pi_'),
  cents integer not null check (cents > 0),
  asked_at timestamptz not null default public.clock(),
  -- When Stripe had taken the refund, or had nothing to give back any more.
  done_at timestamptz
);
create index on public.money_backs (member_id);
create index on public.money_backs (asked_at) where done_at is null;

create table public.money_back_tries (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  tried_at timestamptz not null default public.clock()
);
create index on public.money_back_tries (member_id, tried_at);

-- Whether a subscription is the first that its number has bought.
create function public.is_first_purchase(p_member uuid, p_subscription text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.members as m join public.customers as c on c.member_id = m.id
      join public.subscriptions as s on s.customer_id = c.id
    where m.id = p_member and s.id = p_subscription and not exists (
      select from public.customers as o join public.subscriptions as e on e.customer_id = o.id
      where o.phone_hash = m.phone_hash and e.id <> s.id and e.created_at <= s.created_at
        and e.status not in ('incomplete', 'incomplete_expired')))
$$;

-- Whether a member may still ask for the money of a subscription, the 30 days apart.
create function public.may_ask_money_back(p_member uuid, p_subscription text) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_first_purchase(p_member, p_subscription) and not exists (
    select from public.money_backs as b join public.members as m on m.phone_hash = b.phone_hash
    where m.id = p_member)
$$;

-- Counts a try before Stripe is asked. Answers whether it may be: ten a day may.
create function public.count_money_back_try(p_member uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.members where id = p_member for update;
  delete from public.money_back_tries
    where member_id = p_member and tried_at < public.clock() - interval '1 day';
  if (select count(*) from public.money_back_tries where member_id = p_member) >= 10 then return false; end if;
  insert into public.money_back_tries (member_id) values (p_member);
  return true;
end $$;

-- Decides that a payment is given back. Answers 'due', also where it is decided already and still open, 'done', or why not:
-- 'not first' or 'had'.
create function public.decide_money_back(
  p_member uuid, p_subscription text, p_payment text, p_cents integer, p_card bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  kept public.money_backs;
begin
  select * into member from public.members where id = p_member for update;
  if not found then return 'not first'; end if;
  select * into kept from public.money_backs where subscription_id = p_subscription and member_id = p_member;
  if found then return case when kept.done_at is null then 'due' else 'done' end; end if;
  if exists (select from public.money_backs where phone_hash = member.phone_hash or card_hash = p_card) then
    return 'had';
  end if;
  if not public.is_first_purchase(p_member, p_subscription) then return 'not first'; end if;
  -- Of two numbers with one card at the same time, one is told that it was given.
  insert into public.money_backs (subscription_id, member_id, phone_hash, card_hash, payment, cents)
    values (p_subscription, p_member, member.phone_hash, p_card, p_payment, p_cents) on conflict do nothing;
  return case when found then 'due' else 'had' end;
end $$;

-- Those that are decided and still open, the oldest first.
create function public.open_money_backs() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('subscription', subscription_id, 'memberId', member_id,
    'payment', payment, 'cents', cents) order by asked_at), '[]')
  from public.money_backs where done_at is null
$$;

-- Notes that a payment has been given back. Answers whether it had not been before.
create function public.settle_money_back(p_subscription text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.money_backs set done_at = public.clock() where subscription_id = p_subscription and done_at is null;
  return found;
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['money_backs', 'money_back_tries'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.is_first_purchase, public.may_ask_money_back, public.count_money_back_try, public.decide_money_back,
  public.open_money_backs, public.settle_money_back
from public, anon, authenticated, service_role;
grant execute on function
  public.may_ask_money_back, public.count_money_back_try, public.decide_money_back, public.open_money_backs,
  public.settle_money_back
to service_role;
