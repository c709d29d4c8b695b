-- What members follow, the same on all their devices. It is no consent: nothing is sent because of it.

create table public.member_follows (
  member_id uuid not null references public.members on delete cascade,
  -- As in addresses, src/domain/follow/follow.ts: "nfl", "buffalo-bills"; an empty key is the whole league or sport.
  league text not null check (league ~ '^[a-z0-9]{2,12}$'),
  key text not null check (key = '' or key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 80),
  -- When it was followed or given up, by the device.
  since timestamptz not null check (since < '2100-01-01'),
  -- Given up: remembered, so that another device's list does not bring it back.
  gone boolean not null,
  primary key (member_id, league, key)
);

-- Fifty followed and fifty given up are the most of a member, whoever writes.
create function public.refuse_many_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.member_follows where member_id in (select member_id from written)
    group by member_id, gone having count(*) > 50) then
    raise exception 'a member may follow 50 at a time' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger member_follows_are_few after insert on public.member_follows
  referencing new table as written for each statement execute function public.refuse_many_follows();
create trigger member_follows_stay_few after update on public.member_follows
  referencing new table as written for each statement execute function public.refuse_many_follows();

-- "nfl:buffalo-bills", "nfl"
create function public.follow_id(p_league text, p_key text) returns text
language sql immutable set search_path = '' as $$ select p_league || case p_key when '' then '' else ':' || p_key end $$;

-- A member's list as a device keeps it, the newest change first.
create function public.follows_of(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', public.follow_id(league, key),
      'at', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'gone', case when gone then true end))
    order by since desc, public.follow_id(league, key) collate "C"), '[]')
  from public.member_follows where member_id = p_member
$$;

-- Ids of what a member follows now, in the order of following.
create function public.followed_ids(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.follow_id(league, key) order by since, public.follow_id(league, key) collate "C" desc), '[]')
  from public.member_follows where member_id = p_member and not gone
$$;

