-- What Stripe has told us of who pays. Stripe is the truth: a row is a copy of its object as of one moment, and every
-- change comes from asking for the object anew. Access is one column, `access_until`, which src/members/billing/rules works
-- out; the database adds only that a banned number has none.

create table public.customers (
  id text primary key check (id ~ '^cus_'),
  -- Null once the account is deleted: a dispute that comes later still bans the number.
  member_id uuid unique references public.members on delete set null,
  phone_hash bytea not null check (length(phone_hash) = 32),
  created_at timestamptz not null default public.clock()
);
create index on public.customers (phone_hash);

-- Numbers the questions put to Stripe: of two answers about one object, that to the later question stays.
create sequence public.stripe_questions;

create table public.subscriptions (
  id text primary key check (id ~ '^sub_'),
  customer_id text not null references public.customers,
  -- Stripe's word for it.
  status text not null,
  tier text check (tier in ('monthly', 'yearly')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- When it ends by the member's wish; null while it renews.
  cancels_at timestamptz,
  ended_at timestamptz,
  access_until timestamptz not null,
  created_at timestamptz not null,
  question bigint not null
);
create index on public.subscriptions (customer_id);

-- The one purchase that a member may have under way.
create table public.checkouts (
  member_id uuid primary key references public.members on delete cascade,
  -- Keys the requests to Stripe: those of a double click are one.
  attempt uuid not null default gen_random_uuid(),
  tier text not null check (tier in ('monthly', 'yearly')),
  expires_at timestamptz not null,
  session_id text unique check (session_id ~ '^cs_'),
  url text,
  -- The session that this one took the place of, until it is known to have ended.
  replaces text,
  created_at timestamptz not null default public.clock()
);

-- Disputes for which a number was banned.
create table public.disputes (
  id text primary key,
  customer_id text not null references public.customers,
  created_at timestamptz not null default public.clock()
);
create index on public.disputes (customer_id);

create table public.stripe_events (
  id text primary key check (id ~ '^evt_'),
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default public.clock(),
  -- Null while it is about nobody we know; looked at again by the reconcile.
  done_at timestamptz,
  event jsonb
);
create index on public.stripe_events (received_at) where done_at is null;
create index on public.stripe_events (received_at);

-- A member's subscription in two words: the one with access, else the last one.
create function public.subscription_of(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_build_object(
      'subscriptionStatus', case
        when s.access_until > public.clock() and not public.is_banned(c.phone_hash) then 'active'
        when s.status in ('incomplete', 'incomplete_expired') then 'none'
        else 'ended' end,
      'subscriptionTier', s.tier)
    from public.customers as c join public.subscriptions as s on s.customer_id = c.id
    where c.member_id = p_member
    order by s.access_until desc, s.created_at desc limit 1
  ), '{"subscriptionStatus": "none", "subscriptionTier": null}'::jsonb)
$$;

create function public.ask_stripe() returns bigint
language sql security definer set search_path = '' as $$ select nextval('public.stripe_questions') $$;

-- Who a customer of Stripe's is: null where nobody we know. `memberId` and `phone` are null once the account is deleted.
create function public.read_customer(p_customer text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('customerId', c.id, 'memberId', m.id, 'phone', m.phone,
    'banned', public.is_banned(c.phone_hash), 'shutOutSince', public.shut_out_since(c.phone_hash))
  from public.customers as c left join public.members as m on m.id = c.member_id
  where c.id = p_customer);
end $$;

