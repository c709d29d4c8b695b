-- Events of individual sports: fight cards, tennis matches, races and golf tournaments. They go the way of games:
-- working state, append-only predictions, slates and the one ledger.

create table public.events (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  sample boolean not null,
  sport text not null check (sport in ('UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR', 'Golf')),
  league text not null,
  name text not null,
  start_time timestamptz not null,
  time_known boolean not null,
  closes_at timestamptz not null generated always as (case when time_known then start_time else
    date_trunc('day', start_time at time zone 'America/New_York') at time zone 'America/New_York' end) stored,
  status text not null check (status in ('scheduled', 'live', 'final', 'postponed')),
  facts jsonb not null,
  as_of timestamptz not null,
  begun_at timestamptz,
  created_at timestamptz not null default public.clock(),
  unique (source, source_id)
);
comment on column public.events.source is 'feed the event came from';
comment on column public.events.source_id is 'the feed''s own id';
comment on column public.events.sample is 'true where the event is a bundled one, not a feed''s';
comment on column public.events.league is 'league, tour or series';
comment on column public.events.start_time is 'scheduled start, UTC; noon in New York while only the day is known';
comment on column public.events.closes_at is 'no prediction is taken from here on: the start, or the beginning of its day in New York while only the day is known';
comment on column public.events.facts is 'the event as its feed says, without predictions';
comment on column public.events.as_of is 'when the feed last confirmed it, UTC';
comment on column public.events.begun_at is 'when the feed first called it live or final, UTC; stays, even if the feed takes that back';
create index events_by_time on public.events (start_time);
create index events_by_sport on public.events (sport, status, start_time);

create table public.event_results (
  event_id bigint not null references public.events (id),
  part text not null,
  version integer not null check (version >= 1),
  result jsonb,
  recorded_at timestamptz not null,
  primary key (event_id, part, version)
);
comment on table public.event_results is 'append-only: a correction by the feed is a new version';
comment on column public.event_results.part is 'key of a bout; empty for the event as a whole';
comment on column public.event_results.result is 'null: the feed has taken the result back';

create table public.event_predictions (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id),
  part text not null,
  input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  recipe jsonb not null,
  outcome jsonb not null,
  factors jsonb,
  rated_from text check (rated_from in ('lines', 'results')),
  names jsonb,
  market jsonb,
  created_at timestamptz not null,
  unique (event_id, part, input_hash),
  unique (id, event_id)
);
comment on table public.event_predictions is 'append-only: a row per part of an event, recipe and market line';
comment on column public.event_predictions.part is 'key of a bout; empty for the event as a whole';
comment on column public.event_predictions.input_hash is 'SHA-256 of part, names, recipe and market line, canonical JSON';
comment on column public.event_predictions.recipe is 'engine version, model, seed, iterations and inputs: what runs it again';
comment on column public.event_predictions.outcome is 'counts of the simulated runs';
comment on column public.event_predictions.factors is 'bouts: what moves the forecast, in logits';
comment on column public.event_predictions.names is 'bouts and matches: the two it is about; null for a field';
comment on column public.event_predictions.market is 'the two-way price the prediction was set against; null where no book quoted it';

create table public.slate_events (
  slate_id bigint not null references public.slates (id) on delete cascade,
  event_id bigint not null references public.events (id),
  sport text not null,
  start_time timestamptz not null,
  event jsonb not null,
  primary key (slate_id, event_id)
);
comment on column public.slate_events.event is 'the event as published, without predictions; its time of confirmation moves on while the slate is up';
create index slate_events_by_event on public.slate_events (event_id);

create table public.slate_event_predictions (
  slate_id bigint not null,
  event_id bigint not null,
  part text not null,
  prediction_id bigint not null,
  primary key (slate_id, event_id, part),
  foreign key (slate_id, event_id) references public.slate_events (slate_id, event_id) on delete cascade,
  foreign key (prediction_id, event_id) references public.event_predictions (id, event_id)
);

create table public.event_grades (
  event_prediction_id bigint not null references public.event_predictions (id),
  result_version integer not null,
  market text not null check (market in ('moneyline', 'outright')),
  pick text not null,
  opponent text,
  probability double precision not null check (probability between 0 and 100),
  outcome text not null check (outcome in ('win', 'loss', 'push')),
  price integer,
  units numeric(8, 4),
  graded_at timestamptz not null,
  primary key (event_prediction_id, result_version)
);
comment on column public.event_grades.market is 'moneyline: one of two; outright: the winner of a field';
comment on column public.event_grades.pick is 'name of the likelier, or likeliest, winner';
comment on column public.event_grades.probability is 'of the pick, %: of the decisive runs, or of all runs of a field';
comment on column public.event_grades.price is 'American odds of the pick when it was published; null where no book quoted it';
comment on column public.event_grades.units is 'profit of a one-unit stake at that price';

