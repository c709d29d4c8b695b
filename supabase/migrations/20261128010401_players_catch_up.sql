-- Players of whom seasons are made up for do not have new lines with every run.

-- What is known of each side's players, as a hash: another one means that their lines are to be drawn anew. By side: the roster, what a
-- report of the last day says, the line-up, and when the last final of the team was learned. Finals
-- of long ago, which a first start learns by the dozen, count from the end of the quarter of a day in which they were learned: new
-- lines four times a day at most.
create or replace function public.players_facts(p_games bigint[], p_now timestamptz)
returns table (game_id bigint, side text, facts text)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with sides as (
    select g.id, g.league, s.side, t.rating_key as team_key
    from public.games g
    cross join lateral (values ('home', g.home_team_id), ('away', g.away_team_id)) as s(side, team_id)
    join public.teams t on t.id = s.team_id
    where g.id = any (p_games) and t.rating_key is not null
  ), learned as (
    select f.league, t.rating_key as team_key, max(case
      when f.day > (f.learned_at at time zone 'America/New_York')::date - 7 then f.learned_at
      when o.closed_at <= p_now then o.closed_at end) as at
    from public.player_finals f
    join public.games g on g.id = f.game_id
    join public.teams t on t.id in (g.home_team_id, g.away_team_id)
    cross join lateral (select date_bin('6 hours', f.learned_at, '2026-01-01 00:00+00') + interval '6 hours' as closed_at) o
    where f.refused is null and f.day > p_now::date - 400 and f.league in (select league from sides)
    group by f.league, t.rating_key
  ), reported as (
    select p.league, p.team_key,
      jsonb_agg(jsonb_build_array(p.player_id, p.status, p.chance, p.returns) order by p.player_id) as said
    from public.players p
    where p.status is not null and p.told_at > p_now - interval '1 day' and p.league in (select league from sides)
    group by p.league, p.team_key
  )
  select s.id, s.side, md5(jsonb_build_array(r.players, n.said, u.starters, u.bench, l.at)::text)
  from sides s
  left join public.team_rosters r on r.league = s.league and r.team_key = s.team_key and r.as_of > p_now - interval '8 days'
  left join reported n on n.league = s.league and n.team_key = s.team_key
  left join public.game_line_ups u on u.game_id = s.id and u.side = s.side
  left join learned l on l.league = s.league and l.team_key = s.team_key
$$;
