-- A league's season, forecast once an Eastern day: what it was played from, what came out, and the same odds on the ledger. The odds
-- stay for good, and are graded when the season is over.

-- Two kinds of lines more, of a league and not of a contest.
alter table public.ledger drop constraint ledger_kind_check;
alter table public.ledger add constraint ledger_kind_check
  check (kind in ('prediction', 'edges', 'grade', 'season', 'seasongrade'));
alter table public.ledger drop constraint ledger_is_of_a_game_or_an_event;
alter table public.ledger add constraint ledger_is_of_a_game_or_an_event check (
  case when kind in ('season', 'seasongrade')
    then num_nonnulls(game_id, prediction_id, event_id, part, event_prediction_id) = 0
    else num_nulls(game_id, prediction_id) = 0 and num_nonnulls(event_id, part, event_prediction_id) = 0
      or num_nonnulls(game_id, prediction_id) = 0 and num_nulls(event_id, part, event_prediction_id) = 0 end);
comment on column public.ledger.kind is 'prediction: what was said before the start; edges: the prices shown as edges beside it, whenever they change; grade: how one pick or edge turned out; season: a league''s season odds of a day; seasongrade: how a season ended';

create table public.season_forecasts (
  league public.league_code not null,
  season integer not null,
  day date not null,
  sample boolean not null,
  seed text not null check (seed ~ '^[0-9a-f]{8}$'),
  runs integer not null check (runs > 0),
  engine_version text not null,
  inputs_hash text not null check (inputs_hash ~ '^[0-9a-f]{64}$'),
  inputs text,
  counts text,
  view text,
  odds jsonb not null,
  ratings jsonb not null,
  ledger_seq bigint not null unique references public.ledger (seq),
  made_at timestamptz not null default public.clock(),
  primary key (league, season, day, sample)
);
comment on table public.season_forecasts is 'one a league and day; append-only but for inputs, counts and view, which go after 30 days';
comment on column public.season_forecasts.season is 'as the league''s files count it';
comment on column public.season_forecasts.day is 'America/New_York; a day begins at 5:00';
comment on column public.season_forecasts.inputs is 'canonical JSON, to the character as inputs_hash has it';
comment on column public.season_forecasts.inputs_hash is 'SHA-256 of the inputs, UTF-8, hex';
comment on column public.season_forecasts.counts is 'canonical JSON of what came out of the runs, without the hinges';
comment on column public.season_forecasts.view is 'JSON, as the API answers it';
comment on column public.season_forecasts.odds is 'by team key and goal: share of seasons, 0–1';
comment on column public.season_forecasts.ratings is 'by team key, on the ratings'' scale';
create trigger season_forecasts_keep_what_was_said before update on public.season_forecasts
  for each row execute function public.keep_all_but_bulk('inputs', 'counts', 'view');
create trigger season_forecasts_are_append_only before delete or truncate on public.season_forecasts
  for each statement execute function public.refuse_change();

create table public.season_results (
  league public.league_code not null,
  season integer not null,
  came jsonb not null,
  figures jsonb not null,
  ledger_seq bigint not null unique references public.ledger (seq),
  made_at timestamptz not null default public.clock(),
  primary key (league, season)
);
comment on table public.season_results is 'how a season ended, and how its odds scored; never of samples; append-only';
comment on column public.season_results.came is 'by team key: goals that it reached';
comment on column public.season_results.figures is 'by goal: scores of every day''s odds';
create trigger season_results_are_append_only before update or delete or truncate on public.season_results
  for each statement execute function public.refuse_change();

