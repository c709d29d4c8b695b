-- What the site and the refresh read, each in one statement, so that a reader never sees half of a slate.

-- The last price of each book before the start: the closing line once the game has begun. Until then a price that its
-- book has not confirmed within two hours of the game itself is withdrawn: nobody can take it.
create view public.latest_odds with (security_invoker = true) as
select distinct on (o.game_id, o.source, o.provider) o.*
from public.odds_quotes o join public.games g on g.id = o.game_id
where o.as_of <= g.game_time
  and (g.status <> 'scheduled' or o.confirmed_at >= g.as_of - interval '2 hours')
order by o.game_id, o.source, o.provider, o.id desc;

-- The games of every slate that is kept, each as published with its prediction. A slate does not change, so that
-- several pages of it fit together; only the times at which its data were confirmed move on.
create view public.slate_games with (security_invoker = true) as
select e.slate_id, e.game_id as id, e.game ->> 'league' as league,
  (e.game ->> 'gameTime')::timestamptz as game_time, e.game, to_jsonb(p) - 'input_hash' as prediction
from public.slate_entries e left join public.predictions p on p.id = e.prediction_id;

-- The same, of the current slate.
create view public.published_games with (security_invoker = true) as
select g.* from public.current_slate c join public.slate_games g on g.slate_id = c.slate_id;

-- Every change of every book's prices of a slate's games before their start, oldest first.
create view public.slate_lines with (security_invoker = true) as
select e.slate_id, e.game_id as id, (
  select jsonb_agg(to_jsonb(o) - 'id' - 'game_id' - 'confirmed_at' order by o.as_of, o.id)
  from public.odds_quotes o where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz
) as changes
from public.slate_entries e
where exists (select from public.odds_quotes o
  where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz);

-- The events of every slate that is kept, each as published with its predictions.
create view public.slate_event_list with (security_invoker = true) as
select e.slate_id, e.event_id as id, e.sport, e.start_time, e.event,
  coalesce((select jsonb_agg(jsonb_build_object('part', p.part, 'id', p.id, 'recipe', p.recipe, 'outcome', p.outcome,
      'factors', p.factors, 'rated_from', p.rated_from, 'own', p.own, 'anchor', p.anchor,
      'learned_to', p.learned_to, 'created_at', p.created_at))
    from public.slate_event_predictions s join public.event_predictions p on p.id = s.prediction_id
    where s.slate_id = e.slate_id and s.event_id = e.event_id), '[]') as predictions
from public.slate_events e;

-- The same, of the current slate.
create view public.published_events with (security_invoker = true) as
select e.* from public.current_slate c join public.slate_event_list e on e.slate_id = c.slate_id;

-- The last prediction of each game that is on the ledger, and whether its grid is kept: without, it can be shown no more.
create view public.ledgered_predictions with (security_invoker = true) as
select last.*, p.simulation_data is not null as shown
from (
  select distinct on (l.game_id) l.game_id, l.prediction_id, l.seq, l.hash, l.previous_hash, l.appended_at
  from public.ledger l where l.kind = 'prediction' and l.game_id is not null
  order by l.game_id, l.seq desc
) last join public.predictions p on p.id = last.prediction_id;

-- The last prediction of each part of an event that is on the ledger.
create view public.ledgered_event_predictions with (security_invoker = true) as
select distinct on (l.event_id, l.part) l.event_id, l.part, p.names, l.event_prediction_id, l.seq, l.appended_at
from public.ledger l join public.event_predictions p on p.id = l.event_prediction_id
where l.kind = 'prediction'
order by l.event_id, l.part, l.seq desc;

-- The last result of each finished game that is no sample. A game that the feed has opened again has none.
create view public.final_results with (security_invoker = true) as
select distinct on (r.game_id) r.game_id, r.version, r.home_score, r.away_score, g.league, g.season, g.game_time,
  g.neutral_site, g.postseason, g.preseason, h.rating_key as home_key, a.rating_key as away_key, h.name as home_name, a.name as away_name
from public.results r
join public.games g on g.id = r.game_id and not g.sample and g.status = 'final'
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id
order by r.game_id, r.version desc;

-- The last result of each part of an event that is no sample; none where the feed has taken it back.
create view public.last_event_results with (security_invoker = true) as
select * from (
  select distinct on (r.event_id, r.part) r.event_id, r.part, r.version, r.result
  from public.event_results r join public.events e on e.id = r.event_id and not e.sample
  order by r.event_id, r.part, r.version desc
) last where last.result is not null;

-- Finished games with a prediction on the ledger whose latest result has no grade yet.
create view public.ungraded_predictions with (security_invoker = true) as
select r.game_id, r.version, r.league, r.home_score, r.away_score, l.prediction_id, p.home_win_probability,
  p.away_win_probability, p.market
from public.final_results r
join public.ledgered_predictions l on l.game_id = r.game_id
join public.predictions p on p.id = l.prediction_id
where not exists (select from public.grades g
  where g.prediction_id = l.prediction_id and g.result_version = r.version);

-- The same of parts of events. What has its grade is left out before the ledger is asked, so that a refresh does not
-- read the whole ledger.
create view public.ungraded_event_predictions with (security_invoker = true) as
select r.event_id, r.part, r.version, r.result, l.event_prediction_id, l.names, l.outcome, l.market, e.facts
from public.last_event_results r
join public.events e on e.id = r.event_id
cross join lateral (
  select s.event_prediction_id, p.names, p.outcome, p.market
  from public.ledger s join public.event_predictions p on p.id = s.event_prediction_id
  where s.event_id = r.event_id and s.part = r.part and s.kind = 'prediction'
  order by s.seq desc limit 1
) l
where l.outcome is not null and not exists (select from public.event_grades g
  where g.event_id = r.event_id and g.part = r.part and g.result_version = r.version);

-- The last grade of each prediction of an event, by the latest result of what it is about.
create view public.last_event_grades with (security_invoker = true) as
select g.*, e.sport, e.league, e.name as event_name, e.start_time
from public.event_grades g
join public.events e on e.id = g.event_id
join public.last_event_results r on r.event_id = g.event_id and r.part = g.part and r.version = g.result_version;

-- Every graded pick with the names it is of, by the latest result of each; samples left out. Pages of teams, fighters
-- and players show their record from it.
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

-- The record. A pick out of a field of forty mostly loses: only picks between two sides make a win rate.
create view public.platform_stats with (security_invoker = true) as
select count(*)::integer as graded,
  count(*) filter (where outcome = 'win' and market = 'moneyline')::integer as wins,
  count(*) filter (where outcome = 'loss' and market = 'moneyline')::integer as losses,
  count(units)::integer as staked,
  coalesce(sum(units), 0)::float8 as units
from public.graded_picks;
