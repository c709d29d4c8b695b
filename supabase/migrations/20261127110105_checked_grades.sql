-- Grades that follow: the database settles every grade it is given, from its own results and the line that is graded, and refuses one
-- that says something else. Each grade is taken or refused by itself.

-- A result is told when it is told, not later.
create function public.told_by_now() returns trigger language plpgsql set search_path = '' as $$
begin
  new.recorded_at := least(new.recorded_at, public.clock());
  return new;
end $$;
create trigger results_are_told_by_now before insert on public.results for each row execute function public.told_by_now();
create trigger event_results_are_told_by_now before insert on public.event_results for each row execute function public.told_by_now();

-- A grade keeps the start that it says: a feed may tell another one for years.
alter table public.grades add column started_at timestamptz;
alter table public.event_grades add column started_at timestamptz;
comment on column public.grades.started_at is 'the earliest start ever told, as its line has it; null of grades from before rule 1';
comment on column public.event_grades.started_at is 'the earliest start ever told, as its line has it; null of grades from before rule 1';

-- Of which results every pick and edge has its grade: those are not looked at again.
create table public.graded_games (
  game_id bigint not null references public.games (id),
  result_version integer not null,
  primary key (game_id, result_version)
);
create table public.graded_parts (
  event_id bigint not null references public.events (id),
  part text not null,
  result_version integer not null,
  primary key (event_id, part, result_version)
);
comment on table public.graded_games is 'results of which all that counts has been graded; 0: called off';
comment on table public.graded_parts is 'results of which all that counts has been graded; 0: called off';
alter table public.graded_games enable row level security;
alter table public.graded_parts enable row level security;
revoke all on public.graded_games, public.graded_parts from public, anon, authenticated, service_role;
grant select on public.graded_games, public.graded_parts to service_role;
insert into public.graded_games select distinct game_id, result_version from public.grades;
insert into public.graded_parts select distinct event_id, part, result_version from public.event_grades;