-- Each day's odds against what came: follows from both tables, so that it is not written.
create view public.season_grades with (security_invoker = true) as
select f.league, f.season, f.day, t.key as team, g.key as goal, (g.value #>> '{}')::double precision as said,
  coalesce(r.came -> t.key, '[]') ? g.key as came
from public.season_forecasts f
join public.season_results r on r.league = f.league and r.season = f.season
cross join lateral jsonb_each(f.odds) t
cross join lateral jsonb_each(t.value) g
where not f.sample;

-- One transaction: the day's forecast and its line. False: this day's has been said.
create function public.save_season_forecast(
  p_token bigint, p_league text, p_season integer, p_day date, p_sample boolean, p_seed text, p_runs integer,
  p_engine_version text, p_inputs text, p_counts text, p_view text, p_odds jsonb, p_ratings jsonb, p_payload text
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  line bigint;
  hash text := encode(sha256(convert_to(p_inputs, 'UTF8')), 'hex');
  said jsonb := p_payload::jsonb;
begin
  perform public.hold_refresh_lease(p_token);
  if exists (select from public.season_forecasts f where f.league = p_league::public.league_code
    and f.season = p_season and f.day = p_day and f.sample = p_sample) then
    return false;
  end if;
  if said ->> 'inputsHash' is distinct from hash or said -> 'odds' is distinct from p_odds
    or said -> 'season' is distinct from jsonb_build_object('league', p_league, 'season', p_season,
      'day', p_day::text, 'sample', p_sample) then
    raise exception 'the line of the % season of % says other than what is stored', p_league, p_day
      using errcode = 'check_violation';
  end if;
  insert into public.ledger (kind, payload) values ('season', p_payload) returning seq into line;
  insert into public.season_forecasts (league, season, day, sample, seed, runs, engine_version, inputs_hash,
    inputs, counts, view, odds, ratings, ledger_seq)
  values (p_league::public.league_code, p_season, p_day, p_sample, p_seed, p_runs, p_engine_version, hash,
    p_inputs, p_counts, p_view, p_odds, p_ratings, line);
  return true;
end $$;

-- The same of a season that is over. False: it has been graded.
create function public.save_season_result(
  p_token bigint, p_league text, p_season integer, p_came jsonb, p_figures jsonb, p_payload text
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  line bigint;
begin
  perform public.hold_refresh_lease(p_token);
  if exists (select from public.season_results r
    where r.league = p_league::public.league_code and r.season = p_season) then
    return false;
  end if;
  if p_payload::jsonb -> 'came' is distinct from p_came or p_payload::jsonb -> 'figures' is distinct from p_figures then
    raise exception 'the line of the % season % says other than what is stored', p_league, p_season
      using errcode = 'check_violation';
  end if;
  insert into public.ledger (kind, payload) values ('seasongrade', p_payload) returning seq into line;
  insert into public.season_results (league, season, came, figures, ledger_seq)
  values (p_league::public.league_code, p_season, p_came, p_figures, line);
  return true;
end $$;

-- A season's odds of one team by day, or of all.
create function public.season_history(p_league text, p_season integer, p_sample boolean, p_team text default null)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'odds',
    case when p_team is null then f.odds else jsonb_build_object(p_team, f.odds -> p_team) end) order by f.day), '[]')
  from public.season_forecasts f
  where f.league = p_league::public.league_code and f.season = p_season and f.sample = p_sample
    and (p_team is null or f.odds ? p_team)
$$;

-- Takes inputs, counts and the view of forecasts older than 30 days; each league's newest stays whole.
create function public.thin_seasons(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  update public.season_forecasts f set inputs = null, counts = null, view = null from (
    select o.league, o.season, o.day, o.sample from public.season_forecasts o
    where o.inputs is not null and o.day < (public.clock() at time zone 'America/New_York')::date - 30
      and exists (select from public.season_forecasts n
        where n.league = o.league and n.sample = o.sample and n.day > o.day)
    order by o.day limit p_most) old
  where (f.league, f.season, f.day, f.sample) = (old.league, old.season, old.day, old.sample);
  get diagnostics gone = row_count;
  return gone;
end $$;

create or replace function public.thin_history(p_token bigint)
returns table (quotes integer, grids integer, outcomes integer)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.thin_runs(200);
  perform public.thin_reports(500);
  perform public.thin_book_prices(20000);
  perform public.thin_seasons(100);
  return query select public.thin_quotes(2000), public.thin_grids(200), public.thin_outcomes(200);
end $$;

alter table public.season_forecasts enable row level security;
alter table public.season_results enable row level security;
revoke all on public.season_forecasts, public.season_results, public.season_grades
  from public, anon, authenticated, service_role;
grant select on public.season_forecasts, public.season_results, public.season_grades to service_role;
revoke all on function public.save_season_forecast, public.save_season_result, public.season_history,
  public.thin_seasons from public, anon, authenticated, service_role;
grant execute on function public.save_season_forecast, public.save_season_result, public.season_history to service_role;
