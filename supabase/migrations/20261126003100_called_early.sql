-- Games that were called early, as a rained-out one after six innings: how far they went, by version of the result, because
-- books let the moneyline stand then and void run line and total.

alter table public.results add column called_after numeric(3, 1) check (called_after > 0);
comment on column public.results.called_after is 'periods played of a game that was called early, of innings also halves; null of a whole game';

alter type public.fed_game add attribute called_after numeric(3, 1);

-- A game that turns out to have been called early has another result, and is graded anew.
create or replace function public.store_results(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  insert into public.results (game_id, version, home_score, away_score, called_after, recorded_at)
  select g.id, coalesce(last.version, 0) + 1, g.home_score, g.away_score, f.called_after, p_as_of
  from unnest(p_games) f
  join public.games g on g.source = p_source and g.source_id = f.source_id and g.status = 'final'
  left join lateral (
    select r.* from public.results r where r.game_id = g.id order by r.version desc limit 1
  ) last on true
  where (last.home_score, last.away_score, last.called_after)
    is distinct from (g.home_score, g.away_score, f.called_after)
$$;

create or replace view public.final_results with (security_invoker = true) as
select r.game_id, r.version, r.home_score, r.away_score, g.league, g.season, g.game_time,
  g.neutral_site, g.postseason, g.preseason, h.rating_key as home_key, a.rating_key as away_key, h.name as home_name, a.name as away_name,
  case when x.starter_status = 'started' or (x.starter_status = 'announced' and x.starter_as_of >= g.game_time - interval '12 hours') then x.starter end as home_starter,
  case when y.starter_status = 'started' or (y.starter_status = 'announced' and y.starter_as_of >= g.game_time - interval '12 hours') then y.starter end as away_starter,
  case when x.out_as_of >= g.game_time - interval '1 day' then x.out_names end as home_out,
  case when y.out_as_of >= g.game_time - interval '1 day' then y.out_names end as away_out,
  r.called_after
from public.games g
join public.results r on r.game_id = g.id
  and not exists (select from public.results later where later.game_id = r.game_id and later.version > r.version)
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id
left join public.availability x on x.game_id = g.id and x.side = 'home'
left join public.availability y on y.game_id = g.id and y.side = 'away'
where not g.sample and g.status = 'final';

create or replace view public.ungraded_predictions with (security_invoker = true) as
select d.game_id, d.version, d.league, d.game_time, d.home_name, d.away_name, d.home_score, d.away_score,
  l.seq as prediction_line, l.prediction_id, l.payload::jsonb -> 'picks' as picks,
  l.payload::jsonb #>> '{game,home}' as said_home, l.payload::jsonb #>> '{game,away}' as said_away,
  l.payload::jsonb #> '{prediction,own}' as own,
  (select jsonb_agg(jsonb_build_object('line', e.seq, 'predictionId', e.prediction_id,
      'edges', e.payload::jsonb -> 'edges') order by e.seq)
    from public.ledger e where e.game_id = d.game_id and e.kind = 'edges') as edges,
  d.called_after
from (
  select r.game_id, r.version, r.league, r.game_time, r.home_name, r.away_name, r.home_score, r.away_score, r.called_after
  from public.final_results r
  union all
  select g.id, 0, g.league, g.game_time, h.name, a.name, null, null, null
  from public.games g
  join public.teams h on h.id = g.home_team_id
  join public.teams a on a.id = g.away_team_id
  where not g.sample and (g.status = 'postponed' and g.game_time < public.clock() - interval '2 days'
    or g.status in ('scheduled', 'live') and g.game_time < public.clock() - interval '14 days')
) d
cross join lateral (
  select s.* from public.ledger s where s.game_id = d.game_id and s.kind = 'prediction' order by s.seq desc limit 1
) l
where not exists (select from public.grades g where g.game_id = d.game_id and g.result_version = d.version);

create or replace function public.ended_games(p_ids bigint[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object('own', (
    select l.payload::jsonb #> '{prediction,own}' from public.ledger as l
    where l.game_id = d.game_id and l.kind = 'prediction' order by l.seq desc limit 1))), '[]')
  from (
    select r.game_id, r.league, r.game_time, r.home_name, r.away_name, r.home_score, r.away_score, r.called_after
    from public.final_results r where r.game_id = any (p_ids)
    union all
    -- As ungraded_predictions has it.
    select g.id, g.league, g.game_time, h.name, a.name, null, null, null
    from public.games g
    join public.teams h on h.id = g.home_team_id
    join public.teams a on a.id = g.away_team_id
    where g.id = any (p_ids) and not g.sample
      and not exists (select from public.final_results r where r.game_id = g.id)
      and (g.status = 'postponed' and g.game_time < public.clock() - interval '2 days'
        or g.status in ('scheduled', 'live') and g.game_time < public.clock() - interval '14 days')
  ) as d
$$;