alter table public.ledger
  alter column game_id drop not null,
  alter column prediction_id drop not null,
  add column event_id bigint references public.events (id),
  add column event_prediction_id bigint,
  add foreign key (event_prediction_id, event_id) references public.event_predictions (id, event_id),
  add constraint ledger_is_of_a_game_or_an_event check (
    num_nulls(game_id, prediction_id) = 0 and num_nonnulls(event_id, event_prediction_id) = 0
    or num_nonnulls(game_id, prediction_id) = 0 and num_nulls(event_id, event_prediction_id) = 0);
create index ledger_by_event on public.ledger (event_id, seq desc) where event_id is not null;

create trigger event_results_are_append_only before update or delete or truncate on public.event_results
  for each statement execute function public.refuse_change();
create trigger event_predictions_are_append_only before update or delete or truncate on public.event_predictions
  for each statement execute function public.refuse_change();
create trigger event_grades_are_append_only before update or delete or truncate on public.event_grades
  for each statement execute function public.refuse_change();

-- As before, and no prediction of an event that has begun: for a fight card that is the card's start.
create or replace function public.chain_ledger_entry() returns trigger language plpgsql set search_path = '' as $$
declare
  last public.ledger;
  game public.games;
  event public.events;
begin
  perform pg_advisory_xact_lock(7310017);
  if new.kind = 'prediction' and new.game_id is not null then
    select * into game from public.games where id = new.game_id;
    if game.game_time <= public.clock() or game.status <> 'scheduled' or game.begun_at is not null then
      raise exception 'game % has begun: no prediction is taken', new.game_id using errcode = 'restrict_violation';
    end if;
  end if;
  if new.kind = 'prediction' and new.event_id is not null then
    select * into event from public.events where id = new.event_id;
    if event.closes_at <= public.clock() or event.status <> 'scheduled' or event.begun_at is not null then
      raise exception 'event % has begun: no prediction is taken', new.event_id using errcode = 'restrict_violation';
    end if;
  end if;
  select * into last from public.ledger order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  new.appended_at := public.clock();
  -- "appendedAt" sorts before every other key, as canonical JSON wants it.
  new.payload := format('{"appendedAt":"%s"%s%s',
    to_char(new.appended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    case when new.payload = '{}' then '' else ',' end, substr(new.payload, 2));
  new.hash := encode(sha256(convert_to(new.previous_hash || new.payload, 'UTF8')), 'hex');
  return new;
end $$;

-- Writes what one feed said of its events, each only where it is not older than what is stored.
create function public.ingest_events(
  p_token bigint, p_source text, p_sample boolean, p_as_of timestamptz, p_events jsonb
) returns integer language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);

  create temporary table told on commit drop as
  select distinct on (e.source_id) e.* from jsonb_to_recordset(p_events) as e(
    source_id text, sport text, league text, name text, start_time timestamptz, time_known boolean, status text,
    facts jsonb, results jsonb)
  order by e.source_id;

  insert into public.events (source, source_id, sample, sport, league, name, start_time, time_known, status, facts,
    as_of, begun_at)
  select p_source, t.source_id, p_sample, t.sport, t.league, t.name, t.start_time, t.time_known, t.status, t.facts,
    p_as_of, case when t.status in ('live', 'final') then p_as_of end
  from pg_temp.told t
  on conflict (source, source_id) do update set
    sport = excluded.sport, league = excluded.league, name = excluded.name, start_time = excluded.start_time,
    time_known = excluded.time_known, status = excluded.status, facts = excluded.facts, as_of = excluded.as_of,
    begun_at = coalesce(events.begun_at, excluded.begun_at)
  where events.as_of <= excluded.as_of;
  get diagnostics written = row_count;
  -- What is older than the event as stored says nothing about its results either.
  delete from pg_temp.told t using public.events e
  where e.source = p_source and e.source_id = t.source_id and e.as_of > p_as_of;

  insert into public.event_results (event_id, part, version, result, recorded_at)
  select e.id, r.part, coalesce(last.version, 0) + 1, r.result, p_as_of
  from pg_temp.told t
  join public.events e on e.source = p_source and e.source_id = t.source_id
  cross join lateral jsonb_to_recordset(t.results) as r(part text, result jsonb)
  left join lateral (
    select v.* from public.event_results v where v.event_id = e.id and v.part = r.part order by v.version desc limit 1
  ) last on true
  where last.result is distinct from r.result;

  return written;
