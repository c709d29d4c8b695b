-- Every graded pick with the names it is of, so that pages of teams, fighters and players can show their record.

create view public.graded_picks with (security_invoker = true) as
select 'game' as kind, r.game_id as id, '' as part, r.league, r.away_name || ' @ ' || r.home_name as name,
  r.game_time as start_time, g.market,
  case g.pick when 'home' then r.home_name else r.away_name end as pick,
  case g.pick when 'home' then r.away_name else r.home_name end as opponent,
  case g.pick when 'home' then p.home_win_probability else p.away_win_probability end as probability,
  g.outcome, g.price, g.units
from public.grades g
join public.predictions p on p.id = g.prediction_id
join public.final_results r on r.game_id = p.game_id and r.version = g.result_version
union all
select 'event', g.event_id, g.part, g.league, g.event_name, g.start_time, g.market, g.pick, g.opponent, g.probability,
  g.outcome, g.price, g.units
from public.last_event_grades g;

revoke all on public.graded_picks from public, anon, authenticated, service_role;
grant select on public.graded_picks to service_role;
