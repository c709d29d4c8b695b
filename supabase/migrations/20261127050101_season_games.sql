-- The whole schedule of each league's season with its results, as a feed tells it once a day, and how that asking went.

create table public.season_schedules (
  source text not null check (length(source) <= 40),
  league public.league_code not null,
  season integer not null,
  sample boolean not null,
  day date,
  as_of timestamptz,
  groups jsonb,
  tried_day date not null,
  tries integer not null check (tries > 0),
  requests integer not null check (requests >= 0),
  problem text check (length(problem) <= 240),
  primary key (source, league, season),
  check ((day is null) = (as_of is null))
);
comment on table public.season_schedules is 'how a league''s season was asked for, and when it was last told of as a whole';
comment on column public.season_schedules.day is 'the day of the last whole answer, America/New_York; null before the first';
comment on column public.season_schedules.as_of is 'when it came, UTC';
comment on column public.season_schedules.groups is 'conferences and divisions with rating keys, if the feed says them';
comment on column public.season_schedules.tried_day is 'the day of the last try, America/New_York';
comment on column public.season_schedules.tries is 'tries on that day';
comment on column public.season_schedules.requests is 'requests of those tries';
comment on column public.season_schedules.problem is 'why the last try was not whole; null if it was';

create table public.season_games (
  source text not null,
  league public.league_code not null,
  season integer not null,
  source_id text not null check (length(source_id) <= 80),
  home_key text check (length(home_key) <= 80),
  away_key text check (length(away_key) <= 80),
  home_name text not null check (length(home_name) <= 200),
  away_name text not null check (length(away_name) <= 200),
  start_at timestamptz check (isfinite(start_at)),
  time_known boolean not null,
  neutral boolean not null,
  postseason boolean not null,
  counts boolean not null,
  occasion text check (length(occasion) <= 120),
  status text not null check (status in ('scheduled', 'live', 'postponed', 'canceled', 'final')),
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  ended text check (ended in ('regulation', 'overtime', 'shootout')),
  shootout_winner text check (shootout_winner in ('home', 'away')),
  primary key (source, league, season, source_id),
  foreign key (source, league, season) references public.season_schedules (source, league, season),
  check ((status = 'final') = (home_score is not null and away_score is not null and ended is not null))
);
comment on table public.season_games is 'games of a season''s schedule; the same game in public.games has the same source and source_id';
comment on column public.season_games.home_key is 'key of the rating; null for a side that can have none';
comment on column public.season_games.start_at is 'UTC; null for a postponed game without a new date';
comment on column public.season_games.counts is 'whether its result is in the regular season''s table';
comment on column public.season_games.home_score is 'the complete score: with extra time, without a shoot-out in soccer';

-- Notes a try. A whole answer makes the schedule that of its day.
create function public.note_season_try(
  p_source text, p_league text, p_season integer, p_sample boolean, p_day date, p_requests integer, p_problem text
) returns void language sql set search_path = '' as $$
  insert into public.season_schedules as s (source, league, season, sample, day, as_of, tried_day, tries, requests, problem)
  values (p_source, p_league, p_season, p_sample, case when p_problem is null then p_day end,
    case when p_problem is null then public.clock() end, p_day, 1, p_requests, left(p_problem, 240))
  on conflict (source, league, season) do update set
    day = coalesce(excluded.day, s.day), as_of = coalesce(excluded.as_of, s.as_of), problem = excluded.problem,
    tries = case when s.tried_day = excluded.tried_day then s.tries + 1 else 1 end,
    requests = excluded.requests + case when s.tried_day = excluded.tried_day then s.requests else 0 end,
    tried_day = excluded.tried_day
$$;

