-- A kept page says the last word that counts, and keeps how its simulated runs fell: a line said at or after the earliest start that
-- was ever told is on the ledger, and is not graded. All that such a page shows is read in one call.

-- Whether a line was said before the earliest start ever told: a start may have been told, or told back, after it.
create function public.counts(p_line public.ledger) returns boolean language sql stable security definer set search_path = '' as $$
  select strpos(p_line.payload, '"counts":false') = 0 and p_line.appended_at < coalesce(
    (select public.counting_start(g) from public.games g where g.id = p_line.game_id),
    (select public.counting_start(e) from public.events e where e.id = p_line.event_id))
$$;

-- The prediction said last of those that count; where none does, the one said last.
create function public.counted_word(p_game_id bigint) returns bigint language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    (select l.prediction_id from public.ledger l where l.game_id = p_game_id and l.kind = 'prediction' and public.counts(l)
      order by l.seq desc limit 1),
    public.last_word(p_game_id));
end $$;
create function public.counted_word(p_event_id bigint, p_part text) returns bigint language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    (select l.event_prediction_id from public.ledger l
      where l.event_id = p_event_id and l.part = p_part and l.kind = 'prediction' and public.counts(l)
      order by l.seq desc limit 1),
    public.last_word(p_event_id, p_part));
end $$;

