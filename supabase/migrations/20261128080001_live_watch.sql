-- How the looks at games being played fare, a row a league: for the page that says how the site runs. Games count from ten minutes after
-- their start, because feeds are late to tell of one. "toldAt" is when any of them was last told of; "changedAt" when any of those in
-- play last changed: a board that answers and stands still is no news either.
create function public.live_watch() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(w.told order by w.league), '[]') from (
    select d.game ->> 'league' as league, jsonb_build_object(
      'league', d.game ->> 'league', 'games', count(*), 'since', min((d.game ->> 'gameTime')::timestamptz),
      'toldAt', max(l.told_at), 'playing', count(*) filter (where l.stage = 'playing' and not l.between),
      'changedAt', max(l.changed_at) filter (where l.stage = 'playing' and not l.between)) as told
    from jsonb_array_elements(public.live_due()) as d(game)
    left join public.live_games l on l.game_id = (d.game ->> 'gameId')::bigint
    where (d.game ->> 'on')::boolean and (d.game ->> 'gameTime')::timestamptz < public.clock() - interval '10 minutes'
    group by 1
  ) w
$$;
revoke execute on function public.live_watch() from public, anon, authenticated, service_role;
grant execute on function public.live_watch() to service_role;
