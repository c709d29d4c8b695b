-- Games as they are played: where each stands, what its published recipe says from there on, and what a feed told, minute by minute.

-- Each game as it was last told. What was said before its start stays as it was at the first look.
create table public.live_games (
  game_id bigint primary key references public.games (id),
  prediction_id bigint not null references public.predictions (id),
  -- The published figures in the form of those said later, and the published margins as [margin, runs].
  before jsonb not null,
  margins jsonb not null,
  stage text not null check (stage in ('waiting', 'playing', 'paused', 'ended', 'off')),
  detail text not null,
  between boolean not null,
  state jsonb,
  figures jsonb,
  told_at timestamptz not null,
  changed_at timestamptz not null,
  thinned boolean not null default false
);
create index on public.live_games (prediction_id);
create index on public.live_games (told_at) where stage in ('waiting', 'playing', 'paused') or not thinned;
comment on column public.live_games.state is 'the last that was understood (domain/live/gameState.ts)';
comment on column public.live_games.figures is 'what the rest of the game holds from that state on; null: none is said';
comment on column public.live_games.told_at is 'when the feed last told of it: three minutes later its figure is withdrawn';

-- Every state that differs from the one before, with what was said of it: append-only. A score that is taken back is a row of its own.
-- All figures of a game are said from the prediction of its row in live_games, which does not change.
create table public.live_states (
  id bigint generated always as identity primary key,
  game_id bigint not null references public.live_games (game_id),
  read_at timestamptz not null,
  stage text not null check (stage in ('playing', 'paused', 'ended', 'off')),
  state jsonb not null,
  home double precision check (home between 0 and 100),
  draw double precision check (draw between 0 and 100)
);
create index on public.live_states (game_id, id);
comment on column public.live_states.home is '% of the home side to win; null: no figure was said';

create table public.live_lease (
  one boolean primary key default true check (one),
  token bigint not null,
  until timestamptz not null
);
comment on table public.live_lease is 'one look at a time: a row, once there has been one';

do $$
declare
  t text;
begin
  foreach t in array array['live_games', 'live_states', 'live_lease'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
grant select on public.live_games, public.live_states to service_role;

-- Games to look at, in one statement: begun by their start, predicted on the ledger, and not told to be over. "on" are those that are
-- worth a request: a game that has been paused for three hours, every ten minutes; one that ended within 20 minutes only beside others,
-- for corrections.
create function public.live_due() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'gameId', g.id, 'league', g.league, 'sourceId', g.source_id, 'gameTime', g.game_time, 'predictionId', p.prediction_id,
    'stage', l.stage, 'detail', l.detail, 'between', l.between, 'state', l.state, 'figures', l.figures,
    'on', case
      when l.stage in ('ended', 'off') then false
      when l.stage = 'paused' and l.changed_at < public.clock() - interval '3 hours'
        then extract(minute from public.clock())::integer % 10 = 0
      else true end) order by g.game_time, g.id), '[]')
  from public.games g
  left join public.live_games l on l.game_id = g.id
  cross join lateral (
    select coalesce(l.prediction_id,
      (select v.prediction_id from public.ledgered_predictions v where v.game_id = g.id and v.shown)) as prediction_id
  ) p
  where g.source = 'espn' and not g.sample and p.prediction_id is not null
    and g.game_time <= public.clock() and g.game_time > public.clock() - interval '48 hours'
    and case
      when l.game_id is null or l.stage = 'waiting' then g.status in ('scheduled', 'live') and (g.time_known or g.status = 'live')
        and g.game_time > public.clock() - interval '10 hours'
      when l.stage in ('ended', 'off') then l.changed_at > public.clock() - interval '20 minutes'
      else l.told_at > public.clock() - interval '36 hours' end
$$;

-- The right to look, for so many seconds; null while another look has it.
create function public.claim_live_look(p_seconds integer) returns bigint
language sql security definer set search_path = '' as $$
  insert into public.live_lease (token, until) values (1, public.clock() + make_interval(secs => p_seconds))
  on conflict (one) do update set token = live_lease.token + 1, until = excluded.until
    where live_lease.until <= public.clock()
  returning token