create function public.note_season_failure(
  p_token bigint, p_source text, p_league text, p_season integer, p_sample boolean, p_day date, p_requests integer,
  p_problem text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.note_season_try(p_source, p_league, p_season, p_sample, p_day, p_requests, p_problem);
end $$;

-- Takes what a feed told of a season. What a whole answer for some days does not name is gone from these days; one that
-- names less than four fifths of the games known is not believed to be whole. Returns why it is not, or null.
create function public.save_season(
  p_token bigint, p_source text, p_league text, p_season integer, p_sample boolean, p_day date, p_requests integer,
  p_from timestamptz, p_to timestamptz, p_groups jsonb, p_problem text, p_games jsonb
) returns text language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  named text[] := array(select g ->> 'source_id' from jsonb_array_elements(p_games) g);
  known integer;
  problem text := p_problem;
begin
  perform public.hold_refresh_lease(p_token);
  select count(*) into known from public.season_games s
  where (s.source, s.league, s.season) = (p_source, p_league, p_season)
    and (s.start_at is null or s.start_at >= p_from and s.start_at < p_to);
  if problem is null and cardinality(named) * 5 < known * 4 then
    problem := format('names %s games of %s that are known', cardinality(named), known);
  end if;
  perform public.note_season_try(p_source, p_league, p_season, p_sample, p_day, p_requests, problem);
  update public.season_schedules s set groups = p_groups
  where (s.source, s.league, s.season) = (p_source, p_league, p_season) and p_groups is not null
    and s.groups is distinct from p_groups;
  if problem is null then
    delete from public.season_games s
    where (s.source, s.league, s.season) = (p_source, p_league, p_season) and s.source_id <> all (named)
      and (s.start_at is null or s.start_at >= p_from and s.start_at < p_to);
  end if;
  insert into public.season_games (source, league, season, source_id, home_key, away_key, home_name, away_name, start_at,
    time_known, neutral, postseason, counts, occasion, status, home_score, away_score, ended, shootout_winner)
  select distinct on (g.source_id) p_source, p_league, p_season, g.source_id, g.home_key, g.away_key, g.home_name,
    g.away_name, g.start_at, g.time_known, g.neutral, g.postseason, g.counts, g.occasion, g.status, g.home_score,
    g.away_score, g.ended, g.shootout_winner
  from jsonb_populate_recordset(null::public.season_games, p_games) g order by g.source_id
  on conflict (source, league, season, source_id) do update set
    home_key = excluded.home_key, away_key = excluded.away_key, home_name = excluded.home_name,
    away_name = excluded.away_name, start_at = excluded.start_at, time_known = excluded.time_known,
    neutral = excluded.neutral, postseason = excluded.postseason, counts = excluded.counts, occasion = excluded.occasion,
    status = excluded.status, home_score = excluded.home_score, away_score = excluded.away_score, ended = excluded.ended,
    shootout_winner = excluded.shootout_winner
  where season_games is distinct from excluded;
  return problem;
end $$;

-- A season's games, each beside what our own slate knows of it, as one value: a season has more rows than an answer may.
create function public.season_schedule(p_league text, p_season integer, p_sample boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('source', s.source, 'day', s.day, 'asOf', s.as_of, 'groups', s.groups,
    'games', coalesce((select jsonb_agg(to_jsonb(g) - array['source', 'league', 'season'] || jsonb_build_object('own',
      case when own.id is not null then jsonb_build_object('id', own.id, 'status', own.status, 'detail', own.status_detail,
        'start', own.game_time, 'timeKnown', own.time_known, 'swapped', own.sides_swapped,
        'newer', s.as_of is null or own.as_of > s.as_of, 'homeScore', last.home_score, 'awayScore', last.away_score) end)
      order by g.start_at nulls last, g.source_id)
    from public.season_games g
    left join public.games own on own.source = g.source and own.source_id = g.source_id and own.sample = p_sample
    left join lateral (select r.home_score, r.away_score from public.results r
      where r.game_id = own.id and own.status = 'final' order by r.version desc limit 1) last on true
    where (g.source, g.league, g.season) = (s.source, s.league, s.season)), '[]'))
  from public.season_schedules s
  where s.league = p_league and s.season = p_season and s.sample = p_sample and s.as_of is not null
  order by s.as_of desc limit 1
$$;

do $$
declare
  t text;
begin
  foreach t in array array['season_schedules', 'season_games'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
    execute format('grant select on public.%I to service_role', t);
  end loop;
end $$;
revoke all on function
  public.note_season_try, public.note_season_failure, public.save_season, public.season_schedule
from public, anon, authenticated, service_role;
grant execute on function public.note_season_failure, public.save_season, public.season_schedule to service_role;
