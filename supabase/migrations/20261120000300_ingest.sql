-- Writes what one feed said: teams, games, prices, weather and results, each only where it changed.

create function public.ingest_games(
  p_token bigint, p_source text, p_sample boolean, p_as_of timestamptz, p_games jsonb
) returns integer language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);

  create temporary table fed on commit drop as
  select distinct on (g.source_id) g.* from jsonb_to_recordset(p_games) as g(
    source_id text, league text, season integer, postseason boolean, preseason boolean, game_time timestamptz,
    time_known boolean, neutral_site boolean, status text, status_detail text,
    home jsonb, away jsonb, home_score integer, away_score integer,
    venue_name text, venue_city text, venue_indoor boolean, weather jsonb, odds jsonb)
  order by g.source_id;

  insert into public.teams (league, name, short_name, abbreviation, logo_url, color, rating_key)
  select distinct on (t.league, t.name) t.league, t.name, t.short_name, t.abbreviation, t.logo_url, t.color, t.rating_key
  from (
    select f.league, s.* from pg_temp.fed f cross join lateral jsonb_to_recordset(jsonb_build_array(f.home, f.away))
      as s(name text, short_name text, abbreviation text, logo_url text, color text, rating_key text)
  ) t
  order by t.league, t.name, t.rating_key
  on conflict (league, name) do update set
    short_name = excluded.short_name, abbreviation = excluded.abbreviation,
    logo_url = coalesce(excluded.logo_url, teams.logo_url), color = coalesce(excluded.color, teams.color),
    rating_key = coalesce(excluded.rating_key, teams.rating_key);

  insert into public.games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known,
    neutral_site, status, status_detail, home_team_id, away_team_id, home_record, away_record,
    home_score, away_score, venue_name, venue_city, venue_indoor, as_of, begun_at)
  select p_source, f.source_id, p_sample, f.league, f.season, f.postseason, f.preseason, f.game_time, f.time_known,
    f.neutral_site, f.status, f.status_detail, h.id, a.id, f.home ->> 'record', f.away ->> 'record',
    f.home_score, f.away_score, f.venue_name, f.venue_city, f.venue_indoor, p_as_of,
    case when f.status in ('live', 'final') then p_as_of end
  from pg_temp.fed f
  join public.teams h on h.league = f.league and h.name = f.home ->> 'name'
  join public.teams a on a.league = f.league and a.name = f.away ->> 'name'
  on conflict (source, source_id) do update set
    season = excluded.season, postseason = excluded.postseason, preseason = excluded.preseason, game_time = excluded.game_time,
    time_known = excluded.time_known, neutral_site = excluded.neutral_site, status = excluded.status,
    status_detail = excluded.status_detail, home_team_id = excluded.home_team_id,
    away_team_id = excluded.away_team_id, home_record = excluded.home_record,
    away_record = excluded.away_record, home_score = excluded.home_score, away_score = excluded.away_score,
    venue_name = excluded.venue_name, venue_city = excluded.venue_city,
    venue_indoor = excluded.venue_indoor, as_of = excluded.as_of,
    begun_at = coalesce(games.begun_at, excluded.begun_at)
  where games.as_of <= excluded.as_of;
  get diagnostics written = row_count;
  -- What is older than the game as stored says nothing about its prices, weather and result either.
  delete from pg_temp.fed f using public.games g
  where g.source = p_source and g.source_id = f.source_id and g.as_of > p_as_of;

  perform public.ingest_odds(p_source, p_as_of);

  insert into public.weather (game_id, temperature, wind_speed, wind_direction, precipitation, visibility,
    humidity, uv_index, description, as_of)
  select g.id, w.temperature, w.wind_speed, w.wind_direction, w.precipitation, w.visibility, w.humidity,
    w.uv_index, w.description, p_as_of
  from pg_temp.fed f
  join public.games g on g.source = p_source and g.source_id = f.source_id
  cross join lateral jsonb_to_record(f.weather) as w(temperature numeric, wind_speed numeric,
    wind_direction text, precipitation numeric, visibility numeric, humidity numeric, uv_index numeric, description text)
  where f.weather is not null
  on conflict (game_id) do update set
    temperature = excluded.temperature, wind_speed = excluded.wind_speed,
    wind_direction = excluded.wind_direction, precipitation = excluded.precipitation,
    visibility = excluded.visibility, humidity = excluded.humidity, uv_index = excluded.uv_index,
    description = excluded.description, as_of = excluded.as_of
  where (weather.temperature, weather.wind_speed, weather.wind_direction, weather.precipitation,
      weather.visibility, weather.humidity, weather.uv_index, weather.description)
    is distinct from (excluded.temperature, excluded.wind_speed, excluded.wind_direction,
      excluded.precipitation, excluded.visibility, excluded.humidity, excluded.uv_index, excluded.description);

  insert into public.results (game_id, version, home_score, away_score, recorded_at)
  select g.id, coalesce(last.version, 0) + 1, g.home_score, g.away_score, p_as_of
  from pg_temp.fed f
  join public.games g on g.source = p_source and g.source_id = f.source_id and g.status = 'final'
  left join lateral (
    select r.* from public.results r where r.game_id = g.id order by r.version desc limit 1
  ) last on true
  where (last.home_score, last.away_score) is distinct from (g.home_score, g.away_score);

  return written;