$$;

create function public.end_live_look(p_token bigint) returns void
language sql security definer set search_path = '' as $$
  update public.live_lease set until = '-infinity' where one and token = p_token
$$;

-- Raises once another look has taken over.
create function public.hold_live_lease(p_token bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.live_lease where one and token = p_token and until > public.clock() for share;
  if not found then raise exception 'another look has taken over' using errcode = 'PT409'; end if;
end $$;

-- Stores games as one look found them; the number of new states. A game without a state keeps its last one; what was said before its
-- start is taken once.
create function public.store_live(p_token bigint, p_at timestamptz, p_games jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changes integer;
begin
  perform public.hold_live_lease(p_token);
  with told as (
    select * from jsonb_to_recordset(p_games) as t(
      "gameId" bigint, "predictionId" bigint, before jsonb, margins jsonb, stage text, detail text, between boolean, state jsonb,
      figures jsonb)
  ), compared as (
    select t.*, l.game_id is not null as known, coalesce(t.state, l.state) as now_state,
      l.game_id is null or (l.stage, l.state) is distinct from (t.stage, coalesce(t.state, l.state)) as changed
    from told t left join public.live_games l on l.game_id = t."gameId"
    where l.told_at is null or l.told_at <= p_at
  ), added as (
    insert into public.live_states (game_id, read_at, stage, state, home, draw)
    select c."gameId", p_at, c.stage, c.now_state,
      (c.figures #>> '{chances,homeWinProbability}')::double precision,
      (c.figures #>> '{chances,drawProbability}')::double precision
    from compared c where c.changed and (c.known or c.before is not null) and c.stage <> 'waiting' and c.now_state is not null
    order by c."gameId"
    returning 1
  ), renewed as (
    update public.live_games l set stage = c.stage, detail = c.detail, between = c.between, state = c.now_state, figures = c.figures,
      told_at = p_at, changed_at = case when c.changed then p_at else l.changed_at end
    from compared c where c.known and l.game_id = c."gameId"
    returning 1
  ), begun as (
    insert into public.live_games (game_id, prediction_id, before, margins, stage, detail, between, state, figures, told_at, changed_at)
    select c."gameId", c."predictionId", c.before, c.margins, c.stage, c.detail, c.between, c.state, c.figures, p_at, p_at
    from compared c where not c.known and c.before is not null
    returning 1
  )
  select count(*) into changes from added;
  return changes;
end $$;

-- Of games that ended a week ago keeps the first and last state, every change of score or stage, and every fifth of the rest; the number
-- of games done.
create function public.thin_live_states(p_token bigint) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  done integer;
begin
  perform public.hold_live_lease(p_token);
  with old as (
    select game_id from public.live_games
    where not thinned and told_at < public.clock() - interval '7 days' order by told_at limit 40
  ), ordered as (
    select s.id, row_number() over w as place, lead(s.id) over w is null as last,
      (s.stage, s.state ->> 'home', s.state ->> 'away') is distinct from
        (lag(s.stage) over w, lag(s.state ->> 'home') over w, lag(s.state ->> 'away') over w) as moved
    from public.live_states s join old on old.game_id = s.game_id
    window w as (partition by s.game_id order by s.id)
  ), gone as (
    delete from public.live_states s using ordered o where s.id = o.id and not o.moved and not o.last and o.place % 5 <> 1 returning 1
  ), marked as (
    update public.live_games l set thinned = true from old where l.game_id = old.game_id returning 1
  )
  select count(*) into done from marked;
  return done;
end $$;

revoke execute on function public.live_due(), public.claim_live_look(integer), public.end_live_look(bigint), public.hold_live_lease(bigint),
  public.store_live(bigint, timestamptz, jsonb), public.thin_live_states(bigint) from public, anon, authenticated, service_role;
grant execute on function public.live_due(), public.claim_live_look(integer), public.end_live_look(bigint),
  public.store_live(bigint, timestamptz, jsonb), public.thin_live_states(bigint) to service_role;
