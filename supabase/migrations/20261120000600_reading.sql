-- What the site reads, each in one statement, so that a reader never sees half of a slate.

-- The last price of each book before the start: the closing line once the game has begun.
create view public.latest_odds with (security_invoker = true) as
select distinct on (o.game_id, o.source, o.provider) o.*
from public.odds_quotes o join public.games g on g.id = o.game_id
where o.as_of <= g.game_time
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

-- The last prediction of each game that is on the ledger, and the price it was published with.
create view public.ledgered_predictions with (security_invoker = true) as
select distinct on (l.game_id) l.game_id, l.prediction_id, l.seq, l.hash, l.previous_hash, l.appended_at
from public.ledger l where l.kind = 'prediction'
order by l.game_id, l.seq desc;

-- The last result of each finished game that is no sample. A game that the feed has opened again has none.
create view public.final_results with (security_invoker = true) as
select distinct on (r.game_id) r.game_id, r.version, r.home_score, r.away_score, g.league, g.season, g.game_time,
  g.neutral_site, g.postseason, g.preseason, h.rating_key as home_key, a.rating_key as away_key, h.name as home_name, a.name as away_name
from public.results r
join public.games g on g.id = r.game_id and not g.sample and g.status = 'final'
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id
order by r.game_id, r.version desc;

-- The record: graded predictions of finished games, by the latest result of each; samples left out.
create view public.platform_stats with (security_invoker = true) as
with last_grades as (
  select g.* from public.grades g
  join public.predictions p on p.id = g.prediction_id
  join public.final_results r on r.game_id = p.game_id and r.version = g.result_version
)
select count(*)::integer as graded,
  count(*) filter (where outcome = 'win')::integer as wins,
  count(*) filter (where outcome = 'loss')::integer as losses,
  count(units)::integer as staked,
  coalesce(sum(units), 0)::float8 as units
from last_grades;

-- Finished games with a prediction on the ledger whose latest result has no grade yet.
create view public.ungraded_predictions with (security_invoker = true) as
select r.game_id, r.version, r.league, r.home_score, r.away_score, l.prediction_id, p.home_win_probability,
  p.away_win_probability, p.market
from public.final_results r
join public.ledgered_predictions l on l.game_id = r.game_id
join public.predictions p on p.id = l.prediction_id
where not exists (select from public.grades g
  where g.prediction_id = l.prediction_id and g.result_version = r.version);