end $$;

create function public.save_event_predictions(p_token bigint, p_predictions jsonb)
returns table (event_id bigint, part text, input_hash text, id bigint) language plpgsql set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.event_predictions (event_id, part, input_hash, recipe, outcome, factors, rated_from, names,
    market, created_at)
  select n.event_id, n.part, n.input_hash, n.recipe, n.outcome, n.factors, n.rated_from, n.names, n.market, n.created_at
  from jsonb_populate_recordset(null::public.event_predictions, p_predictions) n
  on conflict on constraint event_predictions_event_id_part_input_hash_key do nothing;
  return query select p.event_id, p.part, p.input_hash, p.id from public.event_predictions p
    join jsonb_to_recordset(p_predictions) as n(event_id bigint, part text, input_hash text)
    on n.event_id = p.event_id and n.part = p.part and n.input_hash = p.input_hash;
end $$;

-- As before, with the events of the slate in the same transaction.
drop function public.publish_slate(bigint, text, boolean, timestamptz, jsonb, jsonb);
create function public.publish_slate(
  p_token bigint, p_content_hash text, p_sample boolean, p_as_of timestamptz, p_entries jsonb, p_ledger jsonb,
  p_events jsonb default '[]', p_event_ledger jsonb default '[]'
) returns bigint language plpgsql set search_path = '' as $$
declare
  run bigint := public.hold_refresh_lease(p_token);
  slate bigint;
  unsaid jsonb;
  unsaid_events jsonb;
  replaced bigint := (select c.slate_id from public.current_slate c);
begin
  select id into slate from public.slates where content_hash = p_content_hash;
  if slate is not null then
    -- The same content: only the times at which it was confirmed can differ.
    update public.slate_entries e set game = n.game
    from jsonb_to_recordset(p_entries) as n(game_id bigint, game jsonb)
    where e.slate_id = slate and e.game_id = n.game_id and e.game is distinct from n.game;
    update public.slate_events e set event = n.event
    from jsonb_to_recordset(p_events) as n(event_id bigint, event jsonb)
    where e.slate_id = slate and e.event_id = n.event_id and e.event is distinct from n.event;
  else
    insert into public.slates (content_hash, sample, run_id) values (p_content_hash, p_sample, run)
      returning id into slate;
    insert into public.slate_entries (slate_id, game_id, prediction_id, game)
    select slate, e.game_id, e.prediction_id, e.game
    from jsonb_to_recordset(p_entries) as e(game_id bigint, prediction_id bigint, game jsonb);
    insert into public.slate_events (slate_id, event_id, sport, start_time, event)
    select slate, e.event_id, e.sport, e.start_time, e.event
    from jsonb_to_recordset(p_events) as e(event_id bigint, sport text, start_time timestamptz, event jsonb);
    insert into public.slate_event_predictions (slate_id, event_id, part, prediction_id)
    select slate, e.event_id, p.part, p.prediction_id
    from jsonb_to_recordset(p_events) as e(event_id bigint, predictions jsonb)
    cross join lateral jsonb_to_recordset(e.predictions) as p(part text, prediction_id bigint);
  end if;
  -- The margin is longer than a statement may take, so that nothing begins between here and the trigger.
  insert into public.ledger (seq, kind, game_id, prediction_id, payload, previous_hash, hash)
  select 0, 'prediction', n.game_id, n.prediction_id, n.payload, '', ''
  from jsonb_to_recordset(p_ledger) as n(game_id bigint, prediction_id bigint, payload text)
  join public.games g on g.id = n.game_id
  where g.game_time > public.clock() + interval '10 seconds' and g.status = 'scheduled' and g.begun_at is null
    and n.prediction_id is distinct from (select l.prediction_id from public.ledger l
      where l.game_id = n.game_id and l.kind = 'prediction' order by l.seq desc limit 1)
  order by n.prediction_id;
  insert into public.ledger (seq, kind, event_id, event_prediction_id, payload, previous_hash, hash)
  select 0, 'prediction', n.event_id, n.prediction_id, n.payload, '', ''
  from jsonb_to_recordset(p_event_ledger) as n(event_id bigint, prediction_id bigint, payload text)
  join public.events e on e.id = n.event_id
  join public.event_predictions p on p.id = n.prediction_id
  where e.closes_at > public.clock() + interval '10 seconds' and e.status = 'scheduled' and e.begun_at is null
    and n.prediction_id is distinct from (select l.event_prediction_id from public.ledger l
      join public.event_predictions said on said.id = l.event_prediction_id
      where l.event_id = n.event_id and said.part = p.part and l.kind = 'prediction' order by l.seq desc limit 1)
  order by n.prediction_id;
  -- What a slate shows is what the ledger said last: that is what will be graded.
  select coalesce(jsonb_agg(e.game_id), '[]') into unsaid from public.slate_entries e
  where e.slate_id = slate and e.prediction_id is not null
    and e.prediction_id is distinct from (select l.prediction_id from public.ledger l
      where l.game_id = e.game_id and l.kind = 'prediction' order by l.seq desc limit 1);
  select coalesce(jsonb_agg(distinct s.event_id), '[]') into unsaid_events from public.slate_event_predictions s
  where s.slate_id = slate
    and s.prediction_id is distinct from (select l.event_prediction_id from public.ledger l
      join public.event_predictions said on said.id = l.event_prediction_id
      where l.event_id = s.event_id and said.part = s.part and l.kind = 'prediction' order by l.seq desc limit 1);
  if unsaid <> '[]' or unsaid_events <> '[]' then
    raise exception 'slate % shows a prediction that is not on the ledger', slate
      using errcode = 'PT422', detail = jsonb_build_object('games', unsaid, 'events', unsaid_events)::text;
  end if;
  insert into public.current_slate (slate_id, published_at, as_of) values (slate, public.clock(), p_as_of)
  on conflict (only_row) do update set as_of = excluded.as_of, slate_id = excluded.slate_id,
    published_at = case when current_slate.slate_id = excluded.slate_id then current_slate.published_at
      else excluded.published_at end;
  -- The slate before stays for who is in the middle of reading it.
  delete from public.slates s where s.created_at < public.clock() - interval '6 hours'
    and s.id <> slate and s.id is distinct from replaced;
  return slate;
