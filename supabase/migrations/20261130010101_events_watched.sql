-- How looks fare at what is on, a league or tour each: games of teams, matches, tournaments. What has rested for three hours is asked
-- for now and then only, and not missed.
create or replace function public.live_watch() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(w.told order by w.league), '[]') from (
    select watched.league, jsonb_build_object(
      'league', watched.league, 'of', watched.kind, 'games', count(*), 'since', min(watched.start_time), 'toldAt', max(watched.told_at),
      'playing', count(*) filter (where watched.playing),
      'changedAt', max(watched.changed_at) filter (where watched.playing)) as told
    from (
      select d.game ->> 'league' as league, 'game' as kind, (d.game ->> 'gameTime')::timestamptz as start_time, l.told_at, l.changed_at,
        l.stage = 'playing' and not l.between as playing
      from jsonb_array_elements(public.live_due()) as d(game)
      left join public.live_games l on l.game_id = (d.game ->> 'gameId')::bigint
      where (d.game ->> 'on')::boolean and not (d.game ->> 'sample')::boolean
      union all
      select d.event ->> 'league', case d.event ->> 'sport' when 'golf' then 'tournament' else 'match' end,
        (d.event ->> 'startTime')::timestamptz, l.told_at, l.changed_at, l.stage = 'playing'
      from jsonb_array_elements(public.live_events_due(array['tennis', 'golf'])) as d(event)
      left join public.live_events l on l.event_id = (d.event ->> 'eventId')::bigint and l.part = d.event ->> 'part'
      where (l.stage in ('ended', 'off')) is not true
        and (l.stage = 'paused' and l.changed_at < public.clock() - interval '3 hours') is not true
    ) watched
    where watched.start_time < public.clock() - interval '10 minutes'
    group by watched.league, watched.kind
  ) w
$$;