-- Whether a result was taken back while that may be: within two days of the first time it was told.
create function public.result_is_withdrawn(p_event_id bigint, p_part text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(last.result is null and last.recorded_at < (select min(f.recorded_at) from public.event_results f
    where f.event_id = p_event_id and f.part = p_part and f.result is not null) + interval '2 days', false)
  from (select null::integer as none) n left join lateral (
    select r.* from public.event_results r where r.event_id = p_event_id and r.part = p_part order by r.version desc limit 1) last on true
$$;

-- As before, now of the last prediction and of the edges before the earliest start ever told, each edge with the sides of its own
-- line. What has a final result is not called off, whatever a feed says of it later.
create or replace view public.ungraded_predictions with (security_invoker = true) as
select d.game_id, d.version, d.league, d.game_time, d.home_name, d.away_name, d.home_score, d.away_score,
  l.seq as prediction_line, l.prediction_id, l.payload::jsonb -> 'picks' as picks,
  l.payload::jsonb #>> '{game,home}' as said_home, l.payload::jsonb #>> '{game,away}' as said_away,
  l.payload::jsonb #> '{prediction,own}' as own,
  (select jsonb_agg(jsonb_build_object('line', e.seq, 'predictionId', e.prediction_id, 'edges', e.payload::jsonb -> 'edges',
      'home', coalesce(e.payload::jsonb ->> 'home', p.payload::jsonb #>> '{game,home}'),
      'away', coalesce(e.payload::jsonb ->> 'away', p.payload::jsonb #>> '{game,away}')) order by e.seq)
    from public.ledger e
    left join lateral (select s.payload from public.ledger s where s.prediction_id = e.prediction_id and s.kind = 'prediction'
      and s.seq < e.seq order by s.seq desc limit 1) p on true
    where e.game_id = d.game_id and e.kind = 'edges' and e.appended_at < d.earliest_start) as edges,
  d.called_after, d.earliest_start, d.told_by, d.told_at
from (
  select r.game_id, r.version, r.league, r.game_time, r.home_name, r.away_name, r.home_score, r.away_score, r.called_after,
    date_trunc('milliseconds', coalesce(g.earliest_start, g.game_time)) as earliest_start, g.source as told_by, v.recorded_at as told_at
  from public.final_results r
  join public.games g on g.id = r.game_id
  join public.results v on v.game_id = r.game_id and v.version = r.version
  union all
  select g.id, 0, g.league, g.game_time, h.name, a.name, null, null, null,
    date_trunc('milliseconds', coalesce(g.earliest_start, g.game_time)),
    case when g.status = 'postponed' then g.source end, case when g.status = 'postponed' then g.as_of end
  from public.games g
  join public.teams h on h.id = g.home_team_id
  join public.teams a on a.id = g.away_team_id
  where not g.sample and (g.status = 'postponed' and g.game_time < public.clock() - interval '2 days'
    or g.status in ('scheduled', 'live') and g.game_time < public.clock() - interval '14 days')
    and not exists (select from public.results r where r.game_id = g.id)
) d
cross join lateral (
  select s.* from public.ledger s where s.game_id = d.game_id and s.kind = 'prediction' and s.appended_at < d.earliest_start
  order by s.seq desc limit 1
) l
where d.earliest_start <= public.clock()
  and not exists (select from public.graded_games g where g.game_id = d.game_id and g.result_version = d.version);

-- The same of parts of events, with the prices that each book asked last before the start.
create or replace view public.ungraded_event_predictions with (security_invoker = true) as
select d.event_id, d.part, d.version, e.league, e.name, e.start_time, e.facts, l.seq as prediction_line,
  l.event_prediction_id, l.payload::jsonb -> 'picks' as picks, l.payload::jsonb -> 'names' as names,
  (l.payload::jsonb #>> '{prediction,own,a}')::float8 as own,
  (select jsonb_agg(jsonb_build_object('line', s.seq, 'predictionId', s.event_prediction_id,
      'edges', s.payload::jsonb -> 'edges', 'names', p.names) order by s.seq)
    from public.ledger s join public.event_predictions p on p.id = s.event_prediction_id
    where s.event_id = d.event_id and s.part = d.part and s.kind = 'edges'
      and s.appended_at < date_trunc('milliseconds', coalesce(e.earliest_start, e.start_time))) as edges,
  date_trunc('milliseconds', coalesce(e.earliest_start, e.start_time)) as earliest_start,
  case when d.version > 0 or e.status in ('final', 'postponed') then e.source end as told_by,
  case when d.version > 0 then d.recorded_at when e.status in ('final', 'postponed') then e.as_of end as told_at,
  (select jsonb_agg(jsonb_build_object('book', c.book, 'feed', c.feed, 'provider', c.provider, 'aName', c.a_name, 'bName', c.b_name,
      'a', c.a, 'b', c.b, 'asOf', c.as_of) order by c.feed, c.book)
    from public.pair_closings c where c.event_id = d.event_id and c.part = d.part) as closings
from (
  select r.event_id, r.part, r.version, v.recorded_at from public.last_event_results r
  join public.event_results v on v.event_id = r.event_id and v.part = r.part and v.version = r.version
  union all
  select c.id, said.part, 0, null from public.events c
  cross join lateral (select distinct s.part from public.ledger s where s.event_id = c.id) said
  where not c.sample and c.start_time between public.clock() - interval '90 days' and public.clock() - interval '2 days'
    and (c.status in ('final', 'postponed') or c.start_time < public.clock() - interval '14 days')
    and (not exists (select from public.event_results r where r.event_id = c.id and r.part = said.part and r.result is not null)
      or public.result_is_withdrawn(c.id, said.part))
) d
join public.events e on e.id = d.event_id
cross join lateral (
  select s.* from public.ledger s where s.event_id = d.event_id and s.part = d.part and s.kind = 'prediction'
    and s.appended_at < date_trunc('milliseconds', coalesce(e.earliest_start, e.start_time))
  order by s.seq desc limit 1
) l
where date_trunc('milliseconds', coalesce(e.earliest_start, e.start_time)) <= public.clock()
  and not exists (select from public.graded_parts g
    where g.event_id = d.event_id and g.part = d.part and g.result_version = d.version);


create function public.refuse_grade(p_why text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', p_why using errcode = 'restrict_violation';
end $$;

-- A pick or edge as its line says it.
create function public.bet_said(p_bet jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(p_bet) - 'consensusProbability' - 'fairPrice'
$$;

-- What the ledger says beside a grade's own columns, checked as far as the database can.
create function public.check_grade_measures(p_said jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_said -> 'closing') is distinct from 'array' or jsonb_typeof(p_said -> 'closingWithheld') is distinct from 'number'
      or (p_said ->> 'closingWithheld')::numeric < 0 then
    perform public.refuse_grade('it does not say what it was measured by');
  end if;
  if p_said ->> 'closingProbability' is null and jsonb_array_length(p_said -> 'closing') > 0 then
    perform public.refuse_grade('it names closing prices and has no chance at the close');
  end if;
  if coalesce(abs((p_said ->> 'closingPrice')::numeric) not between 100 and 100000, false)
      or exists (select from jsonb_array_elements(p_said -> 'closing') q where jsonb_typeof(q -> 'book') is distinct from 'string'
        or jsonb_typeof(q -> 'asOf') is distinct from 'string') then
    perform public.refuse_grade('its closing prices can be none');
  end if;
end $$;

-- Refuses a grade of a game that does not follow: from the last line before the earliest start, and from the result as stored.
create function public.check_grade(n public.grades, p_said jsonb) returns void language plpgsql set search_path = '' as $$
declare
  g public.games;
  r public.results;
  l public.ledger;
  start timestamptz;
  said jsonb;
  home text;
  away text;
  bet jsonb := public.bet_said(jsonb_build_object('market', n.market, 'pick', n.pick, 'line', n.line,
    'price', public.said_price(n.price, n.price_withheld), 'book', n.book, 'probability', n.probability,
    'drawProbability', n.draw_probability, 'choices', n.choices, 'claimed', n.claimed));
  of_line text := case n.basis when 'edge' then 'edges' else 'picks' end;
  outcome text;
begin
  select * into g from public.games where id = n.game_id;
  if not found or g.sample then perform public.refuse_grade('there is no such game'); end if;
  start := public.counting_start(g);
  if public.clock() < start then perform public.refuse_grade('it has not begun'); end if;

  select * into r from public.results where game_id = g.id order by version desc limit 1;
  if n.result_version = 0 then
    if r.version is not null then perform public.refuse_grade('it has a final result: it was not called off'); end if;
    if (g.status = 'postponed' and g.game_time < public.clock() - interval '2 days'
        or g.status in ('scheduled', 'live') and g.game_time < public.clock() - interval '14 days') is not true then
      perform public.refuse_grade('it was not called off');
    end if;
  elsif g.status <> 'final' or n.result_version is distinct from r.version then
    perform public.refuse_grade('that is not its result');
  end if;

  if n.basis = 'pick' then
    select * into l from public.ledger s where s.game_id = g.id and s.kind = 'prediction' and s.appended_at < start
      order by s.seq desc limit 1;
  else
    select * into l from public.ledger s where s.game_id = g.id and s.kind = 'edges' and s.appended_at < start
      and exists (select from jsonb_array_elements(s.payload::jsonb -> 'edges') e where e ->> 'market' = n.market
        and e ->> 'pick' = n.pick and (e ->> 'line')::float8 is not distinct from n.line)
      order by s.seq limit 1;
  end if;
  if l.seq is distinct from n.prediction_line or l.prediction_id is distinct from n.prediction_id then
    perform public.refuse_grade(case n.basis when 'pick' then 'that is not the last line before its start'
      else 'that is not the line that showed it first' end);
  end if;
  if l.appended_at > r.recorded_at then perform public.refuse_grade('its line came after its result'); end if;
  said := l.payload::jsonb;
  if not exists (select from jsonb_array_elements(said -> of_line) b where public.bet_said(b) = bet) then
    perform public.refuse_grade('its line does not say that bet');
  end if;

  select h.name, a.name into home, away from public.teams h, public.teams a where h.id = g.home_team_id and a.id = g.away_team_id;
  if n.basis = 'edge' and not said ? 'home' then
    select s.payload::jsonb -> 'game' into said from public.ledger s where s.prediction_id = l.prediction_id and s.kind = 'prediction'
      and s.seq < l.seq order by s.seq desc limit 1;
  elsif n.basis = 'pick' then
    said := said -> 'game';
  end if;
  outcome := case when n.result_version = 0 or (said ->> 'home' = away and said ->> 'away' = home) is true then 'void'
    else public.settle_game(g.league, n.market, n.pick, n.line, r.home_score, r.away_score, r.called_after) end;
  if n.outcome::text is distinct from outcome then perform public.refuse_grade('it came to ' || outcome); end if;
  if n.units is distinct from (case when not coalesce(n.price_withheld, false) then public.units_of(n.price, outcome) end) then
    perform public.refuse_grade('those are not its units');
  end if;

  if p_said @> (jsonb_build_object('rule', 1, 'startTime', public.iso(start), 'sides', jsonb_build_object('home', home, 'away', away),
      'score', case when r.version is not null then jsonb_build_object('home', r.home_score, 'away', r.away_score) end,
      'result', case when r.version is not null then jsonb_build_object('feed', g.source, 'toldAt', public.iso(r.recorded_at))
        when g.status = 'postponed' then jsonb_build_object('feed', g.source, 'toldAt', public.iso(g.as_of)) end)
      || case when r.called_after is not null then jsonb_build_object('calledAfter', r.called_after) else '{}' end) is not true
      or r.called_after is null and p_said ? 'calledAfter' then
    perform public.refuse_grade('it does not say what its result was');
  end if;
  perform public.check_grade_measures(p_said);
end $$;

create function public.check_grade(n public.event_grades, p_said jsonb) returns void language plpgsql set search_path = '' as $$
declare
  e public.events;
  r public.event_results;
  l public.ledger;
  start timestamptz;
  names jsonb := (select p.names from public.event_predictions p where p.id = n.event_prediction_id);
  ended jsonb;
  bet jsonb := public.bet_said(jsonb_build_object('market', n.market, 'pick', n.pick, 'how', n.how,
    'price', public.said_price(n.price, n.price_withheld), 'book', n.book, 'probability', n.probability,
    'choices', n.choices, 'claimed', n.claimed));
  of_line text := case n.basis when 'edge' then 'edges' else 'picks' end;
  outcome text;
begin
  select * into e from public.events where id = n.event_id;
  if not found or e.sample then perform public.refuse_grade('there is no such event'); end if;
  start := public.counting_start(e);
  if public.clock() < start then perform public.refuse_grade('it has not begun'); end if;

  select * into r from public.event_results where event_id = e.id and part = n.part order by version desc limit 1;
  if n.result_version = 0 then
    if exists (select from public.event_results x where x.event_id = e.id and x.part = n.part and x.result is not null)
        and not public.result_is_withdrawn(e.id, n.part) then
      perform public.refuse_grade('it has a final result: it was not called off');
    end if;
    if (e.start_time < public.clock() - interval '2 days'
        and (e.status in ('final', 'postponed') or e.start_time < public.clock() - interval '14 days')) is not true then
      perform public.refuse_grade('it was not called off');
    end if;
  elsif r.result is null or n.result_version is distinct from r.version then
    perform public.refuse_grade('that is not its result');
  end if;

  if n.basis = 'pick' then
    select * into l from public.ledger s where s.event_id = e.id and s.part = n.part and s.kind = 'prediction' and s.appended_at < start
      order by s.seq desc limit 1;
  else
    select * into l from public.ledger s where s.event_id = e.id and s.part = n.part and s.kind = 'edges' and s.appended_at < start
      and exists (select from jsonb_array_elements(s.payload::jsonb -> 'edges') b where b ->> 'market' = n.market
        and b ->> 'pick' = n.pick)
      order by s.seq limit 1;
  end if;
  if l.seq is distinct from n.prediction_line or l.event_prediction_id is distinct from n.event_prediction_id then
    perform public.refuse_grade(case n.basis when 'pick' then 'that is not the last line before its start'
      else 'that is not the line that showed it first' end);
  end if;
  if n.result_version > 0 and l.appended_at > r.recorded_at then perform public.refuse_grade('its line came after its result'); end if;
  if not exists (select from jsonb_array_elements(l.payload::jsonb -> of_line) b where public.bet_said(b) = bet) then
    perform public.refuse_grade('its line does not say that bet');
  end if;

  ended := case when n.result_version > 0 then public.ended_of(e.facts, n.part, r.result, n.pick) end;
  if n.result_version > 0 and ended is null then perform public.refuse_grade('that is not its result'); end if;
  outcome := public.settle_part(ended, names, n.market, n.pick, n.how);
  if n.outcome::text is distinct from outcome then perform public.refuse_grade('it came to ' || outcome); end if;
  if n.units is distinct from (case when not coalesce(n.price_withheld, false) then public.units_of(n.price, outcome) end) then
    perform public.refuse_grade('those are not its units');
  end if;

  if p_said @> jsonb_build_object('rule', 1, 'startTime', public.iso(start), 'event', e.name, 'ended', ended,
      'opponent', (select v from jsonb_array_elements(case jsonb_typeof(names) when 'array' then names else '[]' end) v
        where v #>> '{}' <> n.pick limit 1),
      'result', case when n.result_version > 0 then jsonb_build_object('feed', e.source, 'toldAt', public.iso(r.recorded_at))
        when e.status in ('final', 'postponed') then jsonb_build_object('feed', e.source, 'toldAt', public.iso(e.as_of)) end) is not true then
    perform public.refuse_grade('it does not say what its result was');
  end if;
  perform public.check_grade_measures(p_said);
end $$;

-- Appends the grades that are new and follow, each after its line on the ledger. Answers how many, and those that are refused with
-- why: one that is does not hold up the others.
drop function public.save_grades(bigint, jsonb);
create function public.save_grades(p_token bigint, p_grades jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  n public.grades;
  line_of_grade bigint;
  saved integer := 0;
  refused jsonb := '[]';
begin
  perform public.hold_refresh_lease(p_token);
  for item in select * from jsonb_array_elements(p_grades) loop
    begin
      n := jsonb_populate_record(null::public.grades, item);
      n.price_withheld := coalesce(n.price_withheld, false);
      continue when exists (select from public.grades g where g.game_id = n.game_id and g.basis = n.basis
        and g.market = n.market and g.result_version = n.result_version
        and (n.basis = 'pick' or g.pick = n.pick and g.line is not distinct from n.line));
      perform public.require_same_grade(item ->> 'payload', jsonb_build_object('gameId', n.game_id,
        'predictionId', n.prediction_id, 'predictionLine', n.prediction_line, 'resultVersion', n.result_version,
        'basis', n.basis, 'market', n.market, 'pick', n.pick, 'line', n.line, 'probability', n.probability,
        'drawProbability', n.draw_probability, 'choices', n.choices, 'book', n.book,
        'price', public.said_price(n.price, n.price_withheld), 'claimed', n.claimed, 'outcome', n.outcome,
        'units', n.units, 'closingProbability', n.closing_probability, 'closingDrawProbability', n.closing_draw_probability,
        'closingPrice', n.closing_price, 'closingLine', n.closing_line));
      perform public.check_grade(n, (item ->> 'payload')::jsonb);
      insert into public.ledger (kind, game_id, prediction_id, payload)
        values ('grade', n.game_id, n.prediction_id, item ->> 'payload') returning seq into line_of_grade;
      insert into public.grades (ledger_seq, game_id, prediction_id, basis, market, result_version, pick, line,
        probability, draw_probability, choices, book, price, claimed, outcome, units, closing_probability,
        closing_draw_probability, closing_price, closing_line, prediction_line, graded_at, price_withheld, started_at)
      values (line_of_grade, n.game_id, n.prediction_id, n.basis, n.market, n.result_version, n.pick, n.line,
        n.probability, n.draw_probability, n.choices, n.book, n.price, n.claimed, n.outcome, n.units,
        n.closing_probability, n.closing_draw_probability, n.closing_price, n.closing_line, n.prediction_line,
        n.graded_at, n.price_withheld, (select public.counting_start(g) from public.games g where g.id = n.game_id));
      saved := saved + 1;
    exception when integrity_constraint_violation or data_exception then
      refused := refused || jsonb_build_array(jsonb_build_object('of', format('game %s, %s %s', item ->> 'game_id',
        item ->> 'market', item ->> 'basis'), 'why', sqlerrm));
    end;
  end loop;
  insert into public.graded_games (game_id, result_version)
  select d.game_id, d.result_version
  from (select distinct (i ->> 'game_id')::bigint as game_id, (i ->> 'result_version')::integer as result_version
    from jsonb_array_elements(p_grades) i) d
  join public.games g on g.id = d.game_id
  where (select count(*) from public.grades s where s.game_id = d.game_id and s.result_version = d.result_version)
    >= (select count(distinct b ->> 'market') from (select l.payload::jsonb -> 'picks' as picks from public.ledger l
        where l.game_id = d.game_id and l.kind = 'prediction' and l.appended_at < public.counting_start(g)
        order by l.seq desc limit 1) l, jsonb_array_elements(l.picks) b)
      + (select count(distinct (b ->> 'market', b ->> 'pick', (b ->> 'line')::float8)) from public.ledger l,
          jsonb_array_elements(l.payload::jsonb -> 'edges') b
        where l.game_id = d.game_id and l.kind = 'edges' and l.appended_at < public.counting_start(g))
  on conflict do nothing;
  return jsonb_build_object('saved', saved, 'refused', refused);
end $$;

drop function public.save_event_grades(bigint, jsonb);
create function public.save_event_grades(p_token bigint, p_grades jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  n public.event_grades;
  line_of_grade bigint;
  saved integer := 0;
  refused jsonb := '[]';
begin
  perform public.hold_refresh_lease(p_token);
  for item in select * from jsonb_array_elements(p_grades) loop
    begin
      n := jsonb_populate_record(null::public.event_grades, item);
      n.price_withheld := coalesce(n.price_withheld, false);
      continue when exists (select from public.event_grades g where g.event_id = n.event_id and g.part = n.part
        and g.basis = n.basis and g.market = n.market and g.result_version = n.result_version
        and (n.basis = 'pick' or g.pick = n.pick));
      perform public.require_same_grade(item ->> 'payload', jsonb_build_object('eventId', n.event_id, 'part', n.part,
        'predictionId', n.event_prediction_id, 'predictionLine', n.prediction_line, 'resultVersion', n.result_version,
        'basis', n.basis, 'market', n.market, 'pick', n.pick, 'how', n.how, 'opponent', n.opponent,
        'probability', n.probability, 'choices', n.choices, 'book', n.book,
        'price', public.said_price(n.price, n.price_withheld), 'claimed', n.claimed, 'outcome', n.outcome,
        'units', n.units, 'closingProbability', n.closing_probability, 'closingPrice', n.closing_price));
      perform public.check_grade(n, (item ->> 'payload')::jsonb);
      insert into public.ledger (kind, event_id, part, event_prediction_id, payload)
        values ('grade', n.event_id, n.part, n.event_prediction_id, item ->> 'payload') returning seq into line_of_grade;
      insert into public.event_grades (ledger_seq, event_id, part, event_prediction_id, basis, market, result_version,
        pick, how, opponent, probability, choices, book, price, claimed, outcome, units, closing_probability,
        closing_price, prediction_line, graded_at, price_withheld, started_at)
      values (line_of_grade, n.event_id, n.part, n.event_prediction_id, n.basis, n.market, n.result_version, n.pick,
        n.how, n.opponent, n.probability, n.choices, n.book, n.price, n.claimed, n.outcome, n.units,
        n.closing_probability, n.closing_price, n.prediction_line, n.graded_at, n.price_withheld,
        (select public.counting_start(e) from public.events e where e.id = n.event_id));
      saved := saved + 1;
    exception when integrity_constraint_violation or data_exception then
      refused := refused || jsonb_build_array(jsonb_build_object('of', format('event %s %s, %s %s', item ->> 'event_id',
        item ->> 'part', item ->> 'market', item ->> 'basis'), 'why', sqlerrm));
    end;
  end loop;
  insert into public.graded_parts (event_id, part, result_version)
  select d.event_id, d.part, d.result_version
  from (select distinct (i ->> 'event_id')::bigint as event_id, i ->> 'part' as part, (i ->> 'result_version')::integer as result_version
    from jsonb_array_elements(p_grades) i) d
  join public.events e on e.id = d.event_id
  where (select count(*) from public.event_grades s where s.event_id = d.event_id and s.part = d.part
      and s.result_version = d.result_version)
    >= (select count(distinct b ->> 'market') from (select l.payload::jsonb -> 'picks' as picks from public.ledger l
        where l.event_id = d.event_id and l.part = d.part and l.kind = 'prediction' and l.appended_at < public.counting_start(e)
        order by l.seq desc limit 1) l, jsonb_array_elements(l.picks) b)
      + (select count(distinct (b ->> 'market', b ->> 'pick')) from public.ledger l, jsonb_array_elements(l.payload::jsonb -> 'edges') b
        where l.event_id = d.event_id and l.part = d.part and l.kind = 'edges' and l.appended_at < public.counting_start(e))
  on conflict do nothing;
  return jsonb_build_object('saved', saved, 'refused', refused);
end $$;

-- The record's lines: of every pick and edge the grade that was said last, whatever has become of the result since. A feed that takes
-- a result back takes no line away.
create or replace view public.record_rows with (security_invoker = true) as
select g.ledger_seq as grade_line, g.prediction_line, 'game' as kind, g.game_id as id, '' as part, t.league::text,
  a.name || ' @ ' || h.name as name, coalesce(g.started_at, t.game_time) as start_time, g.basis, g.market,
  case g.pick when 'home' then h.name when 'away' then a.name else g.pick end as pick, null::text as how,
  case when g.pick in ('over', 'under', 'draw') then null when g.pick = 'home' then a.name else h.name end as opponent,
  g.line, g.probability, g.draw_probability, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, g.closing_draw_probability, g.closing_price, g.closing_line,
  r.home_score, r.away_score, g.result_version,
  case when g.market = 'moneyline' and c.told_at <= t.game_time then case g.pick
    when 'home' then 100 * c.home / (c.home + c.away) when 'away' then 100 * c.away / (c.home + c.away) end
  end as espn_probability, g.price_withheld,
  exists (select from public.grades o where o.game_id = g.game_id and o.basis = g.basis and o.market = g.market
    and o.ledger_seq < g.ledger_seq and (g.basis = 'pick' or o.pick = g.pick and o.line is not distinct from g.line)) as regraded
from public.grades g
join public.games t on t.id = g.game_id
join public.teams h on h.id = t.home_team_id
join public.teams a on a.id = t.away_team_id
left join public.results r on r.game_id = g.game_id and r.version = g.of_result
left join public.game_chances c on c.game_id = g.game_id and c.source = 'espn'
where not exists (select from public.grades o where o.game_id = g.game_id and o.basis = g.basis and o.market = g.market
  and o.ledger_seq > g.ledger_seq and (g.basis = 'pick' or o.pick = g.pick and o.line is not distinct from g.line))
union all
select g.ledger_seq, g.prediction_line, 'event', g.event_id, g.part, e.league, e.name, coalesce(g.started_at, e.start_time), g.basis,
  g.market,
  g.pick, g.how, g.opponent, null, g.probability, null, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, null, g.closing_price, null, null, null, g.result_version, null, g.price_withheld,
  exists (select from public.event_grades o where o.event_id = g.event_id and o.part = g.part and o.basis = g.basis
    and o.market = g.market and o.ledger_seq < g.ledger_seq and (g.basis = 'pick' or o.pick = g.pick))
from public.event_grades g
join public.events e on e.id = g.event_id
where not exists (select from public.event_grades o where o.event_id = g.event_id and o.part = g.part and o.basis = g.basis
  and o.market = g.market and o.ledger_seq > g.ledger_seq and (g.basis = 'pick' or o.pick = g.pick));

revoke all on function public.told_by_now, public.refuse_grade, public.bet_said, public.check_grade_measures,
  public.check_grade(public.grades, jsonb), public.check_grade(public.event_grades, jsonb),
  public.save_grades, public.save_event_grades from public, anon, authenticated, service_role;
revoke all on function public.result_is_withdrawn(bigint, text) from public, anon, authenticated;
grant execute on function public.save_grades, public.save_event_grades, public.result_is_withdrawn to service_role;
