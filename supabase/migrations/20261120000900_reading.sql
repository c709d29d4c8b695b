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

-- The last prediction of each game that is on the ledger, and whether it can be shown: not without its grid, and not
-- where its sides have changed places since it was said.
create view public.ledgered_predictions with (security_invoker = true) as
select last.game_id, last.prediction_id, last.seq, last.hash, last.previous_hash, last.appended_at,
  p.simulation_data is not null
    and (said.payload::jsonb #>> '{game,home}', said.payload::jsonb #>> '{game,away}') is distinct from (a.name, h.name) as shown
from (
  select distinct on (l.game_id) l.game_id, l.prediction_id, l.seq, l.hash, l.previous_hash, l.appended_at
  from public.ledger l where l.kind = 'prediction' and l.game_id is not null
  order by l.game_id, l.seq desc
) last
join public.ledger said on said.seq = last.seq
join public.predictions p on p.id = last.prediction_id
join public.games g on g.id = last.game_id
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id;

-- When the ledger took the first prediction of each game.
create view public.first_said with (security_invoker = true) as
select distinct on (l.game_id) l.game_id, l.appended_at
from public.ledger l where l.kind = 'prediction' and l.game_id is not null
order by l.game_id, l.seq;

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

-- The edges that the ledger said last of a game, and of a part of an event.
create view public.last_edges with (security_invoker = true) as
select distinct on (l.game_id, l.event_id, l.part) l.game_id, l.event_id, l.part,
  coalesce(l.prediction_id, l.event_prediction_id) as prediction_id, l.payload::jsonb -> 'edges' as edges
from public.ledger l where l.kind = 'edges'
order by l.game_id, l.event_id, l.part, l.seq desc;

-- What is to be graded of games: those with a result that has no grade yet and, as version 0, those that were called off:
-- put off and two days past their start, or two weeks past it without a result. What has its grade is left out before
-- the ledger is asked, so that a refresh does not read the whole ledger.
create view public.ungraded_predictions with (security_invoker = true) as
select d.*, l.seq as prediction_line, l.prediction_id, l.payload::jsonb -> 'picks' as picks,
  l.payload::jsonb #>> '{game,home}' as said_home, l.payload::jsonb #>> '{game,away}' as said_away,
  l.payload::jsonb #> '{prediction,own}' as own,
  (select jsonb_agg(jsonb_build_object('line', e.seq, 'predictionId', e.prediction_id,
      'edges', e.payload::jsonb -> 'edges') order by e.seq)
    from public.ledger e where e.game_id = d.game_id and e.kind = 'edges') as edges
from (
  select r.game_id, r.version, r.league, r.game_time, r.home_name, r.away_name, r.home_score, r.away_score
  from public.final_results r
  union all
  select g.id, 0, g.league, g.game_time, h.name, a.name, null, null
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

-- The same of parts of events; of a card or field that is over, what has no result after two days did not take place.
create view public.ungraded_event_predictions with (security_invoker = true) as
select d.event_id, d.part, d.version, e.league, e.name, e.start_time, e.facts, l.seq as prediction_line,
  l.event_prediction_id, l.payload::jsonb -> 'picks' as picks, l.payload::jsonb -> 'names' as names,
  (l.payload::jsonb #>> '{prediction,own,a}')::float8 as own,
  (select jsonb_agg(jsonb_build_object('line', s.seq, 'predictionId', s.event_prediction_id,
      'edges', s.payload::jsonb -> 'edges') order by s.seq)
    from public.ledger s where s.event_id = d.event_id and s.part = d.part and s.kind = 'edges') as edges
from (
  select r.event_id, r.part, r.version from public.last_event_results r
  union all
  select c.id, said.part, 0 from public.events c
  cross join lateral (select distinct s.part from public.ledger s where s.event_id = c.id) said
  where not c.sample and c.start_time between public.clock() - interval '90 days' and public.clock() - interval '2 days'
    and (c.status in ('final', 'postponed') or c.start_time < public.clock() - interval '14 days')
    and not exists (select from public.last_event_results r where r.event_id = c.id and r.part = said.part)
) d
join public.events e on e.id = d.event_id
cross join lateral (
  select s.* from public.ledger s where s.event_id = d.event_id and s.part = d.part and s.kind = 'prediction'
  order by s.seq desc limit 1
) l
where not exists (select from public.event_grades g
  where g.event_id = d.event_id and g.part = d.part and g.result_version = d.version);

-- Every graded pick and edge with the names it is of, by the latest result of each: what the record is made of. Samples
-- are never graded.
create view public.record_rows with (security_invoker = true) as
select g.ledger_seq as grade_line, g.prediction_line, 'game' as kind, g.game_id as id, '' as part, t.league::text,
  a.name || ' @ ' || h.name as name, t.game_time as start_time, g.basis, g.market,
  case g.pick when 'home' then h.name when 'away' then a.name else g.pick end as pick, null::text as how,
  case when g.pick in ('over', 'under', 'draw') then null when g.pick = 'home' then a.name else h.name end as opponent,
  g.line, g.probability, g.draw_probability, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, g.closing_draw_probability, g.closing_price, g.closing_line,
  r.home_score, r.away_score, g.result_version
from public.grades g
join public.games t on t.id = g.game_id
join public.teams h on h.id = t.home_team_id
join public.teams a on a.id = t.away_team_id
left join public.final_results r on r.game_id = g.game_id
where g.result_version = coalesce(r.version, 0)
union all
select g.ledger_seq, g.prediction_line, 'event', g.event_id, g.part, e.league, e.name, e.start_time, g.basis, g.market,
  g.pick, g.how, g.opponent, null, g.probability, null, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, null, g.closing_price, null, null, null, g.result_version
from public.event_grades g
join public.events e on e.id = g.event_id
left join public.last_event_results r on r.event_id = g.event_id and r.part = g.part
where g.result_version = coalesce(r.version, 0);

-- What tells one state of the record from another, without reading it: grades are only added, but a result that is
-- corrected or taken back changes which of them count.
create view public.record_fingerprint with (security_invoker = true) as
select count(*)::text || '-' || coalesce(max(grade_line), 0)::text || '-' || coalesce(sum(grade_line), 0)::text as fingerprint
from public.record_rows;
