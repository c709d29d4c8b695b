-- The months that have past games, counted without reading the ledger: which games were forecast is written beside its lines.

create table public.forecast_games (
  game_id bigint primary key references public.games (id)
);
comment on table public.forecast_games is 'append-only: each game with a prediction on the ledger';
create trigger forecast_games_are_append_only before update or delete or truncate on public.forecast_games
  for each statement execute function public.refuse_change();
alter table public.forecast_games enable row level security;

create function public.note_forecast_game() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.forecast_games (game_id) values (new.game_id) on conflict do nothing;
  return null;
end $$;
create trigger ledger_notes_forecast_games after insert on public.ledger
  for each row when (new.kind = 'prediction' and new.game_id is not null) execute function public.note_forecast_game();
insert into public.forecast_games (game_id)
select distinct game_id from public.ledger where kind = 'prediction' and game_id is not null;

-- As before.
create or replace view public.past_months with (security_invoker = true) as
select m.league, m.sample, to_char(m.month, 'YYYY-MM') as month, m.games, m.changed
from (
  select g.league, g.sample, date_trunc('month', g.game_time at time zone 'America/New_York') as month,
    count(*)::integer as games, max(g.as_of) as changed
  from public.forecast_games f
  join public.games g on g.id = f.game_id
  where g.closed_at is not null or g.begun_at is not null or g.status in ('final', 'postponed')
    or public.clock() >= case when g.time_known then g.game_time else g.game_time + interval '1 day' end
  group by 1, 2, 3
) m;

create or replace view public.past_event_months with (security_invoker = true) as
select m.league, m.sample, to_char(m.month, 'YYYY-MM') as month, m.contests, m.changed
from (
  select e.league, e.sample, date_trunc('month', e.start_time at time zone 'America/New_York') as month,
    count(*)::integer as contests, max(e.as_of) as changed
  from public.past_forecast_parts e
  group by 1, 2, 3
) m;

revoke all on public.forecast_games from public, anon, authenticated, service_role;
grant select on public.forecast_games to service_role;
revoke all on function public.note_forecast_game from public, anon, authenticated, service_role;
