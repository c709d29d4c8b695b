-- A page of every game for ever: how a prediction's simulated games fell stays when their grid goes, and games that are over are
-- found by league and month, or by team.

create table public.prediction_shapes (
  prediction_id bigint primary key references public.predictions (id),
  margins jsonb not null check (jsonb_typeof(margins) = 'array'),
  totals jsonb not null check (jsonb_typeof(totals) = 'array')
);
comment on table public.prediction_shapes is 'append-only: how the simulated games of a last word fell, kept when retention takes its grid';
comment on column public.prediction_shapes.margins is '[home - away, games], ascending';
comment on column public.prediction_shapes.totals is '[home + away, games], ascending';
create trigger prediction_shapes_are_append_only before update or delete or truncate on public.prediction_shapes
  for each statement execute function public.refuse_change();
alter table public.prediction_shapes enable row level security;

-- Of a grid with a row per home score: [home score, lowest away score, counts of away scores from there on].
create function public.shape_of(p_grid jsonb) returns jsonb language sql immutable set search_path = '' as $$
  with scores as (
    select (r.line -> 0)::integer as home, (r.line -> 1)::integer + c.place::integer - 1 as away, c.runs::integer as runs
    from jsonb_array_elements(p_grid) as r (line)
    cross join lateral jsonb_array_elements(r.line -> 2) with ordinality as c (runs, place)
    where c.runs::integer > 0
  )
  select jsonb_build_object(
    'margins', (select jsonb_agg(jsonb_build_array(m.value, m.runs) order by m.value)
      from (select home - away as value, sum(runs) as runs from scores group by 1) m),
    'totals', (select jsonb_agg(jsonb_build_array(t.value, t.runs) order by t.value)
      from (select home + away as value, sum(runs) as runs from scores group by 1) t))
$$;

-- As before, but the last word on a game leaves its shape.
create or replace function public.thin_grids(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  chosen bigint[];
begin
  chosen := array(
    select p.id from public.predictions p join public.games g on g.id = p.game_id
    where (p.simulation_data is not null or p.projected_player_stats is not null)
      and public.game_is_closed(g)
      and g.game_time < public.clock() - case
        when p.id is distinct from public.last_word(p.game_id) then interval '1 day'
        when g.status = 'final' then interval '45 days' end
      and not exists (select from public.slate_entries e where e.prediction_id = p.id)
    limit p_most);
  insert into public.prediction_shapes (prediction_id, margins, totals)
  select p.id, s.shape -> 'margins', s.shape -> 'totals'
  from public.predictions p cross join lateral (select public.shape_of(p.simulation_data -> 'grid') as shape) s
  where p.id = any (chosen) and p.id = public.last_word(p.game_id) and jsonb_typeof(s.shape -> 'margins') = 'array'
  on conflict do nothing;
  update public.predictions set simulation_data = null, projected_player_stats = null where id = any (chosen);
  return cardinality(chosen);
end $$;

-- Games of which something was said and no more is: begun, over, or called off. One whose start is known to the day alone has
-- begun once that day is over.
create view public.past_games with (security_invoker = true) as
select g.id, g.league, g.sample, g.game_time, g.status, g.home_score, g.away_score, g.home_team_id, g.away_team_id,
  h.name as home_name, h.short_name as home_short, a.name as away_name, a.short_name as away_short,
  p.home_win_probability, p.away_win_probability, p.draw_probability, g.neutral_site, g.as_of
from public.games g
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id
cross join lateral (
  select l.prediction_id from public.ledger l where l.game_id = g.id and l.kind = 'prediction' order by l.seq desc limit 1
) said
join public.predictions p on p.id = said.prediction_id
where g.closed_at is not null or g.begun_at is not null or g.status in ('final', 'postponed')
  or public.clock() >= case when g.time_known then g.game_time else g.game_time + interval '1 day' end;

-- The months, in New York, of which each league has such games.
create view public.past_months with (security_invoker = true) as
select league, sample, to_char(game_time at time zone 'America/New_York', 'YYYY-MM') as month, count(*)::integer as games,
  max(as_of) as changed
from public.past_games
group by league, sample, to_char(game_time at time zone 'America/New_York', 'YYYY-MM');

create index games_by_league_time on public.games (league, game_time);

revoke all on public.prediction_shapes, public.past_games, public.past_months from public, anon, authenticated, service_role;
grant select on public.prediction_shapes, public.past_games, public.past_months to service_role;
revoke all on function public.shape_of, public.thin_grids from public, anon, authenticated, service_role;
