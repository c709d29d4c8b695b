-- How sure the ratings of a season's forecast were, and a season's odds by week.

alter table public.season_forecasts add column rating_sds jsonb;
comment on column public.season_forecasts.rating_sds is 'by team key, on the ratings'' scale; null: not kept before November 27, 2026';

drop function public.save_season_forecast;
create function public.save_season_forecast(
  p_token bigint, p_league text, p_season integer, p_day date, p_sample boolean, p_seed text, p_runs integer,
  p_engine_version text, p_inputs text, p_counts text, p_view text, p_odds jsonb, p_ratings jsonb, p_payload text,
  p_rating_sds jsonb default null
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
    inputs, counts, view, odds, ratings, rating_sds, ledger_seq)
  values (p_league::public.league_code, p_season, p_day, p_sample, p_seed, p_runs, p_engine_version, hash,
    p_inputs, p_counts, p_view, p_odds, p_ratings, p_rating_sds, line);
  return true;
end $$;

-- A season's odds and ratings by day, of one team or of all.
create or replace function public.season_history(p_league text, p_season integer, p_sample boolean, p_team text default null)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', f.day,
    'odds', case when p_team is null then f.odds else jsonb_build_object(p_team, f.odds -> p_team) end,
    'ratings', case when p_team is null then f.ratings
      else jsonb_strip_nulls(jsonb_build_object(p_team, f.ratings -> p_team)) end,
    'sds', case when p_team is null then coalesce(f.rating_sds, '{}')
      else jsonb_strip_nulls(jsonb_build_object(p_team, f.rating_sds -> p_team)) end) order by f.day), '[]')
  from public.season_forecasts f
  where f.league = p_league::public.league_code and f.season = p_season and f.sample = p_sample
    and (p_team is null or f.odds ? p_team)
$$;

-- Each season's first odds of every Tuesday since a day; where a Tuesday has none, those of the Wednesday or Thursday after it.
create function public.season_weeks(p_from date, p_sample boolean)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('league', w.league, 'season', w.season, 'week', w.week,
    'madeAt', w.made_at, 'odds', w.odds) order by w.week, w.league), '[]')
  from (
    select distinct on (f.league, f.season, d.week) f.league, f.season, d.week, f.made_at, f.odds
    from public.season_forecasts f
    cross join lateral (select f.day - (extract(isodow from f.day)::integer + 5) % 7 as week) d
    where f.sample = p_sample and f.day >= p_from and f.day - d.week <= 2
    order by f.league, f.season, d.week, f.day
  ) w
$$;

revoke all on function public.save_season_forecast, public.season_weeks from public, anon, authenticated, service_role;
grant execute on function public.save_season_forecast, public.season_weeks to service_role;
