-- Events of individual sports as they are played: as live_games and live_states for games of teams, and by the same look.

-- Each event's part as it was last told. What was said before its start stays as it was at the first look.
create table public.live_events (
  event_id bigint not null references public.events (id),
  -- Key of a bout; empty for the event as a whole.
  part text not null,
  prediction_id bigint not null references public.event_predictions (id),
  sport text not null check (sport in ('tennis', 'golf')),
  -- The published figures in the form of those said later.
  before jsonb not null,
  stage text not null check (stage in ('waiting', 'playing', 'paused', 'ended', 'off')),
  detail text not null,
  state jsonb,
  figures jsonb,
  told_at timestamptz not null,
  changed_at timestamptz not null,
  thinned boolean not null default false,
  primary key (event_id, part)
);
create index on public.live_events (prediction_id);
create index on public.live_events (told_at) where stage in ('waiting', 'playing', 'paused') or not thinned;
comment on column public.live_events.state is 'the last that was understood (domain/live/eventState.ts)';
comment on column public.live_events.figures is 'what the rest of the event holds from that state on; null: none is said';
comment on column public.live_events.told_at is 'when the feed last told of it: minutes later its figure is withdrawn';

-- Every state that differs from the one before, with what was said of it: append-only. A game that is taken back is a row of its own.
-- All figures of an event are said from the prediction of its row in live_events, which does not change.
create table public.live_event_states (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  part text not null,
  read_at timestamptz not null,
  stage text not null check (stage in ('playing', 'paused', 'ended', 'off')),
  state jsonb not null,
  figures jsonb,
  foreign key (event_id, part) references public.live_events (event_id, part)
);
create index on public.live_event_states (event_id, part, id);
comment on column public.live_event_states.figures is 'null: no figure was said';

do $$
declare
  t text;
begin
  foreach t in array array['live_events', 'live_event_states'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
grant select on public.live_events, public.live_event_states to service_role;

-- Events of some sports to look at, in one statement: begun by their start or told to be, predicted on the ledger of the two who meet
-- in them now or before, and not told to be over. "on" are those that are worth a request: matches each minute, tournaments of days
-- every five minutes; one that has rested for three hours, every ten; one that ended within 20 minutes only beside others, for
-- corrections.
create function public.live_events_due(p_sports text[]) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'eventId', e.id, 'part', p.part, 'sport', p.sport, 'league', e.league, 'sourceId', e.source_id, 'startTime', e.start_time,
    'predictionId', p.prediction_id, 'names', p.names, 'stage', l.stage, 'detail', l.detail, 'state', l.state, 'figures', l.figures,
    'on', case
      when l.stage in ('ended', 'off') then false
      when l.stage = 'paused' and l.changed_at < public.clock() - interval '3 hours'
        then extract(minute from public.clock())::integer % 10 = 0
      when p.sport = 'golf' then extract(minute from public.clock())::integer % 5 = 0
      else true end) order by e.start_time, e.id, p.part), '[]')
  from public.events e
  cross join lateral (
    select v.part, lower(e.sport::text) as sport, v.names, v.event_prediction_id as prediction_id
    from public.ledgered_event_predictions v where v.event_id = e.id
  ) said
  left join public.live_events l on l.event_id = e.id and l.part = said.part
  left join public.event_predictions first on first.id = l.prediction_id
  cross join lateral (
    select said.part, said.sport, coalesce(l.prediction_id, said.prediction_id) as prediction_id,
      case when l.event_id is null then said.names else first.names end as names
  ) p
  -- Only what ESPN names: TheSportsDB's boards tell of no score by the minute.
  where e.source = 'live' and e.source_id not like '%-sdb-%' and not e.sample and p.sport = any (p_sports)
    and (e.start_time <= public.clock() or e.status = 'live')
    and e.start_time > public.clock() - case p.sport when 'golf' then interval '8 days' else interval '72 hours' end
    and case
      when l.event_id is null or l.stage = 'waiting' then e.status in ('scheduled', 'live') and (e.time_known or e.status = 'live')
        and e.start_time > public.clock() - case p.sport when 'golf' then interval '2 days' else interval '12 hours' end
      when l.stage in ('ended', 'off') then l.changed_at > public.clock() - interval '20 minutes'
      else l.told_at > public.clock() - interval '36 hours' end
