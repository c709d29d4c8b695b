-- Who starts a game and who is listed as missing it: a row a side, kept current by the refresh, never emptied by an
-- answer that does not speak of it.

create table public.availability (
  game_id bigint not null references public.games (id) on delete cascade,
  side text not null check (side in ('home', 'away')),
  starter text check (length(starter) between 1 and 200),
  starter_status text check (starter_status in ('announced', 'expected', 'started', 'unknown')),
  starter_basis text check (starter_basis in ('last starter', 'questionable', 'depth chart', 'questionable chart')),
  starter_as_of timestamptz,
  out_names text[],
  out_as_of timestamptz,
  primary key (game_id, side),
  check ((starter is null) = (coalesce(starter_status, 'unknown') = 'unknown')),
  check ((starter_status is null) = (starter_as_of is null)),
  check ((out_names is null) = (out_as_of is null))
);
comment on column public.availability.starter is 'quarterback, pitcher or goalie';
comment on column public.availability.starter_status is 'how far he is settled; unknown where reports were read and name nobody';
comment on column public.availability.starter_basis is 'why we expect him, where no feed names him';
comment on column public.availability.starter_as_of is 'when this was last told, UTC';
comment on column public.availability.out_names is 'players listed out before the start, in football quarterbacks alone; empty where nobody is, null where no report was read';
comment on column public.availability.out_as_of is 'when the report was last read, UTC';

-- What a feed tells of sides of games, each once, and whether the game as stored has begun.
create function public.told_sides(p_source text, p_sides jsonb)
returns table (game_id bigint, begun boolean, side text, starter text, starter_status text, starter_basis text, out_names text[])
language sql stable set search_path = '' as $$
  select distinct on (g.id, s.side) g.id, g.status in ('live', 'final'),
    case when g.sides_swapped then case s.side when 'home' then 'away' else 'home' end else s.side end, s.starter,
    s.starter_status, s.starter_basis, s.out_names
  from jsonb_to_recordset(p_sides) as s(source_id text, side text, starter text, starter_status text,
    starter_basis text, out_names text[])
  join public.games g on g.source = p_source and g.source_id = s.source_id
  order by g.id, s.side
$$;

-- Before the start nobody has started, and after it nobody is expected: what does not fit the game, or is older than what
-- is there, says nothing. Answers how many sides it told of.
create function public.ingest_availability(p_token bigint, p_source text, p_as_of timestamptz, p_sides jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.availability (game_id, side, starter, starter_status, starter_basis, starter_as_of)
  select t.game_id, t.side, t.starter, t.starter_status, t.starter_basis, p_as_of
  from public.told_sides(p_source, p_sides) t
  where t.starter_status is not null and (t.starter_status = 'started') = t.begun
  on conflict (game_id, side) do update set starter = excluded.starter, starter_status = excluded.starter_status,
    starter_basis = excluded.starter_basis, starter_as_of = excluded.starter_as_of
  where availability.starter_as_of is null or availability.starter_as_of <= excluded.starter_as_of;
  insert into public.availability (game_id, side, out_names, out_as_of)
  select t.game_id, t.side, t.out_names, p_as_of from public.told_sides(p_source, p_sides) t
  where t.out_names is not null and not t.begun
  on conflict (game_id, side) do update set out_names = excluded.out_names, out_as_of = excluded.out_as_of
  where availability.out_as_of is null or availability.out_as_of <= excluded.out_as_of;
  return (select count(*) from public.told_sides(p_source, p_sides));
end $$;

-- A game that is put off to another day is played by others: what was told of the old day is forgotten, and told anew.
create function public.forget_availability() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.availability a where a.game_id = new.id and (a.starter_status is distinct from 'started' or new.status not in ('live', 'final'));
  return null;
end $$;
create trigger games_are_played_by_others_another_day after update of game_time on public.games
  for each row when (new.game_time not between old.game_time - interval '12 hours' and old.game_time + interval '12 hours')
  execute function public.forget_availability();

-- The last result of each finished game, now with who started on each side and who was listed out in its last day. Who
-- was announced in the last half day is taken to have started where no feed says who did; who was only expected is not.
create or replace view public.final_results with (security_invoker = true) as
select r.game_id, r.version, r.home_score, r.away_score, g.league, g.season, g.game_time,
  g.neutral_site, g.postseason, g.preseason, h.rating_key as home_key, a.rating_key as away_key, h.name as home_name, a.name as away_name,
  case when x.starter_status = 'started' or (x.starter_status = 'announced' and x.starter_as_of >= g.game_time - interval '12 hours') then x.starter end as home_starter,
  case when y.starter_status = 'started' or (y.starter_status = 'announced' and y.starter_as_of >= g.game_time - interval '12 hours') then y.starter end as away_starter,
  case when x.out_as_of >= g.game_time - interval '1 day' then x.out_names end as home_out,
  case when y.out_as_of >= g.game_time - interval '1 day' then y.out_names end as away_out
from public.games g
join public.results r on r.game_id = g.id
  and not exists (select from public.results later where later.game_id = r.game_id and later.version > r.version)
join public.teams h on h.id = g.home_team_id
join public.teams a on a.id = g.away_team_id
left join public.availability x on x.game_id = g.id and x.side = 'home'
left join public.availability y on y.game_id = g.id and y.side = 'away'
where not g.sample and g.status = 'final';

alter table public.availability enable row level security;
revoke all on public.availability from public, anon, authenticated, service_role;
grant select on public.availability to service_role;
revoke all on function public.told_sides, public.ingest_availability, public.forget_availability from public, anon, authenticated, service_role;
grant execute on function public.ingest_availability to service_role;
