-- The earliest start that was ever told of a game or event. What is said at or after it is on the ledger, is marked as not counting,
-- and is never graded: a start that is told later, or told back, takes nothing of that away.

alter table public.games add column earliest_start timestamptz;
alter table public.events add column earliest_start timestamptz;
comment on column public.games.earliest_start is 'the earliest start ever told, UTC; never raised. While only the day is known no start is told';
comment on column public.events.earliest_start is 'the earliest start ever told, UTC; never raised. While only the day is known no start is told';

-- An instant as payloads have it.
create function public.iso(p_at timestamptz) returns text language sql immutable set search_path = '' as $$
  select to_char(date_trunc('milliseconds', p_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- What was told before this column was there: the present start, the one before it, and those that the ledger said.
alter table public.games disable trigger user;
update public.games g set earliest_start = date_trunc('milliseconds', least(
  case when g.time_known then g.game_time end, case when g.previous_time_known then g.previous_start end,
  (select min(coalesce(l.payload::jsonb #>> '{game,gameTime}', l.payload::jsonb ->> 'startTime')::timestamptz)
    from public.ledger l where l.game_id = g.id and l.kind in ('prediction', 'edges'))));
alter table public.games enable trigger user;
alter table public.events disable trigger user;
update public.events e set earliest_start = date_trunc('milliseconds', least(
  case when e.time_known then e.start_time end, case when e.previous_time_known then e.previous_start end,
  (select min(coalesce(l.payload::jsonb #>> '{event,startTime}', l.payload::jsonb ->> 'startTime')::timestamptz)
    from public.ledger l where l.event_id = e.id and l.kind in ('prediction', 'edges'))));
alter table public.events enable trigger user;

create function public.keep_earliest_game_start() returns trigger language plpgsql set search_path = '' as $$
begin
  new.earliest_start := date_trunc('milliseconds', least(new.earliest_start, case when tg_op = 'UPDATE' then old.earliest_start end,
    case when new.time_known then new.game_time end));
  return new;
end $$;
create trigger games_keep_their_earliest_start before insert or update on public.games
  for each row execute function public.keep_earliest_game_start();

create function public.keep_earliest_event_start() returns trigger language plpgsql set search_path = '' as $$
begin
  new.earliest_start := date_trunc('milliseconds', least(new.earliest_start, case when tg_op = 'UPDATE' then old.earliest_start end,
    case when new.time_known then new.start_time end));
  return new;
end $$;
create trigger events_keep_their_earliest_start before insert or update on public.events
  for each row execute function public.keep_earliest_event_start();

-- The start that a line has to be before to count.
create function public.counting_start(p_game public.games) returns timestamptz language sql immutable set search_path = '' as $$
  select date_trunc('milliseconds', coalesce(p_game.earliest_start, p_game.game_time))
$$;
create function public.counting_start(p_event public.events) returns timestamptz language sql immutable set search_path = '' as $$
  select date_trunc('milliseconds', coalesce(p_event.earliest_start, p_event.start_time))
$$;

-- As before, and marks what is said at or after the earliest start ever told. "counts" sorts after "appendedAt" and before every
-- other key of such a payload, as canonical JSON wants it.
create or replace function public.chain_ledger_entry() returns trigger language plpgsql set search_path = '' as $$
declare
  last public.ledger;
  ahead interval;
  earliest timestamptz;
begin
  perform pg_advisory_xact_lock(7310017);
  select * into last from public.ledger order by seq desc limit 1;
  new.appended_at := greatest(public.clock(), last.appended_at);
  ahead := greatest(new.appended_at - public.clock(), '0');
  if new.kind in ('prediction', 'edges') then
    if not exists (
      select from public.games g where g.id = new.game_id and public.takes_predictions(g, ahead)
      union all
      select from public.events e where e.id = new.event_id and public.takes_predictions(e, ahead)) then
      raise exception '% has begun: no % is taken', coalesce('game ' || new.game_id, 'event ' || new.event_id),
        rtrim(new.kind, 's') using errcode = 'restrict_violation';
    end if;
    earliest := coalesce((select public.counting_start(g) from public.games g where g.id = new.game_id),
      (select public.counting_start(e) from public.events e where e.id = new.event_id));
  end if;
  perform public.close_ledger_day(last, new.appended_at);
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  -- "appendedAt" sorts before every other key, as canonical JSON wants it.
  new.payload := format('{"appendedAt":"%s"%s%s%s',
    to_char(new.appended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    case when new.appended_at >= earliest then ',"counts":false' else '' end,
    case when new.payload = '{}' then '' else ',' end, substr(new.payload, 2));
  new.hash := encode(sha256(convert_to(new.previous_hash || new.payload, 'UTF8')), 'hex');
  return new;
end $$;

revoke all on function public.iso, public.keep_earliest_game_start, public.keep_earliest_event_start,
  public.counting_start(public.games), public.counting_start(public.events) from public, anon, authenticated, service_role;
