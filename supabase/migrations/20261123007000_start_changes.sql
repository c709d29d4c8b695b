-- How often a start was told anew, and when last: what a calendar knows a moved game by.

alter table public.games
  add column start_changes integer not null default 0 check (start_changes >= 0),
  add column start_changed_at timestamptz;
comment on column public.games.start_changes is 'how often its start, or whether it is on, was told anew';
comment on column public.games.start_changed_at is 'when it was last told anew, UTC';
create index games_moved on public.games (start_changed_at) where start_changes > 0;

alter table public.events
  add column start_changes integer not null default 0 check (start_changes >= 0),
  add column start_changed_at timestamptz;
comment on column public.events.start_changes is 'how often its start, or whether it is on, was told anew';
comment on column public.events.start_changed_at is 'when it was last told anew, UTC';
create index events_moved on public.events (start_changed_at) where start_changes > 0;

-- Whoever writes the start: the count only grows, by one for each.
create function public.count_game_start() returns trigger language plpgsql set search_path = '' as $$
begin
  new.start_changes := old.start_changes;
  new.start_changed_at := old.start_changed_at;
  if (new.game_time, new.time_known, new.status = 'postponed')
      is distinct from (old.game_time, old.time_known, old.status = 'postponed') then
    new.start_changes := old.start_changes + 1;
    new.start_changed_at := new.as_of;
  end if;
  return new;
end $$;
create trigger games_count_their_starts before update on public.games
  for each row execute function public.count_game_start();

create function public.count_event_start() returns trigger language plpgsql set search_path = '' as $$
begin
  new.start_changes := old.start_changes;
  new.start_changed_at := old.start_changed_at;
  if (new.start_time, new.time_known, new.status = 'postponed')
      is distinct from (old.start_time, old.time_known, old.status = 'postponed') then
    new.start_changes := old.start_changes + 1;
    new.start_changed_at := new.as_of;
  end if;
  return new;
end $$;
create trigger events_count_their_starts before update on public.events
  for each row execute function public.count_event_start();

revoke all on function public.count_game_start(), public.count_event_start()
  from public, anon, authenticated, service_role;
