-- The price of an edge leaves with its feed: where that does not allow giving prices on, a grade and its line of the ledger say
-- "withheld" instead, and have no units and no price or line at the close, from which the price could be read.

alter table public.grades add column price_withheld boolean not null default false,
  add constraint grades_withhold check (not price_withheld
    or (basis = 'edge' and num_nonnulls(price, units, closing_price, closing_line) = 0));
alter table public.event_grades add column price_withheld boolean not null default false,
  add constraint event_grades_withhold check (not price_withheld
    or (basis = 'edge' and num_nonnulls(price, units, closing_price) = 0));
comment on column public.grades.price_withheld is 'of an edge: its feed does not allow giving the price on';

-- What the ledger says as price.
create function public.said_price(p_price integer, p_withheld boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_withheld then '"withheld"'::jsonb else to_jsonb(p_price) end
$$;
revoke all on function public.said_price from public, anon, authenticated, service_role;

-- Appends the grades that are new, each after its line on the ledger; answers how many.
create or replace function public.save_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  n record;
  line_of_grade bigint;
  saved integer := 0;
begin
  perform public.hold_refresh_lease(p_token);
  for n in select g.*, item ->> 'payload' as payload
    from jsonb_array_elements(p_grades) item cross join lateral jsonb_populate_record(null::public.grades, item) g
  loop
    continue when exists (select from public.grades g where g.game_id = n.game_id and g.basis = n.basis
      and g.market = n.market and g.result_version = n.result_version
      and (n.basis = 'pick' or g.pick = n.pick and g.line is not distinct from n.line));
    perform public.require_same_grade(n.payload, jsonb_build_object('gameId', n.game_id,
      'predictionId', n.prediction_id, 'predictionLine', n.prediction_line, 'resultVersion', n.result_version,
      'basis', n.basis, 'market', n.market, 'pick', n.pick, 'line', n.line, 'probability', n.probability,
      'drawProbability', n.draw_probability, 'choices', n.choices, 'book', n.book,
      'price', public.said_price(n.price, n.price_withheld), 'claimed', n.claimed, 'outcome', n.outcome,
      'units', n.units, 'closingProbability', n.closing_probability, 'closingDrawProbability', n.closing_draw_probability, 'closingPrice', n.closing_price,
      'closingLine', n.closing_line));
    insert into public.ledger (kind, game_id, prediction_id, payload)
      values ('grade', n.game_id, n.prediction_id, n.payload) returning seq into line_of_grade;
    insert into public.grades (ledger_seq, game_id, prediction_id, basis, market, result_version, pick, line,
      probability, draw_probability, choices, book, price, claimed, outcome, units, closing_probability,
      closing_draw_probability, closing_price, closing_line, prediction_line, graded_at, price_withheld)
    values (line_of_grade, n.game_id, n.prediction_id, n.basis, n.market, n.result_version, n.pick, n.line,
      n.probability, n.draw_probability, n.choices, n.book, n.price, n.claimed, n.outcome, n.units,
      n.closing_probability, n.closing_draw_probability, n.closing_price, n.closing_line, n.prediction_line,
      n.graded_at, coalesce(n.price_withheld, false));
    saved := saved + 1;
  end loop;
  return saved;
end $$;

create or replace function public.save_event_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  n record;
  line_of_grade bigint;
  saved integer := 0;
begin
  perform public.hold_refresh_lease(p_token);
  for n in select g.*, item ->> 'payload' as payload
    from jsonb_array_elements(p_grades) item cross join lateral jsonb_populate_record(null::public.event_grades, item) g
  loop
    continue when exists (select from public.event_grades g where g.event_id = n.event_id and g.part = n.part
      and g.basis = n.basis and g.market = n.market and g.result_version = n.result_version
      and (n.basis = 'pick' or g.pick = n.pick));
    perform public.require_same_grade(n.payload, jsonb_build_object('eventId', n.event_id, 'part', n.part,
      'predictionId', n.event_prediction_id, 'predictionLine', n.prediction_line, 'resultVersion', n.result_version,
      'basis', n.basis, 'market', n.market, 'pick', n.pick, 'how', n.how, 'opponent', n.opponent,
      'probability', n.probability, 'choices', n.choices, 'book', n.book,
      'price', public.said_price(n.price, n.price_withheld), 'claimed', n.claimed, 'outcome', n.outcome,
      'units', n.units, 'closingProbability', n.closing_probability, 'closingPrice', n.closing_price));
    insert into public.ledger (kind, event_id, part, event_prediction_id, payload)
      values ('grade', n.event_id, n.part, n.event_prediction_id, n.payload) returning seq into line_of_grade;
    insert into public.event_grades (ledger_seq, event_id, part, event_prediction_id, basis, market, result_version,
      pick, how, opponent, probability, choices, book, price, claimed, outcome, units, closing_probability,
      closing_price, prediction_line, graded_at, price_withheld)
    values (line_of_grade, n.event_id, n.part, n.event_prediction_id, n.basis, n.market, n.result_version, n.pick,
      n.how, n.opponent, n.probability, n.choices, n.book, n.price, n.claimed, n.outcome, n.units,
      n.closing_probability, n.closing_price, n.prediction_line, n.graded_at,
      coalesce(n.price_withheld, false));
    saved := saved + 1;
  end loop;
  return saved;
end $$;

-- The record's lines as before, and whether their price is withheld.
create or replace view public.record_rows with (security_invoker = true) as
select g.ledger_seq as grade_line, g.prediction_line, 'game' as kind, g.game_id as id, '' as part, t.league::text,
  a.name || ' @ ' || h.name as name, t.game_time as start_time, g.basis, g.market,
  case g.pick when 'home' then h.name when 'away' then a.name else g.pick end as pick, null::text as how,
  case when g.pick in ('over', 'under', 'draw') then null when g.pick = 'home' then a.name else h.name end as opponent,
  g.line, g.probability, g.draw_probability, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, g.closing_draw_probability, g.closing_price, g.closing_line,
  r.home_score, r.away_score, g.result_version,
  case when g.market = 'moneyline' and c.told_at <= t.game_time then case g.pick
    when 'home' then 100 * c.home / (c.home + c.away) when 'away' then 100 * c.away / (c.home + c.away) end
  end as espn_probability, g.price_withheld
from public.grades g
join public.games t on t.id = g.game_id
join public.teams h on h.id = t.home_team_id
join public.teams a on a.id = t.away_team_id
left join public.final_results r on r.game_id = g.game_id
left join public.game_chances c on c.game_id = g.game_id and c.source = 'espn'
where g.result_version = coalesce(r.version, 0)
union all
select g.ledger_seq, g.prediction_line, 'event', g.event_id, g.part, e.league, e.name, e.start_time, g.basis, g.market,
  g.pick, g.how, g.opponent, null, g.probability, null, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, null, g.closing_price, null, null, null, g.result_version, null, g.price_withheld
from public.event_grades g
join public.events e on e.id = g.event_id
left join public.last_event_results r on r.event_id = g.event_id and r.part = g.part
where g.result_version = coalesce(r.version, 0);