end $$;

create function public.save_event_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql set search_path = '' as $$
declare
  saved integer;
begin
  perform public.hold_refresh_lease(p_token);
  with graded as (
    insert into public.event_grades (event_prediction_id, result_version, market, pick, opponent, probability,
      outcome, price, units, graded_at)
    select n.event_prediction_id, n.result_version, n.market, n.pick, n.opponent, n.probability, n.outcome, n.price,
      n.units, n.graded_at
    from jsonb_populate_recordset(null::public.event_grades, p_grades) n
    on conflict do nothing returning event_prediction_id
  )
  insert into public.ledger (seq, kind, event_id, event_prediction_id, payload, previous_hash, hash)
  select 0, 'grade', n.event_id, n.event_prediction_id, n.payload, '', ''
  from jsonb_to_recordset(p_grades) as n(event_id bigint, event_prediction_id bigint, payload text)
  where n.event_prediction_id in (select g.event_prediction_id from graded g);
  get diagnostics saved = row_count;
  return saved;
end $$;

-- The events of every slate that is kept, each as published with its predictions.
create view public.slate_event_list with (security_invoker = true) as
select e.slate_id, e.event_id as id, e.sport, e.start_time, e.event,
  coalesce((select jsonb_agg(jsonb_build_object('part', p.part, 'id', p.id, 'recipe', p.recipe, 'outcome', p.outcome,
      'factors', p.factors, 'rated_from', p.rated_from, 'created_at', p.created_at))
    from public.slate_event_predictions s join public.event_predictions p on p.id = s.prediction_id
    where s.slate_id = e.slate_id and s.event_id = e.event_id), '[]') as predictions
from public.slate_events e;

-- The same, of the current slate.
create view public.published_events with (security_invoker = true) as
select e.* from public.current_slate c join public.slate_event_list e on e.slate_id = c.slate_id;

create or replace view public.ledgered_predictions with (security_invoker = true) as
select distinct on (l.game_id) l.game_id, l.prediction_id, l.seq, l.hash, l.previous_hash, l.appended_at
from public.ledger l where l.kind = 'prediction' and l.game_id is not null
order by l.game_id, l.seq desc;

