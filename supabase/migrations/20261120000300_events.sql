-- Events of individual sports: fight cards, tennis matches, races and golf tournaments. Working state, as games are.

create domain public.event_sport as text check (value in ('UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR', 'Golf'));

create table public.events (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  sample boolean not null,
  sport public.event_sport not null,
  league text not null,
  name text not null,
  start_time timestamptz not null check (isfinite(start_time)),
  time_known boolean not null,
  closes_at timestamptz not null generated always as (case when time_known then start_time else
    date_trunc('day', start_time at time zone 'America/New_York') at time zone 'America/New_York' end) stored,
  status text not null check (status in ('scheduled', 'live', 'final', 'postponed')),
  facts jsonb not null,
  as_of timestamptz not null,
  begun_at timestamptz,
  closed_at timestamptz,
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
comment on column public.events.closed_at is 'the first start that passed, or begun_at: no prediction is taken from then on, whatever start is told later';
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
create trigger event_results_are_append_only before update or delete or truncate on public.event_results
  for each statement execute function public.refuse_change();

create table public.event_coverage (
  source text not null,
  sport public.event_sport not null,
  from_day date not null,
  primary key (source, sport)
);
comment on table public.event_coverage is 'how far back a feed has been asked for results of individual sports that the ratings have missed';
comment on column public.event_coverage.from_day is 'earliest day asked for without a gap to today, America/New_York';

-- Whether no prediction of an event is taken any more. One put off before its start is not closed by the old one.
create function public.event_is_closed(p_event public.events) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_event.closed_at is not null or p_event.begun_at is not null
    or p_event.status <> 'postponed' and public.start_has_passed(p_event.start_time, p_event.time_known);
end $$;

-- As for games: an event is the same event, one that has begun has begun, one that was closed stays so.
create function public.guard_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.closed_at := new.begun_at;
    return new;
  end if;
  if (new.id, new.source, new.source_id, new.sample) is distinct from (old.id, old.source, old.source_id, old.sample) then
    raise exception 'event % stays the event it is', old.id using errcode = 'restrict_violation';
  end if;
  if old.begun_at is not null and new.begun_at is distinct from old.begun_at then
    raise exception 'event % has begun: when, stays', old.id using errcode = 'restrict_violation';
  end if;
  new.closed_at := case when old.closed_at is not null then old.closed_at
    when public.event_is_closed(old) then least(old.start_time, new.begun_at) else new.begun_at end;
  return new;
end $$;
create trigger events_are_guarded before insert or update on public.events
  for each row execute function public.guard_event();

-- An event as a feed names it; its results by part.
create type public.fed_event as (
  source_id text, sport text, league text, name text, start_time timestamptz, time_known boolean, status text,
  facts jsonb, results jsonb
);

-- Writes what one feed said of its events, each only where it is not older than what is stored. Planned anew at each
-- call, as ingest_games is.
create function public.ingest_events(
  p_token bigint, p_source text, p_sample boolean, p_as_of timestamptz, p_events jsonb
) returns integer language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  fed public.fed_event[];
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  fed := array(select distinct on (e.source_id) e
    from jsonb_populate_recordset(null::public.fed_event, p_events) e order by e.source_id);

  insert into public.events (source, source_id, sample, sport, league, name, start_time, time_known, status, facts,
    as_of, begun_at)
  select p_source, f.source_id, p_sample, f.sport, f.league, f.name, f.start_time, f.time_known, f.status, f.facts,
    p_as_of, case when f.status in ('live', 'final') then p_as_of end
  from unnest(fed) f
  on conflict (source, source_id) do update set
    sport = excluded.sport, league = excluded.league, name = excluded.name, start_time = excluded.start_time,
    time_known = excluded.time_known, status = excluded.status, facts = excluded.facts, as_of = excluded.as_of,
    begun_at = coalesce(events.begun_at, excluded.begun_at)
  where events.as_of <= excluded.as_of;
  get diagnostics written = row_count;

  insert into public.event_results (event_id, part, version, result, recorded_at)
  select e.id, r.part, coalesce(last.version, 0) + 1, r.result, p_as_of
  from unnest(fed) f
  -- What is older than the event as stored says nothing about its results either.
  join public.events e on e.source = p_source and e.source_id = f.source_id and e.as_of <= p_as_of
  cross join lateral jsonb_to_recordset(f.results) as r(part text, result jsonb)
  left join lateral (
    select v.* from public.event_results v where v.event_id = e.id and v.part = r.part order by v.version desc limit 1
  ) last on true
  where last.result is distinct from r.result;

  return written;
end $$;

create function public.save_event_coverage(p_token bigint, p_source text, p_sport text, p_from date)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.event_coverage (source, sport, from_day) values (p_source, p_sport, p_from)
  on conflict (source, sport) do update set from_day = excluded.from_day;
end $$;
