-- A soccer game that goes on after its 90 minutes is looked at, and not told to be over, until the feed says that it is.

alter table public.live_games add column over_at timestamptz;
comment on column public.live_games.over_at is
  'when a feed told that it is over; null of one whose 90 minutes have ended and that goes on with extra time or penalties';
update public.live_games set over_at = changed_at where stage = 'ended';

-- As before; one that goes on stays on.
create or replace function public.live_due() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'gameId', g.id, 'league', g.league, 'sourceId', g.source_id, 'sample', g.sample, 'gameTime', g.game_time,
    'predictionId', p.prediction_id,
    'stage', l.stage, 'detail', l.detail, 'between', l.between, 'state', l.state, 'figures', l.figures,
    'on', case
      when l.stage = 'ended' then l.over_at is null
      when l.stage = 'off' then false
      when l.stage = 'paused' and l.changed_at < public.clock() - interval '3 hours'
        then extract(minute from public.clock())::integer % 10 = 0
      else true end) order by g.game_time, g.id), '[]')
  from public.games g
  left join public.live_games l on l.game_id = g.id
  cross join lateral (
    select coalesce(l.prediction_id,
      (select v.prediction_id from public.ledgered_predictions v where v.game_id = g.id and v.shown)) as prediction_id
  ) p
  where g.source = case when g.sample then 'demo' else 'espn' end
    and g.sample = coalesce((select public.shows_samples()), false) and p.prediction_id is not null
    and g.game_time <= public.clock() and g.game_time > public.clock() - interval '48 hours'
    and case
      when l.game_id is null or l.stage = 'waiting' then g.status in ('scheduled', 'live') and (g.time_known or g.status = 'live')
        and g.game_time > public.clock() - interval '10 hours'
      when l.stage = 'ended' and l.over_at is null then l.told_at > public.clock() - interval '3 hours'
      when l.stage in ('ended', 'off') then l.changed_at > public.clock() - interval '20 minutes'
      else l.told_at > public.clock() - interval '36 hours' end
$$;

-- As before, with when a game is over.
create or replace function public.played_lately() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('gameId', g.id, 'league', g.league, 'neutral', g.neutral_site,
    'home', jsonb_build_object('name', h.name, 'shortName', h.short_name),
    'away', jsonb_build_object('name', a.name, 'shortName', a.short_name),
    'stage', l.stage, 'detail', l.detail, 'state', l.state, 'toldAt', l.told_at, 'chances', l.before -> 'chances', 'margins', l.margins,
    'began', (select jsonb_build_object('at', read_at, 'state', state) from public.live_states
      where game_id = g.id and stage = 'playing' order by id limit 1),
    'endedAt', case when l.stage = 'ended' and l.figures is not null then l.over_at end) order by g.id), '[]')
  from public.live_games as l join public.games as g on g.id = l.game_id
  join public.teams as h on h.id = g.home_team_id join public.teams as a on a.id = g.away_team_id
  where l.told_at > public.clock() - interval '40 minutes' and (l.stage in ('waiting', 'playing', 'paused') or not l.thinned)
    and l.stage <> 'waiting' and not g.sample
$$;

-- As before, with when a game is over.
create or replace function public.store_live(p_token bigint, p_at timestamptz, p_games jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changes integer;
begin
  perform public.hold_live_lease(p_token);
  with told as (
    select * from jsonb_to_recordset(p_games) as t(
      "gameId" bigint, "predictionId" bigint, before jsonb, margins jsonb, stage text, detail text, between boolean, state jsonb,
      figures jsonb, "goesOn" boolean)
  ), compared as (
    select t.*, case when t.stage = 'ended' and t."goesOn" is not true then coalesce(l.over_at, p_at) end as over_at,
      l.game_id is not null as known, coalesce(t.state, l.state) as now_state,
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
      over_at = c.over_at, told_at = p_at, changed_at = case when c.changed then p_at else l.changed_at end
    from compared c where c.known and l.game_id = c."gameId"
    returning 1
  ), begun as (
    insert into public.live_games (game_id, prediction_id, before, margins, stage, detail, between, state, figures, over_at, told_at,
      changed_at)
    select c."gameId", c."predictionId", c.before, c.margins, c.stage, c.detail, c.between, c.state, c.figures, c.over_at, p_at,
      p_at
    from compared c where not c.known and c.before is not null
    returning 1
  )
  select count(*) into changes from added;
  return changes;
end $$;