end $$;

-- A new row where a price changed, else a later confirmation of the row there is. Reads pg_temp.fed.
create function public.ingest_odds(p_source text, p_as_of timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  create temporary table quoted on commit drop as
  select distinct on (g.id, q.source, q.provider) g.id as game_id, q.* from pg_temp.fed f
  join public.games g on g.source = p_source and g.source_id = f.source_id
  cross join lateral rows from (jsonb_to_recordset(f.odds) as (source text, provider text, sample boolean,
    moneyline_home integer, moneyline_away integer, moneyline_draw integer, spread_line numeric(5, 2),
    spread_home integer, spread_away integer, total_line numeric(5, 2), total_over integer, total_under integer))
    with ordinality as q(source, provider, sample, moneyline_home, moneyline_away, moneyline_draw, spread_line,
    spread_home, spread_away, total_line, total_over, total_under, place)
  where g.status in ('scheduled', 'postponed')
  order by g.id, q.source, q.provider, q.place;

  create temporary table latest on commit drop as
  select distinct on (o.game_id, o.source, o.provider) o.*
  from public.odds_quotes o where o.game_id in (select game_id from pg_temp.quoted)
  order by o.game_id, o.source, o.provider, o.id desc;

  update public.odds_quotes o set confirmed_at = greatest(o.confirmed_at, p_as_of)
  from pg_temp.quoted q join pg_temp.latest l using (game_id, source, provider)
  where o.id = l.id and ((l.moneyline_home, l.moneyline_away, l.moneyline_draw, l.spread_line, l.spread_home, l.spread_away, l.total_line, l.total_over, l.total_under)
      is not distinct from (q.moneyline_home, q.moneyline_away, q.moneyline_draw, q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under));

  insert into public.odds_quotes (game_id, source, provider, sample, moneyline_home, moneyline_away,
    moneyline_draw, spread_line, spread_home, spread_away, total_line, total_over, total_under, as_of, confirmed_at)
  select q.game_id, q.source, q.provider, q.sample, q.moneyline_home, q.moneyline_away, q.moneyline_draw,
    q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under, p_as_of, p_as_of
  from pg_temp.quoted q left join pg_temp.latest l using (game_id, source, provider)
  where l.id is null or not ((l.moneyline_home, l.moneyline_away, l.moneyline_draw, l.spread_line, l.spread_home, l.spread_away, l.total_line, l.total_over, l.total_under)
      is not distinct from (q.moneyline_home, q.moneyline_away, q.moneyline_draw, q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under));
end $$;

create function public.save_coverage(p_token bigint, p_source text, p_league text, p_from date)
returns void language plpgsql set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.feed_coverage (source, league, from_day) values (p_source, p_league, p_from)
  on conflict (source, league) do update set from_day = excluded.from_day;
end $$;
