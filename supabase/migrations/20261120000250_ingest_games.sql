-- Writes what one feed said of games: teams, games, prices, weather, results and players, each only where it changed.

-- A team, a price and a game as a feed names them.
create type public.fed_team as (
  league text, name text, short_name text, abbreviation text, logo_url text, color text, rating_key text
);
create type public.fed_quote as (
  source text, provider text, sample boolean, moneyline_home integer, moneyline_away integer, moneyline_draw integer,
  spread_line numeric(5, 2), spread_home integer, spread_away integer,
  total_line numeric(5, 2), total_over integer, total_under integer
);
create type public.fed_game as (
  source_id text, league text, season integer, postseason boolean, preseason boolean, game_time timestamptz,
  time_known boolean, neutral_site boolean, status text, status_detail text, home jsonb, away jsonb,
  home_score integer, away_score integer, venue_name text, venue_city text, venue_indoor boolean,
  weather jsonb, odds jsonb, swapped boolean
);

-- A team under a name that is not known yet is the one that had its rating key, or its abbreviation and crest, and
-- that is not named beside it: that team has been renamed.
create function public.rename_teams(p_teams public.fed_team[]) returns void
language sql set search_path = '' as $$
  update public.teams t set name = renamed.name
  from (
    select distinct on (known.id) known.id, n.name
    from (select distinct on (f.league, f.name) f.* from unnest(p_teams) f order by f.league, f.name, f.rating_key) n
    cross join lateral (
      select k.id from public.teams k
      where k.league = n.league
        and (k.rating_key = n.rating_key or (k.abbreviation, k.logo_url) = (n.abbreviation, n.logo_url))
        and not exists (select from unnest(p_teams) o where o.league = k.league and o.name = k.name)
      order by (k.rating_key = n.rating_key) desc nulls last, k.id desc limit 1
    ) known
    where not exists (select from public.teams same where same.league = n.league and same.name = n.name)
    order by known.id, n.name
  ) renamed
  where t.id = renamed.id
$$;

create function public.store_teams(p_teams public.fed_team[]) returns void
language sql set search_path = '' as $$
  insert into public.teams (league, name, short_name, abbreviation, logo_url, color, rating_key)
  select distinct on (t.league, t.name) t.* from unnest(p_teams) t
  order by t.league, t.name, t.rating_key
  on conflict (league, name) do update set
    short_name = excluded.short_name, abbreviation = excluded.abbreviation,
    logo_url = coalesce(excluded.logo_url, teams.logo_url), color = coalesce(excluded.color, teams.color),
    rating_key = coalesce(excluded.rating_key, teams.rating_key)
$$;

-- A game keeps the sides that it was closed with, because what was said is of them: where a feed names them the other
-- way round afterwards, scores go with their teams. What it was wrong about, before or after, then mends itself.
create function public.keep_sides(p_source text, p_games public.fed_game[]) returns public.fed_game[]
language sql stable set search_path = '' as $$
  select array(
    select case when g.id is null then f else jsonb_populate_record(f, jsonb_build_object('home', f.away, 'away', f.home,
      'home_score', f.away_score, 'away_score', f.home_score, 'odds', '[]'::jsonb, 'swapped', true)) end
    from unnest(p_games) f
    left join (public.games g
      join public.teams h on h.id = g.home_team_id
      join public.teams a on a.id = g.away_team_id)
    on g.source = p_source and g.source_id = f.source_id and (f.status in ('live', 'final') or public.game_is_closed(g))
      and (f.home ->> 'name', f.away ->> 'name') = (a.name, h.name))
$$;

