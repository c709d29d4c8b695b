-- The start that a game or event had before its feed moved it: what readers and search engines are told it was moved from.

alter table public.games
  add column previous_start timestamptz,
  add column previous_time_known boolean,
  add constraint games_previous_start check ((previous_start is null) = (previous_time_known is null));
comment on column public.games.previous_start is 'its start before it was last moved, UTC';
comment on column public.games.previous_time_known is 'whether the hour of that start was known';

alter table public.events
  add column previous_start timestamptz,
  add column previous_time_known boolean,
  add constraint events_previous_start check ((previous_start is null) = (previous_time_known is null));
comment on column public.events.previous_start is 'its start before it was last moved, UTC';
comment on column public.events.previous_time_known is 'whether the hour of that start was known';

-- A start is moved to another day, or to another hour if both hours are known. What a feed says once it has begun moves nothing.
create function public.start_moved(
  p_status text, p_old timestamptz, p_old_known boolean, p_new timestamptz, p_new_known boolean
) returns boolean language sql immutable set search_path = '' as $$
  select p_status in ('scheduled', 'postponed') and (
    (p_old at time zone 'America/New_York')::date <> (p_new at time zone 'America/New_York')::date
    or (p_old_known and p_new_known and p_old <> p_new)
  )
$$;

-- As before, and keeps the previous start; back at that one, a contest was not moved.
create or replace function public.count_game_start() returns trigger language plpgsql set search_path = '' as $$
begin
  new.start_changes := old.start_changes;
  new.start_changed_at := old.start_changed_at;
  new.previous_start := old.previous_start;
  new.previous_time_known := old.previous_time_known;
  if (new.game_time, new.time_known, new.status = 'postponed')
      is distinct from (old.game_time, old.time_known, old.status = 'postponed') then
    new.start_changes := old.start_changes + 1;
    new.start_changed_at := new.as_of;
  end if;
  if public.start_moved(new.status, old.game_time, old.time_known, new.game_time, new.time_known) then
    if new.game_time = old.previous_start then
      new.previous_start := null;
      new.previous_time_known := null;
    else
      new.previous_start := old.game_time;
      new.previous_time_known := old.time_known;
    end if;
  end if;
  return new;
end $$;

create or replace function public.count_event_start() returns trigger language plpgsql set search_path = '' as $$
begin
  new.start_changes := old.start_changes;
  new.start_changed_at := old.start_changed_at;
  new.previous_start := old.previous_start;
  new.previous_time_known := old.previous_time_known;
  if (new.start_time, new.time_known, new.status = 'postponed')
      is distinct from (old.start_time, old.time_known, old.status = 'postponed') then
    new.start_changes := old.start_changes + 1;
    new.start_changed_at := new.as_of;
  end if;
  if public.start_moved(new.status, old.start_time, old.time_known, new.start_time, new.time_known) then
    if new.start_time = old.previous_start then
      new.previous_start := null;
      new.previous_time_known := null;
    else
      new.previous_start := old.start_time;
      new.previous_time_known := old.time_known;
    end if;
  end if;
  return new;
end $$;

revoke all on function public.start_moved(text, timestamptz, boolean, timestamptz, boolean)
  from public, anon, authenticated, service_role;
