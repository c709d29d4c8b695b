-- A member's own feed: one secret address at a time, of which we keep a digest alone.

create table public.private_feeds (
  member_id uuid primary key references public.members on delete cascade,
  -- SHA-256 of the secret.
  secret bytea not null unique check (length(secret) = 32),
  created_at timestamptz not null default public.clock()
);

-- Who read it in the last day: so that a member sees that an address has got about, and so that it then serves nobody.
create table public.private_feed_reads (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.private_feeds on delete cascade,
  -- The addresses that one household or one provider's customer can take: /24, or /48 of IPv6. Null after a day.
  network inet,
  read_at timestamptz not null default public.clock()
);
create index on public.private_feed_reads (member_id, read_at);

-- How a member's feed stands: null where there is none.
create function public.private_feed_of(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('createdAt', f.created_at, 'lastReadAt', max(r.read_at),
    'networks', count(distinct r.network) filter (where r.read_at > public.clock() - interval '1 day'))
  from public.private_feeds as f left join public.private_feed_reads as r using (member_id)
  where f.member_id = p_member group by f.member_id
$$;

-- A new secret for a member, whose earlier one opens nothing from now on. Answers false, and changes nothing, where they
-- have no subscription or have shut themselves out.
create function public.make_private_feed(p_member uuid, p_secret bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
begin
  select * into member from public.members where id = p_member for update;
  if not found or public.subscription_of(p_member) ->> 'subscriptionStatus' is distinct from 'active'
    or public.shut_out_until(member.phone_hash) is not null then return false; end if;
  delete from public.private_feeds where member_id = p_member;
  insert into public.private_feeds (member_id, secret) values (p_member, p_secret);
  return true;
end $$;

create function public.end_private_feed(p_member uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.private_feeds where member_id = p_member
$$;

-- Whose feed a secret opens, and how it stands with them; null for what is no secret. Notes the reading, 60 an hour and
-- from 12 networks a day at most: beyond that it answers in how many seconds one more may come.
create function public.open_private_feed(p_secret bytea, p_ip inet) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed public.private_feeds;
  hash bytea;
  address inet := public.one_address(p_ip);
  around inet := set_masklen(address::cidr, case family(address) when 4 then 24 else 48 end)::inet;
  wait integer;
begin
  select * into feed from public.private_feeds where secret = p_secret for update;
  if not found then return null; end if;
  delete from public.private_feed_reads
    where member_id = feed.member_id and read_at <= public.clock() - interval '1 day'
      and id <> (select max(id) from public.private_feed_reads where member_id = feed.member_id);
  wait := greatest(
    public.wait_for_window(array(select read_at from public.private_feed_reads
      where member_id = feed.member_id and read_at > public.clock() - interval '1 hour'), 60, interval '1 hour'),
    -- From a network of the day's there may always be one more.
    case when exists (select from public.private_feed_reads
        where member_id = feed.member_id and network = around and read_at > public.clock() - interval '1 day') then 0
      else public.wait_for_window(array(select max(read_at) from public.private_feed_reads
        where member_id = feed.member_id and read_at > public.clock() - interval '1 day' group by network), 12,
        interval '1 day') end);
  if wait > 0 then return jsonb_build_object('wait', wait); end if;
  insert into public.private_feed_reads (member_id, network) values (feed.member_id, around);
  select phone_hash into hash from public.members where id = feed.member_id;
  return jsonb_build_object(
    'isPaid', public.subscription_of(feed.member_id) ->> 'subscriptionStatus' is not distinct from 'active',
    'shutOutUntil', public.shut_out_until(hash));
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['private_feeds', 'private_feed_reads'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function public.private_feed_of, public.make_private_feed, public.end_private_feed, public.open_private_feed
from public, anon, authenticated, service_role;
grant execute on function public.private_feed_of, public.make_private_feed, public.end_private_feed, public.open_private_feed
to service_role;