create function public.store_games(p_source text, p_sample boolean, p_as_of timestamptz, p_games public.fed_game[])
returns integer language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  insert into public.games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known,
    neutral_site, status, status_detail, home_team_id, away_team_id, home_record, away_record,
    home_score, away_score, venue_name, venue_city, venue_indoor, sides_swapped, as_of, begun_at)
  select p_source, f.source_id, p_sample, f.league, f.season, f.postseason, f.preseason, f.game_time, f.time_known,
    f.neutral_site, f.status, f.status_detail, h.id, a.id, f.home ->> 'record', f.away ->> 'record',
    f.home_score, f.away_score, f.venue_name, f.venue_city, f.venue_indoor, coalesce(f.swapped, false), p_as_of,
    case when f.status in ('live', 'final') then p_as_of end
  from unnest(p_games) f
  join public.teams h on h.league = f.league and h.name = f.home ->> 'name'
  join public.teams a on a.league = f.league and a.name = f.away ->> 'name'
  on conflict (source, source_id) do update set
    season = excluded.season, postseason = excluded.postseason, preseason = excluded.preseason, game_time = excluded.game_time,
    time_known = excluded.time_known, neutral_site = excluded.neutral_site, status = excluded.status,
    status_detail = excluded.status_detail, home_team_id = excluded.home_team_id,
    away_team_id = excluded.away_team_id, home_record = excluded.home_record,
    away_record = excluded.away_record, home_score = excluded.home_score, away_score = excluded.away_score,
    venue_name = excluded.venue_name, venue_city = excluded.venue_city,
    venue_indoor = excluded.venue_indoor, sides_swapped = excluded.sides_swapped, as_of = excluded.as_of,
    begun_at = coalesce(games.begun_at, excluded.begun_at)
  where games.as_of <= excluded.as_of;
  get diagnostics written = row_count;
  return written;
end $$;

