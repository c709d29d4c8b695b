-- Members' own bets, which nobody else reads, and the limits they set themselves.

create sequence public.bet_changes;

create table public.bets (
  member_id uuid not null references public.members on delete cascade,
  -- Made on the member's device: theirs alone, whatever ids others have.
  id uuid not null,
  -- As src/members/bets/contract has it; null once it is deleted, so that other devices learn of it.
  body jsonb check (jsonb_typeof(body) = 'object' and pg_column_size(body) < 4096),
  -- Ms since 1970 by the device; of a deleted one by the server.
  changed_at bigint not null,
  -- Numbers the changes of all bets: what a device has seen of its member's.
  change bigint not null default nextval('public.bet_changes'),
  primary key (member_id, id)
);
create index on public.bets (member_id, change);

-- Takes over what a device has changed, and answers what it has not seen yet, a thousand at a time. Of two copies the one
-- changed later counts; a deleted bet stays deleted unless it is written down anew after that. Deleting is never
-- refused. Answers {"refused": reason} to who has no Premium, has shut themselves out, or would hold more than 100,000;
-- null where there is no such member.
create function public.sync_bets(p_member uuid, p_since bigint, p_bets jsonb, p_gone uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  now_ms bigint := floor(extract(epoch from public.clock()) * 1000);
  sent uuid[] := array(select (item ->> 'id')::uuid from jsonb_array_elements(p_bets) as item);
begin
  -- One device at a time: changes of a member are seen in the order of their numbers.
  select * into member from public.members where id = p_member for update;
  if not found then return null; end if;
  update public.bets set body = null, changed_at = now_ms, change = nextval('public.bet_changes')
    where member_id = p_member and id = any (p_gone) and body is not null;
  if public.shut_out_until(member.phone_hash) is not null then return '{"refused": "shutOut"}'; end if;
  if public.subscription_of(p_member) ->> 'subscriptionStatus' <> 'active' then
    return '{"refused": "premium"}';
  end if;
  if jsonb_array_length(p_bets) > 0
    and (select count(*) from public.bets where member_id = p_member and body is not null and id <> all (sent))
      + (select count(distinct id) from unnest(sent) as id) > 100000 then
    return '{"refused": "full"}';
  end if;
  insert into public.bets as b (member_id, id, body, changed_at)
  select distinct on (id) p_member, id, item, at
  from (select (item ->> 'id')::uuid as id, item, (item ->> 'changedAt')::bigint as at
    from jsonb_array_elements(p_bets) as item) as sent
  order by id, at desc
  on conflict (member_id, id) do update
    set body = excluded.body, changed_at = excluded.changed_at, change = nextval('public.bet_changes')
    where excluded.changed_at > b.changed_at;
  -- With those that were brought and stay deleted, of which the device is told, however long ago that was.
  return (select jsonb_build_object(
    'bets', coalesce(jsonb_agg(body order by change) filter (where body is not null), '[]'),
    'gone', coalesce(jsonb_agg(id) filter (where body is null), '[]'),
    'seen', greatest(max(change), p_since), 'more', count(*) = 1000)
    from (select id, body, change from public.bets where member_id = p_member
      and (change > p_since or body is null and id = any (sent))
      order by change limit 1000) as later);
end $$;

-- Limits of a number's own a day, each as src/members/bets/rules/limits.ts has it: {"cents", "next": {"cents", "from"}}.
create table public.bet_limits (
  -- As in bans: a limit does not fall with the account.
  phone_hash bytea primary key check (length(phone_hash) = 32),
  stake jsonb not null default '{}',
  loss jsonb not null default '{}',
  -- When the account was deleted: the limits end a day later.
  left_at timestamptz
);

-- The limit that counts now, cents; null where none does.
create function public.bet_limit_now(p_limit jsonb) returns bigint
language sql stable set search_path = '' as $$
  select case when (p_limit #>> '{next,from}')::timestamptz <= public.clock()
    then (p_limit #>> '{next,cents}')::bigint else (p_limit ->> 'cents')::bigint end
$$;

-- A limit after its owner has asked for another: lower at once, higher or none after 24 hours. As changedLimit in
-- src/members/bets/rules/limits.ts.
create function public.changed_bet_limit(p_limit jsonb, p_wanted bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  cents bigint := public.bet_limit_now(p_limit);
begin
  if cents is null or p_wanted <= cents then return jsonb_strip_nulls(jsonb_build_object('cents', p_wanted)); end if;
  if (p_limit #>> '{next,from}')::timestamptz > public.clock()
    and (p_limit #>> '{next,cents}')::bigint is not distinct from p_wanted then return p_limit; end if;
  return jsonb_strip_nulls(jsonb_build_object('cents', cents, 'next', jsonb_build_object('cents', p_wanted,
    'from', to_char((public.clock() + interval '24 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))));
end $$;

-- A limit as it stands now: what it will be, only while that lies ahead.
create function public.bet_limit_as_now(p_limit jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('cents', public.bet_limit_now(p_limit), 'next',
    case when (p_limit #>> '{next,from}')::timestamptz > public.clock() then p_limit -> 'next' end))
$$;

-- The limits of a member's number, as they stand now.
create function public.read_bet_limits(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select jsonb_build_object(
      'stake', public.bet_limit_as_now(l.stake), 'loss', public.bet_limit_as_now(l.loss))
    from public.members as m join public.bet_limits as l on l.phone_hash = m.phone_hash
    where m.id = p_member and (l.left_at is null or l.left_at > public.clock() - interval '24 hours')),
    '{"stake": {}, "loss": {}}')
$$;

-- Asks for other limits, in cents; null is none. Answers how they stand.
create function public.set_bet_limits(p_member uuid, p_stake bigint, p_loss bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held jsonb;
begin
  delete from public.bet_limits where left_at < public.clock() - interval '24 hours';
  perform from public.members where id = p_member for update;
  if not found then return null; end if;
  held := public.read_bet_limits(p_member);
  insert into public.bet_limits as l (phone_hash, stake, loss)
    select phone_hash, public.changed_bet_limit(held -> 'stake', p_stake), public.changed_bet_limit(held -> 'loss', p_loss)
    from public.members where id = p_member
  on conflict (phone_hash) do update set stake = excluded.stake, loss = excluded.loss, left_at = null;
  return public.read_bet_limits(p_member);
end $$;

-- Games that are over or were called off, of those asked for, as bets on them are graded: the latest result of each.
create function public.ended_games(p_ids bigint[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object('own', (
    select l.payload::jsonb #> '{prediction,own}' from public.ledger as l
    where l.game_id = d.game_id and l.kind = 'prediction' order by l.seq desc limit 1))), '[]')
  from (
    select r.game_id, r.league, r.game_time, r.home_name, r.away_name, r.home_score, r.away_score
    from public.final_results r where r.game_id = any (p_ids)
    union all
    -- As ungraded_predictions has it.
    select g.id, g.league, g.game_time, h.name, a.name, null, null
    from public.games g
    join public.teams h on h.id = g.home_team_id
    join public.teams a on a.id = g.away_team_id
    where g.id = any (p_ids) and not g.sample
      and not exists (select from public.final_results r where r.game_id = g.id)
      and (g.status = 'postponed' and g.game_time < public.clock() - interval '2 days'
        or g.status in ('scheduled', 'live') and g.game_time < public.clock() - interval '14 days')
  ) as d
$$;

alter table public.bets enable row level security;
alter table public.bet_limits enable row level security;
revoke all on public.bets, public.bet_limits from public, anon, authenticated, service_role;
revoke all on sequence public.bet_changes from public, anon, authenticated, service_role;
revoke all on function
  public.sync_bets, public.bet_limit_now, public.bet_limit_as_now, public.changed_bet_limit, public.read_bet_limits,
  public.set_bet_limits, public.ended_games
from public, anon, authenticated, service_role;
grant execute on function
  public.sync_bets, public.read_bet_limits, public.set_bet_limits, public.ended_games
to service_role;