$$;

-- Stores events as one look found them; the number of new states. An event without a state keeps its last one; what was said before its
-- start is taken once.
create function public.store_live_events(p_token bigint, p_at timestamptz, p_events jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changes integer;
begin
  perform public.hold_live_lease(p_token);
  with told as (
    select * from jsonb_to_recordset(p_events) as t(
      "eventId" bigint, part text, sport text, "predictionId" bigint, before jsonb, stage text, detail text, state jsonb, figures jsonb)
  ), compared as (
    select t.*, l.event_id is not null as known, coalesce(t.state, l.state) as now_state,
      l.event_id is null or (l.stage, l.state) is distinct from (t.stage, coalesce(t.state, l.state)) as changed
    from told t left join public.live_events l on l.event_id = t."eventId" and l.part = t.part
    where l.told_at is null or l.told_at <= p_at
  ), renewed as (
    update public.live_events l set stage = c.stage, detail = c.detail, state = c.now_state, figures = c.figures, told_at = p_at,
      changed_at = case when c.changed then p_at else l.changed_at end
    from compared c where c.known and l.event_id = c."eventId" and l.part = c.part
    returning 1
  ), begun as (
    insert into public.live_events
      (event_id, part, prediction_id, sport, before, stage, detail, state, figures, told_at, changed_at)
    select c."eventId", c.part, c."predictionId", c.sport, c.before, c.stage, c.detail, c.state, c.figures, p_at, p_at
    from compared c where not c.known and c.before is not null
    returning 1
  ), added as (
    insert into public.live_event_states (event_id, part, read_at, stage, state, figures)
    select c."eventId", c.part, p_at, c.stage, c.now_state, c.figures
    from compared c where c.changed and (c.known or c.before is not null) and c.stage <> 'waiting' and c.now_state is not null
    order by c."eventId", c.part
    returning 1
  )
  select count(*) into changes from added;
  return changes;
end $$;

-- Of events that ended a week ago keeps every state of a match, which are few; of a tournament, whose states are large, the first and
-- last, every change of stage or round, and every twelfth of the rest, an hour apart; the number of events done.
create function public.thin_live_event_states(p_token bigint) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  done integer;
begin
  perform public.hold_live_lease(p_token);
  with old as (
    select event_id, part, sport from public.live_events
    where not thinned and told_at < public.clock() - interval '7 days' order by told_at limit 40
  ), ordered as (
    select s.id, row_number() over w as place, lead(s.id) over w is null as last,
      (s.stage, s.state ->> 'round') is distinct from (lag(s.stage) over w, lag(s.state ->> 'round') over w) as moved
    from public.live_event_states s join old on old.event_id = s.event_id and old.part = s.part
    where old.sport = 'golf'
    window w as (partition by s.event_id, s.part order by s.id)
  ), gone as (
    delete from public.live_event_states s using ordered o
    where s.id = o.id and not o.moved and not o.last and o.place % 12 <> 1 returning 1
  ), marked as (
    update public.live_events l set thinned = true from old where l.event_id = old.event_id and l.part = old.part returning 1
  )
  select count(*) into done from marked;
  return done;
end $$;

revoke execute on function public.live_events_due(text[]), public.store_live_events(bigint, timestamptz, jsonb),
  public.thin_live_event_states(bigint) from public, anon, authenticated, service_role;
grant execute on function public.live_events_due(text[]), public.store_live_events(bigint, timestamptz, jsonb),
  public.thin_live_event_states(bigint) to service_role;
