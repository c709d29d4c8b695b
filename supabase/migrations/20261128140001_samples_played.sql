-- Sample games are looked at as they are played, while the site shows samples, and only then: real games and samples never mix. They
-- are told to nobody, and the page that says how the site runs counts real ones alone.

-- As before, with what a game is of: a sample's feed is our own.
create or replace function public.live_due() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'gameId', g.id, 'league', g.league, 'sourceId', g.source_id, 'sample', g.sample, 'gameTime', g.game_time,
    'predictionId', p.prediction_id,
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
  where g.source = case when g.sample then 'demo' else 'espn' end
    and g.sample = coalesce((select public.shows_samples()), false) and p.prediction_id is not null
    and g.game_time <= public.clock() and g.game_time > public.clock() - interval '48 hours'
    and case
      when l.game_id is null or l.stage = 'waiting' then g.status in ('scheduled', 'live') and (g.time_known or g.status = 'live')
        and g.game_time > public.clock() - interval '10 hours'
      when l.stage in ('ended', 'off') then l.changed_at > public.clock() - interval '20 minutes'
      else l.told_at > public.clock() - interval '36 hours' end
$$;

-- As before, without samples.
create or replace function public.live_watch() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(w.told order by w.league), '[]') from (
    select d.game ->> 'league' as league, jsonb_build_object(
      'league', d.game ->> 'league', 'games', count(*), 'since', min((d.game ->> 'gameTime')::timestamptz),
      'toldAt', max(l.told_at), 'playing', count(*) filter (where l.stage = 'playing' and not l.between),
      'changedAt', max(l.changed_at) filter (where l.stage = 'playing' and not l.between)) as told
    from jsonb_array_elements(public.live_due()) as d(game)
    left join public.live_games l on l.game_id = (d.game ->> 'gameId')::bigint
    where (d.game ->> 'on')::boolean and not (d.game ->> 'sample')::boolean
      and (d.game ->> 'gameTime')::timestamptz < public.clock() - interval '10 minutes'
    group by 1
  ) w
$$;

-- As before, without samples: nobody is told of one.
create or replace function public.played_lately() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('gameId', g.id, 'league', g.league, 'neutral', g.neutral_site,
    'home', jsonb_build_object('name', h.name, 'shortName', h.short_name),
    'away', jsonb_build_object('name', a.name, 'shortName', a.short_name),
    'stage', l.stage, 'detail', l.detail, 'state', l.state, 'toldAt', l.told_at, 'chances', l.before -> 'chances', 'margins', l.margins,
    'began', (select jsonb_build_object('at', read_at, 'state', state) from public.live_states
      where game_id = g.id and stage = 'playing' order by id limit 1),
    'endedAt', case when l.stage = 'ended' and l.figures is not null then (select read_at from public.live_states
      where game_id = g.id and stage = 'ended' order by id limit 1) end) order by g.id), '[]')
  from public.live_games as l join public.games as g on g.id = l.game_id
  join public.teams as h on h.id = g.home_team_id join public.teams as a on a.id = g.away_team_id
  where l.told_at > public.clock() - interval '40 minutes' and (l.stage in ('waiting', 'playing', 'paused') or not l.thinned)
    and l.stage <> 'waiting' and not g.sample
$$;
