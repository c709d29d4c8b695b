-- The players a feed names before a game, with their season figures.

create table public.squads (
  game_id bigint primary key references public.games (id) on delete cascade,
  home jsonb,
  away jsonb,
  as_of timestamptz not null
);
comment on table public.squads is 'players named before the start: season means per game and rates, as the feed gives them';
comment on column public.squads.as_of is 'when the feed last said so, UTC';
alter table public.squads enable row level security;
revoke all on public.squads from public, anon, authenticated, service_role;
grant select, insert, update on public.squads to service_role;

create function public.ingest_squads(p_token bigint, p_source text, p_as_of timestamptz, p_squads jsonb)
returns integer language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.squads (game_id, home, away, as_of)
  select g.id, s.home, s.away, p_as_of
  from jsonb_to_recordset(p_squads) as s(source_id text, home jsonb, away jsonb)
  join public.games g on g.source = p_source and g.source_id = s.source_id
  where g.status = 'scheduled'
  on conflict (game_id) do update set home = excluded.home, away = excluded.away, as_of = excluded.as_of
  where squads.as_of <= excluded.as_of;
  get diagnostics written = row_count;
  return written;
end $$;
revoke all on function public.ingest_squads(bigint, text, timestamptz, jsonb) from public, anon, authenticated;
grant execute on function public.ingest_squads(bigint, text, timestamptz, jsonb) to service_role;