-- A member's list and a device's as one, kept and answered, by the rule of mergeFollowed in src/domain/follow/followed.ts: of
-- each id the later change, of two at the same instant the one that follows; beyond fifty of each kind the oldest go. Null where
-- there is no such member.
create function public.sync_follows(p_member uuid, p_list jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  merged jsonb;
begin
  -- One device at a time.
  perform from public.members where id = p_member for update;
  if not found then return null; end if;
  with every as (
    select league, key, since, gone from public.member_follows where member_id = p_member
    union all
    select split_part(item ->> 'id', ':', 1), split_part(item ->> 'id', ':', 2), (item ->> 'at')::timestamptz,
      coalesce((item ->> 'gone')::boolean, false)
    from jsonb_array_elements(p_list) as item
  ), newest as (
    select distinct on (league, key) league, key, since, gone from every order by league, key, since desc, gone
  ), numbered as (
    select n.*, row_number() over (partition by gone
      order by since desc, public.follow_id(league, key) collate "C") as place from newest as n
  )
  select coalesce(jsonb_agg(to_jsonb(n) - 'place'), '[]') into merged from numbered as n where place <= 50;
  delete from public.member_follows where member_id = p_member;
  insert into public.member_follows (member_id, league, key, since, gone)
    select p_member, f.league, f.key, f.since, f.gone
    from jsonb_to_recordset(merged) as f(league text, key text, since timestamptz, gone boolean);
  return public.follows_of(p_member);
end $$;

-- Everything held about a member, now with what they follow.
create function public.export_follows(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('follows', public.follows_of(p_member))
$$;
create or replace function public.export_member(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.export_own_rows(p_member) || public.export_trust(p_member)
    || public.export_passkeys(p_member) || public.export_email_sign_in(p_member) || public.export_follows(p_member)
$$;

-- As before, now with what the member follows: it changes the order of what is said, not whether anything is sent.
create or replace function public.due_digests(p_most integer, p_channels text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('memberId', member_id, 'channel', channel, 'zone', zone,
    'leagues', to_jsonb(leagues), 'silent', silent,
    'follows', public.followed_ids(member_id),
    'teams', (select coalesce(jsonb_agg(jsonb_build_object('league', league, 'name', name) order by id), '[]')
      from public.teams where id = any (due.teams)))), '[]')
  from (
    select s.*, h.channel from public.message_settings as s
    join public.message_channels as h on h.member_id = s.member_id and h.channel = any (p_channels)
    where public.is_hour(s.hour, s.zone, public.clock())
      and not exists (select from public.messages as m where m.member_id = s.member_id and m.channel = h.channel
        and m.kind = 'digest' and m.day = (public.clock() at time zone s.zone)::date)
      and public.why_not_sent(s.member_id, h.channel) is null
    order by s.member_id, h.channel limit p_most
  ) as due
$$;

-- As before, with the same.
create or replace function public.voice_access(p_call text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  call public.voice_calls;
  member public.members;
  tries integer;
  until timestamptz;
begin
  select * into call from public.voice_calls
    where sid = p_call and ended_at is null and began_at > public.clock() - interval '1 hour';
  if not found then return '{"access": "ended", "tries": 0}'; end if;
  select count(*) into tries from public.line_tries where call_sid = p_call;
  select m.* into member from public.members as m join public.line_codes as c on c.member_id = m.id
    where m.id = call.member_id and c.made_at = call.code_made_at;
  if not found then return jsonb_build_object('access', 'none', 'tries', tries); end if;
  until := public.shut_out_until(member.phone_hash);
  return jsonb_build_object('tries', tries) || case
    when until is not null then jsonb_build_object('access', 'shutOut', 'until', until)
    when public.subscription_of(member.id) ->> 'subscriptionStatus' = 'active' then
      jsonb_build_object('access', 'open', 'follows', public.followed_ids(member.id))
    else '{"access": "notPremium"}' end;
end $$;

-- As before, with the same.
create or replace function public.open_private_feed(p_secret bytea, p_ip inet) returns jsonb
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
    'shutOutUntil', public.shut_out_until(hash), 'follows', public.followed_ids(feed.member_id));
end $$;

-- As before, now of the teams of the picks and of those that the member follows (`p_follows`).
drop function public.my_teams(uuid, integer);
create function public.my_teams(p_member uuid, p_most integer, p_follows bigint[] default '{}') returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select unnest(teams) as id from public.message_settings where member_id = p_member
    union select unnest(p_follows)
  ), next as (
    select e.game_id, e.game, p.home_win_probability as home, p.away_win_probability as away
    from public.current_slate as c
    join public.slate_entries as e on e.slate_id = c.slate_id
    join public.games as g on g.id = e.game_id
    left join public.predictions as p on p.id = e.prediction_id
    where (g.home_team_id in (select id from mine) or g.away_team_id in (select id from mine))
      and e.game ->> 'status' in ('scheduled', 'live')
      and (e.game ->> 'gameTime')::timestamptz between public.clock() - interval '4 hours'
        and public.clock() + interval '7 days'
    order by (e.game ->> 'gameTime')::timestamptz, e.game_id limit p_most
  )
  select jsonb_build_object('followed', (select count(*) from mine),
    'games', (select coalesce(jsonb_agg(jsonb_build_object('gameId', game_id, 'league', game ->> 'league',
      'gameTime', game ->> 'gameTime', 'timeKnown', game -> 'timeKnown', 'home', game #>> '{homeTeam,shortName}',
      'away', game #>> '{awayTeam,shortName}', 'homeShare', home, 'awayShare', away)
      order by (game ->> 'gameTime')::timestamptz, game_id), '[]') from next))
$$;

alter table public.member_follows enable row level security;
revoke all on public.member_follows from public, anon, authenticated, service_role;
revoke all on function public.refuse_many_follows, public.follow_id, public.follows_of, public.followed_ids,
  public.sync_follows, public.export_follows, public.my_teams from public, anon, authenticated, service_role;
grant execute on function public.follows_of, public.followed_ids, public.sync_follows, public.my_teams to service_role;