-- A new row where a price changed, else a later confirmation of the row there is.
create function public.store_odds(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  with quoted as (
    select distinct on (g.id, q.source, q.provider) g.id as game_id, q.*
    from unnest(p_games) f
    join public.games g on g.source = p_source and g.source_id = f.source_id and g.status in ('scheduled', 'postponed')
    cross join lateral jsonb_populate_recordset(null::public.fed_quote, f.odds) with ordinality as q(source, provider,
      sample, moneyline_home, moneyline_away, moneyline_draw, spread_line, spread_home, spread_away,
      total_line, total_over, total_under, place)
    order by g.id, q.source, q.provider, q.place
  ), latest as (
    select distinct on (o.game_id, o.source, o.provider) o.*
    from public.odds_quotes o where o.game_id in (select game_id from quoted)
    order by o.game_id, o.source, o.provider, o.id desc
  ), confirmed as (
    update public.odds_quotes o set confirmed_at = greatest(o.confirmed_at, p_as_of)
    from quoted q join latest l using (game_id, source, provider)
    where o.id = l.id and
      (l.moneyline_home, l.moneyline_away, l.moneyline_draw, l.spread_line, l.spread_home, l.spread_away,
        l.total_line, l.total_over, l.total_under) is not distinct from
      (q.moneyline_home, q.moneyline_away, q.moneyline_draw, q.spread_line, q.spread_home, q.spread_away,
        q.total_line, q.total_over, q.total_under)
    returning o.game_id, o.source, o.provider
  )
  insert into public.odds_quotes (game_id, source, provider, sample, moneyline_home, moneyline_away,
    moneyline_draw, spread_line, spread_home, spread_away, total_line, total_over, total_under, as_of, confirmed_at)
  select q.game_id, q.source, q.provider, q.sample, q.moneyline_home, q.moneyline_away, q.moneyline_draw,
    q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under, p_as_of, p_as_of
  from quoted q
  where not exists (select from confirmed c
    where (c.game_id, c.source, c.provider) = (q.game_id, q.source, q.provider))
$$;

create function public.store_weather(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  insert into public.weather (game_id, temperature, wind_speed, wind_direction, precipitation, visibility,
    humidity, uv_index, description, as_of)
  select g.id, w.temperature, w.wind_speed, w.wind_direction, w.precipitation, w.visibility, w.humidity,
    w.uv_index, w.description, p_as_of
  from unnest(p_games) f
  join public.games g on g.source = p_source and g.source_id = f.source_id
  cross join lateral jsonb_populate_record(null::public.weather, f.weather) w
  where f.weather is not null
  on conflict (game_id) do update set
    temperature = excluded.temperature, wind_speed = excluded.wind_speed,
    wind_direction = excluded.wind_direction, precipitation = excluded.precipitation,
    visibility = excluded.visibility, humidity = excluded.humidity, uv_index = excluded.uv_index,
    description = excluded.description, as_of = excluded.as_of
  where (weather.temperature, weather.wind_speed, weather.wind_direction, weather.precipitation,
      weather.visibility, weather.humidity, weather.uv_index, weather.description)
    is distinct from (excluded.temperature, excluded.wind_speed, excluded.wind_direction,
      excluded.precipitation, excluded.visibility, excluded.humidity, excluded.uv_index, excluded.description)
$$;

create function public.store_results(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  insert into public.results (game_id, version, home_score, away_score, recorded_at)
  select g.id, coalesce(last.version, 0) + 1, g.home_score, g.away_score, p_as_of
  from unnest(p_games) f
  join public.games g on g.source = p_source and g.source_id = f.source_id and g.status = 'final'
  left join lateral (
    select r.* from public.results r where r.game_id = g.id order by r.version desc limit 1
  ) last on true
  where (last.home_score, last.away_score) is distinct from (g.home_score, g.away_score)
$$;

-- Planned anew at each call: a plan from when the tables were empty reads them whole.
create function public.ingest_games(
  p_token bigint, p_source text, p_sample boolean, p_as_of timestamptz, p_games jsonb
) returns integer language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  fed public.fed_game[];
  named public.fed_team[];
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  fed := array(select distinct on (g.source_id) g
    from jsonb_populate_recordset(null::public.fed_game, p_games) g order by g.source_id);
  named := array(select jsonb_populate_record(null::public.fed_team, side || jsonb_build_object('league', f.league))
    from unnest(fed) f, jsonb_array_elements(jsonb_build_array(f.home, f.away)) side);
  perform public.rename_teams(named);
  perform public.store_teams(named);
  fed := public.keep_sides(p_source, fed);
  written := public.store_games(p_source, p_sample, p_as_of, fed);
  -- What is older than the game as stored says nothing about its prices, weather and result either.
  fed := array(select f from unnest(fed) f
    join public.games g on g.source = p_source and g.source_id = f.source_id and g.as_of <= p_as_of);
  perform public.store_odds(p_source, p_as_of, fed);
  perform public.store_weather(p_source, p_as_of, fed);
  perform public.store_results(p_source, p_as_of, fed);
  return written;
end $$;

-- Names of a league's teams without a game: only those that no feed has named yet are new.
create function public.ingest_teams(p_token bigint, p_league text, p_teams jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.teams (league, name, short_name, abbreviation, logo_url, color, rating_key)
  select p_league, t.name, t.short_name, t.abbreviation, t.logo_url, t.color, t.rating_key
  from jsonb_populate_recordset(null::public.fed_team, p_teams) t
  where not exists (
    select 1 from public.teams known where known.league = p_league and known.rating_key = t.rating_key)
  on conflict (league, name) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;

create function public.ingest_squads(p_token bigint, p_source text, p_as_of timestamptz, p_squads jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.squads (game_id, home, away, as_of)
  select g.id, case when g.sides_swapped then s.away else s.home end, case when g.sides_swapped then s.home else s.away end,
    p_as_of
  from jsonb_to_recordset(p_squads) as s(source_id text, home jsonb, away jsonb)
  join public.games g on g.source = p_source and g.source_id = s.source_id
  where g.status = 'scheduled'
  on conflict (game_id) do update set home = excluded.home, away = excluded.away, as_of = excluded.as_of
  where squads.as_of <= excluded.as_of;
  get diagnostics written = row_count;
  return written;
end $$;

create function public.save_coverage(p_token bigint, p_source text, p_league text, p_from date)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.feed_coverage (source, league, from_day) values (p_source, p_league, p_from)
  on conflict (league, source) do update set from_day = excluded.from_day;
end $$;