-- As before, but what is kept beside the last word, and leaves its shape, is the word that counts.
create or replace function public.thin_grids(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  chosen bigint[];
begin
  chosen := array(
    select p.id from public.predictions p join public.games g on g.id = p.game_id
    where (p.simulation_data is not null or p.projected_player_stats is not null)
      and public.game_is_closed(g)
      and g.game_time < public.clock() - case
        when p.id is distinct from public.last_word(p.game_id) and p.id is distinct from public.counted_word(p.game_id)
          then interval '1 day'
        when g.status = 'final' then interval '45 days' end
      and not exists (select from public.slate_entries e where e.prediction_id = p.id)
    limit p_most);
  insert into public.prediction_shapes (prediction_id, margins, totals)
  select p.id, s.shape -> 'margins', s.shape -> 'totals'
  from public.predictions p cross join lateral (select public.shape_of(p.simulation_data -> 'grid') as shape) s
  where p.id = any (chosen) and p.id = public.counted_word(p.game_id) and jsonb_typeof(s.shape -> 'margins') = 'array'
  on conflict do nothing;
  update public.predictions set simulation_data = null, projected_player_stats = null where id = any (chosen);
  return cardinality(chosen);
end $$;

create or replace function public.thin_outcomes(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  chosen bigint[];
begin
  chosen := array(
    select p.id from public.event_predictions p join public.events e on e.id = p.event_id
    where p.outcome is not null and public.event_is_closed(e)
      and e.start_time < public.clock() - case
        when p.id is distinct from public.last_word(p.event_id, p.part)
          and p.id is distinct from public.counted_word(p.event_id, p.part) then interval '1 day'
        when e.status = 'final' then interval '1 year' end
      and not exists (select from public.slate_event_predictions s where s.prediction_id = p.id)
    limit p_most);
  insert into public.event_shapes (prediction_id, outcome)
  select p.id, public.shape_of_event(p.outcome) from public.event_predictions p
  where p.id = any (chosen) and p.id = public.counted_word(p.event_id, p.part) and jsonb_typeof(p.outcome) = 'object'
  on conflict do nothing;
  update public.event_predictions set outcome = null where id = any (chosen);
  return cardinality(chosen);
end $$;

-- As before, with the word that counts. The second branch is read only where none does.
create or replace view public.past_games with (security_invoker = true) as
select g.id, g.league, g.sample, g.game_time, g.status, g.home_score, g.away_score, g.home_team_id, g.away_team_id,
  h.name as home_name, h.short_name as home_short, a.name as away_name, a.short_name as away_short,
  p.home_win_probability, p.away_win_probability, p.draw_probability, g.neutral_site, g.as_of
from public.games g
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id
cross join lateral (
  (select l.prediction_id from public.ledger l where l.game_id = g.id and l.kind = 'prediction'
    and l.appended_at < public.counting_start(g) and strpos(l.payload, '"counts":false') = 0 order by l.seq desc limit 1)
  union all
  (select l.prediction_id from public.ledger l where l.game_id = g.id and l.kind = 'prediction' order by l.seq desc limit 1)
  limit 1
) said
join public.predictions p on p.id = said.prediction_id
where g.closed_at is not null or g.begun_at is not null or g.status in ('final', 'postponed')
  or public.clock() >= case when g.time_known then g.game_time else g.game_time + interval '1 day' end;

create or replace view public.past_events with (security_invoker = true) as
select e.id, e.part, e.league, e.sample, e.name, e.start_time, e.status, w.said -> 'names' as names,
  p.pick ->> 'pick' as pick, (p.pick ->> 'probability')::double precision as probability, g.outcome
from public.past_forecast_parts e
join public.events t on t.id = e.id
cross join lateral (
  (select l.payload::jsonb as said from public.ledger l where l.event_id = e.id and l.part = e.part and l.kind = 'prediction'
    and l.appended_at < public.counting_start(t) and strpos(l.payload, '"counts":false') = 0 order by l.seq desc limit 1)
  union all
  (select l.payload::jsonb as said from public.ledger l where l.event_id = e.id and l.part = e.part and l.kind = 'prediction'
    order by l.seq desc limit 1)
  limit 1
) w
left join lateral (
  select one as pick from jsonb_array_elements(case jsonb_typeof(w.said -> 'picks') when 'array' then w.said -> 'picks' end) one
  where one ->> 'market' in ('moneyline', 'outright') limit 1
) p on true
left join lateral (
  select g.outcome::text from public.event_grades g
  where g.event_id = e.id and g.part = e.part and g.basis = 'pick' and g.market in ('moneyline', 'outright')
  order by g.ledger_seq desc limit 1
) g on true;

drop view public.event_last_words;

-- A team as a page names it.
create function public.team_said(p_team public.teams) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', p_team.name, 'short_name', p_team.short_name, 'abbreviation', p_team.abbreviation,
    'logo_url', p_team.logo_url, 'color', p_team.color, 'rating_key', p_team.rating_key)
$$;

-- Whether the site shows samples: null before the first slate.
create function public.shows_samples() returns boolean language sql stable set search_path = '' as $$
  select s.sample from public.current_slate c join public.slates s on s.id = c.slate_id
$$;

-- All that the lasting page of a game shows: the game as told last, the word that counts, its line, how its runs fell, the grades.
-- Null if nothing was ever said of it.
create function public.kept_game(p_id bigint) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('shows_samples', public.shows_samples(),
    'game', to_jsonb(g) || jsonb_build_object('home', public.team_said(h), 'away', public.team_said(a)),
    'lines', n.lines, 'uncounted', n.uncounted, 'first_at', n.first_at,
    'line', jsonb_build_object('seq', w.seq, 'hash', w.hash, 'previous_hash', w.previous_hash, 'appended_at', w.appended_at,
      'counts', public.counts(w)),
    'said', jsonb_build_object('home_win_probability', p.home_win_probability, 'away_win_probability', p.away_win_probability,
      'draw_probability', p.draw_probability, 'predicted_home_score', p.predicted_home_score,
      'predicted_away_score', p.predicted_away_score, 'iterations', p.iterations, 'seed', p.seed,
      'engine_version', p.engine_version),
    'margins', s.margins, 'totals', s.totals,
    'grid', case when s.prediction_id is null then p.simulation_data -> 'grid' end,
    'grades', (select coalesce(jsonb_agg(to_jsonb(r) order by r.basis desc, r.grade_line), '[]')
      from public.record_rows r where r.kind = 'game' and r.id = p_id))
  from public.games g
  join public.teams h on h.id = g.home_team_id
  join public.teams a on a.id = g.away_team_id
  cross join lateral (
    select count(*) as lines, count(*) filter (where not public.counts(l)) as uncounted, min(l.appended_at) as first_at,
      coalesce(max(l.seq) filter (where public.counts(l)), max(l.seq)) as seq
    from public.ledger l where l.game_id = p_id and l.kind = 'prediction'
  ) n
  join public.ledger w on w.seq = n.seq
  join public.predictions p on p.id = w.prediction_id
  left join public.prediction_shapes s on s.prediction_id = p.id
  where g.id = p_id
$$;

-- The same of an event: of one part, or with an empty one of a card and all of its bouts, without what their runs came to, which is
-- most of what there is to read. A part's card comes without its other bouts.
create function public.kept_event(p_id bigint, p_part text) returns jsonb language sql stable security definer set search_path = '' as $$
  with words as (
    select f.part, n.lines, n.uncounted, n.first_at, w.seq, w.hash, w.previous_hash, w.appended_at, public.counts(w) as counts,
      w.payload::jsonb as payload, w.event_prediction_id
    from public.forecast_parts f
    cross join lateral (
      select count(*) as lines, count(*) filter (where not public.counts(l)) as uncounted, min(l.appended_at) as first_at,
        coalesce(max(l.seq) filter (where public.counts(l)), max(l.seq)) as seq
      from public.ledger l where l.event_id = f.event_id and l.part = f.part and l.kind = 'prediction'
    ) n
    join public.ledger w on w.seq = n.seq
    where f.event_id = p_id and (p_part = '' or f.part = p_part)
  )
  select jsonb_build_object('shows_samples', public.shows_samples(),
    'event', jsonb_build_object('id', e.id, 'source', e.source, 'sample', e.sample, 'as_of', e.as_of,
      'previous_start', e.previous_start, 'previous_time_known', e.previous_time_known,
      'facts', case when p_part <> '' and own.bouts is not null then e.facts || jsonb_build_object('bouts', own.bouts)
        else e.facts end),
    'parts', (select jsonb_agg(jsonb_build_object('part', w.part, 'lines', w.lines, 'uncounted', w.uncounted,
        'first_at', w.first_at, 'names', w.payload -> 'names', 'picks', w.payload -> 'picks',
        'same_sides', w.payload #> '{event,sameSides}',
        'line', jsonb_build_object('seq', w.seq, 'hash', w.hash, 'previous_hash', w.previous_hash,
          'appended_at', w.appended_at, 'counts', w.counts),
        'made', jsonb_build_object('id', p.id, 'seed', p.recipe ->> 'seed', 'engine', p.recipe ->> 'engineVersion',
          'runs', p.recipe -> 'iterations', 'created_at', p.created_at,
          'outcome', case when w.part = p_part then coalesce(s.outcome, public.shape_of_event(p.outcome)) end))
        order by w.part)
      from words w
      join public.event_predictions p on p.id = w.event_prediction_id
      left join public.event_shapes s on s.prediction_id = p.id),
    'grades', (select coalesce(jsonb_agg(to_jsonb(r) order by r.basis desc, r.grade_line), '[]')
      from public.record_rows r where r.kind = 'event' and r.id = p_id))
  from public.events e
  left join lateral (
    select jsonb_agg(b) as bouts from jsonb_array_elements(e.facts -> 'bouts') b where b ->> 'key' = p_part
  ) own on true
  where e.id = p_id and exists (select from words)
$$;

revoke all on function public.counts, public.counted_word(bigint), public.counted_word(bigint, text), public.thin_grids,
  public.thin_outcomes, public.team_said, public.shows_samples, public.kept_game, public.kept_event
  from public, anon, authenticated, service_role;
-- Views and a column of the ledger ask for these with their reader's rights.
alter function public.counting_start(public.games) security definer;
alter function public.counting_start(public.events) security definer;
grant execute on function public.counts, public.counting_start(public.games), public.counting_start(public.events),
  public.kept_game, public.kept_event to service_role;