-- The last prediction of each part of an event that is on the ledger.
create view public.ledgered_event_predictions with (security_invoker = true) as
select distinct on (l.event_id, p.part) l.event_id, p.part, p.names, l.event_prediction_id, l.seq, l.appended_at
from public.ledger l join public.event_predictions p on p.id = l.event_prediction_id
where l.kind = 'prediction'
order by l.event_id, p.part, l.seq desc;

-- The last result of each part of an event that is no sample; none where the feed has taken it back.
create view public.last_event_results with (security_invoker = true) as
select * from (
  select distinct on (r.event_id, r.part) r.event_id, r.part, r.version, r.result
  from public.event_results r join public.events e on e.id = r.event_id and not e.sample
  order by r.event_id, r.part, r.version desc
) last where last.result is not null;

-- The last grade of each prediction, by the latest result of what it is about.
create view public.last_event_grades with (security_invoker = true) as
select g.*, p.event_id, p.part, e.sport, e.league, e.name as event_name, e.start_time
from public.event_grades g
join public.event_predictions p on p.id = g.event_prediction_id
join public.events e on e.id = p.event_id
join public.last_event_results r on r.event_id = p.event_id and r.part = p.part and r.version = g.result_version;

-- Predictions on the ledger of what has a result that they have no grade for yet.
create view public.ungraded_event_predictions with (security_invoker = true) as
select r.event_id, r.part, r.version, r.result, l.event_prediction_id, p.names, p.outcome, p.market, e.facts
from public.last_event_results r
join public.ledgered_event_predictions l on l.event_id = r.event_id and l.part = r.part
join public.event_predictions p on p.id = l.event_prediction_id
join public.events e on e.id = r.event_id
where not exists (select from public.event_grades g
  where g.event_prediction_id = l.event_prediction_id and g.result_version = r.version);

-- The record: graded predictions of finished games and events, by the latest result of each; samples left out.
create or replace view public.platform_stats with (security_invoker = true) as
with last_grades as (
  select g.market, g.outcome, g.units from public.grades g
  join public.predictions p on p.id = g.prediction_id
  join public.final_results r on r.game_id = p.game_id and r.version = g.result_version
  union all
  select g.market, g.outcome, g.units from public.last_event_grades g
)
-- A pick out of a field of forty mostly loses: only picks between two sides make a win rate.
select count(*)::integer as graded,
  count(*) filter (where outcome = 'win' and market = 'moneyline')::integer as wins,
  count(*) filter (where outcome = 'loss' and market = 'moneyline')::integer as losses,
  count(units)::integer as staked,
  coalesce(sum(units), 0)::float8 as units
from last_grades;

alter table public.events enable row level security;
alter table public.event_results enable row level security;
alter table public.event_predictions enable row level security;
alter table public.slate_events enable row level security;
alter table public.slate_event_predictions enable row level security;
alter table public.event_grades enable row level security;
revoke all on public.events, public.event_results, public.event_predictions, public.slate_events,
  public.slate_event_predictions, public.event_grades, public.slate_event_list, public.published_events,
  public.ledgered_event_predictions, public.last_event_results, public.last_event_grades,
  public.ungraded_event_predictions from public, anon, authenticated, service_role;
grant select on public.events, public.event_results, public.event_predictions, public.slate_events,
  public.slate_event_predictions, public.event_grades, public.slate_event_list, public.published_events,
  public.ledgered_event_predictions, public.last_event_results, public.last_event_grades,
  public.ungraded_event_predictions to service_role;
grant insert on public.events, public.event_results, public.event_predictions, public.slate_events,
  public.slate_event_predictions, public.event_grades to service_role;
grant update on public.events to service_role;
grant update (event) on public.slate_events to service_role;
revoke all on function public.ingest_events(bigint, text, boolean, timestamptz, jsonb),
  public.save_event_predictions(bigint, jsonb),
  public.publish_slate(bigint, text, boolean, timestamptz, jsonb, jsonb, jsonb, jsonb),
  public.save_event_grades(bigint, jsonb) from public, anon, authenticated;
grant execute on function public.ingest_events(bigint, text, boolean, timestamptz, jsonb),
  public.save_event_predictions(bigint, jsonb),
  public.publish_slate(bigint, text, boolean, timestamptz, jsonb, jsonb, jsonb, jsonb),
  public.save_event_grades(bigint, jsonb) to service_role;