-- The customer that a member is; null where they have never begun to buy.
create function public.customer_of(p_member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select id from public.customers where member_id = p_member
$$;

-- Notes which customer a member is, by their id or, where that is gone with a restored database, by their number.
-- Answers as read_customer; null where there is no such member, or they are another customer already.
create function public.link_customer(p_customer text, p_member uuid, p_phone text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
begin
  select * into member from public.members where id = p_member;
  if not found then select * into member from public.members where phone = p_phone; end if;
  if member.id is null then return null; end if;
  insert into public.customers (id, member_id, phone_hash)
    values (p_customer, member.id, member.phone_hash) on conflict do nothing;
  update public.customers set member_id = member.id
    where id = p_customer and member_id is null and phone_hash = member.phone_hash
      and not exists (select from public.customers where member_id = member.id);
  return (select public.read_customer(p_customer) from public.customers
    where id = p_customer and member_id = member.id);
end $$;

-- Writes a subscription as of a question, unless a later one has been answered already. Answers whether it was written.
create function public.write_subscription(p_question bigint, p_row jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscriptions as s (id, customer_id, status, tier, period_start, period_end,
    cancels_at, ended_at, access_until, created_at, question)
  select r.id, r.customer_id, r.status, r.tier, r.period_start, r.period_end,
    r.cancels_at, r.ended_at, r.access_until, r.created_at, p_question
  from jsonb_to_record(p_row) as r(id text, customer_id text, status text, tier text,
    period_start timestamptz, period_end timestamptz, cancels_at timestamptz, ended_at timestamptz,
    access_until timestamptz, created_at timestamptz)
  on conflict (id) do update set
    status = excluded.status, tier = excluded.tier, period_start = excluded.period_start,
    period_end = excluded.period_end, cancels_at = excluded.cancels_at, ended_at = excluded.ended_at,
    access_until = excluded.access_until, question = excluded.question
  where s.question < excluded.question and s.customer_id = excluded.customer_id;
  return found;
end $$;

-- The subscriptions of a member, the one with the longest access first.
create function public.read_subscriptions(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'status', s.status, 'tier', s.tier, 'periodEnd', s.period_end,
    'cancelsAt', s.cancels_at, 'endedAt', s.ended_at, 'accessUntil', s.access_until,
    'createdAt', s.created_at) order by s.access_until desc, s.created_at desc), '[]')
  from public.customers as c join public.subscriptions as s on s.customer_id = c.id
  where c.member_id = p_member
$$;

-- Whether an event has been dealt with.
create function public.is_event_done(p_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.stripe_events where id = p_id and done_at is not null)
$$;

-- Notes an event: as dealt with, or, with its object, as one about nobody we know yet.
create function public.note_event(
  p_id text, p_type text, p_created timestamptz, p_done boolean, p_event jsonb)
returns void language sql security definer set search_path = '' as $$
  insert into public.stripe_events as e (id, type, created_at, done_at, event)
    values (p_id, p_type, p_created, case when p_done then public.clock() end,
      case when not p_done then p_event end)
  on conflict (id) do update set done_at = excluded.done_at, event = excluded.event
    where e.done_at is null
$$;

-- Events of the last 30 days that are about nobody we knew, the oldest first. What is older is forgotten, and what is
-- done after 90.
create function public.parked_events() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.stripe_events
    where received_at < public.clock() - case when done_at is null then interval '30 days' else interval '90 days' end;
  return (select coalesce(jsonb_agg(event order by created_at), '[]')
    from (select event, created_at from public.stripe_events where done_at is null
      order by created_at limit 1000) as parked);
end $$;

-- Begins a purchase, or goes on with the one under way where it is for the same plan. Answers `{"refused": true}` to who
-- has access or owes for a subscription, is banned or has shut themselves out; else the attempt, and `replaces`, a session of Stripe's for another
-- plan or one that has run out, which is to be ended before there is a new one.
create function public.begin_checkout(p_member uuid, p_tier text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  held public.checkouts;
  replaced text;
  time timestamptz := public.clock();
begin
  select * into member from public.members where id = p_member for update;
  if not found or public.is_banned(member.phone_hash)
    or public.shut_out_until(member.phone_hash) is not null or exists (
    select from public.customers as c join public.subscriptions as s on s.customer_id = c.id
    where c.member_id = p_member
      and (s.access_until > public.clock() or s.status in ('past_due', 'unpaid', 'paused'))
  ) then return '{"refused": true}'; end if;
  select * into held from public.checkouts where member_id = p_member;
  -- Stripe takes no session that ends within half an hour: one that it was not asked for in time is not asked for at all.
  if found and (held.tier <> p_tier or held.expires_at <= time
    + case when held.session_id is null then interval '31 minutes' else interval '1 minute' end) then
    replaced := coalesce(held.session_id, held.replaces);
    delete from public.checkouts where member_id = p_member;
  end if;
  insert into public.checkouts (member_id, tier, expires_at, replaces)
    values (p_member, p_tier, date_trunc('second', time) + interval '40 minutes', replaced)
    on conflict do nothing;
  select * into strict held from public.checkouts where member_id = p_member;
  return jsonb_build_object('refused', false, 'attempt', held.attempt, 'tier', held.tier,
    'expiresAt', held.expires_at, 'sessionId', held.session_id, 'replaces', held.replaces,
    'phone', member.phone,
    'customerId', (select id from public.customers where member_id = p_member));
end $$;

-- Notes the session of a purchase. Answers false where the purchase has been replaced, its number banned or shut out by its
-- own wish, or its member deleted meanwhile: the session is to be ended.
create function public.note_checkout(p_attempt uuid, p_session text, p_url text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Held by begin_checkout, delete_member and ban_for_dispute, too: of two at the same time the later one sees what the
  -- earlier has done.
  perform from public.members
    where id = (select member_id from public.checkouts where attempt = p_attempt) for update;
  update public.checkouts as c set session_id = p_session, url = p_url, replaces = null
    from public.members as m
    where c.attempt = p_attempt and m.id = c.member_id and not public.is_banned(m.phone_hash)
      and public.shut_out_until(m.phone_hash) is null;
  return found;
end $$;

-- Forgets a purchase that is complete, expired or given up. Answers which member's it was.
create function public.end_checkout(p_session text) returns uuid
language sql security definer set search_path = '' as $$
  delete from public.checkouts where session_id = p_session returning member_id
$$;

-- Bans the number behind a customer for a dispute, for good: access ends, and so do the sessions. Once for each dispute: a
-- ban that was lifted since stays lifted. Answers what is to be ended at Stripe while the ban is in force, however often it
-- is asked: the number's customers, of an account deleted since too, and the session of a purchase under way.
create function public.ban_for_dispute(p_dispute text, p_customer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  number bytea;
begin
  select phone_hash into strict number from public.customers where id = p_customer;
  perform from public.members where phone_hash = number for update;
  insert into public.disputes (id, customer_id) values (p_dispute, p_customer) on conflict do nothing;
  if found then
    insert into public.bans (phone_hash, reason) values (number, 'dispute ' || p_dispute)
      on conflict (phone_hash) where lifted_at is null do nothing;
  end if;
  if not public.is_banned(number) then return '{"customers": [], "sessions": []}'; end if;
  update public.sessions set ended_at = public.clock(), ended_by = 'ban'
    where ended_at is null and member_id in (select id from public.members where phone_hash = number);
  return jsonb_build_object(
    'customers', (select jsonb_agg(id) from public.customers where phone_hash = number),
    'sessions', (select coalesce(jsonb_agg(s), '[]')
      from public.checkouts as k join public.members as m on m.id = k.member_id,
        unnest(array[k.session_id, k.replaces]) as s
      where m.phone_hash = number and s is not null));
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['customers', 'subscriptions', 'checkouts', 'disputes', 'stripe_events'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on sequence public.stripe_questions from public, anon, authenticated, service_role;
revoke all on function
  public.subscription_of, public.ask_stripe, public.read_customer, public.customer_of,
  public.link_customer, public.write_subscription, public.read_subscriptions,
  public.is_event_done, public.note_event, public.parked_events, public.begin_checkout,
  public.note_checkout, public.end_checkout, public.ban_for_dispute
from public, anon, authenticated, service_role;
grant execute on function
  public.ask_stripe, public.read_customer, public.customer_of, public.link_customer,
  public.write_subscription, public.read_subscriptions, public.is_event_done, public.note_event,
  public.parked_events, public.begin_checkout, public.note_checkout, public.end_checkout,
  public.ban_for_dispute
to service_role;
