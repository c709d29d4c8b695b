-- Teams and games, and what the feeds say of each game: working state, kept current by the refresh.

-- Which leagues there are is the code's to say (src/domain/leagues); here a code has only its form.
create domain public.league_code as text check (value ~ '^[A-Za-z][A-Za-z0-9]*$');

create table public.teams (
  id bigint generated always as identity primary key,
  league public.league_code not null,
  name text not null,
  short_name text not null,
  abbreviation text not null,
  logo_url text check (logo_url like 'https://%'),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  rating_key text,
  unique (league, name)
);
comment on column public.teams.color is 'club colour, #rrggbb';
comment on column public.teams.rating_key is 'key of the fitted rating in its league; null while the ratings do not know the team';
create index teams_by_rating_key on public.teams (league, rating_key);

create table public.games (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  sample boolean not null,
  league public.league_code not null,
  season integer not null,
  postseason boolean not null,
  preseason boolean not null,
  game_time timestamptz not null check (isfinite(game_time)),
  time_known boolean not null,
  neutral_site boolean not null,
  status text not null check (status in ('scheduled', 'live', 'final', 'postponed')),
  status_detail text,
  home_team_id bigint not null references public.teams (id),
  away_team_id bigint not null references public.teams (id),
  home_record text,
  away_record text,
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  venue_name text,
  venue_city text,
  venue_indoor boolean,
  sides_swapped boolean not null default false,
  as_of timestamptz not null,
  begun_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default public.clock(),
  unique (source, source_id),
  check (home_team_id <> away_team_id),
  check ((status in ('live', 'final')) = (home_score is not null and away_score is not null))
);
comment on column public.games.source is 'feed the game came from';
comment on column public.games.source_id is 'the feed''s own id';
comment on column public.games.sample is 'true where the schedule is the bundled slate, not a feed''s';
comment on column public.games.season is 'end year for NBA, NHL, NCAAB and European soccer, start year for football, else calendar year';
comment on column public.games.preseason is 'before the season proper: neither uses nor feeds the ratings';
comment on column public.games.game_time is 'scheduled start, UTC';
comment on column public.games.time_known is 'false while the feed knows only the day';
comment on column public.games.home_record is 'won-lost(-drawn)';
comment on column public.games.home_score is 'points, runs or goals; only once play has begun';
comment on column public.games.sides_swapped is 'the feed names the sides the other way round than they stood when the game was closed';
comment on column public.games.as_of is 'when the feed last confirmed it, UTC';
comment on column public.games.begun_at is 'when the feed first called it live or final, UTC; stays, even if the feed takes that back';
comment on column public.games.closed_at is 'the first start that passed, or begun_at: no prediction is taken from then on, whatever start is told later';
create index games_by_time on public.games (game_time);
create index games_by_league_status on public.games (league, status, game_time);
create index games_by_home_team on public.games (home_team_id);
create index games_by_away_team on public.games (away_team_id);

create table public.odds_quotes (
  id bigint generated always as identity primary key,
  game_id bigint not null references public.games (id),
  source text not null check (source in ('espn', 'bovada')),
  provider text not null,
  sample boolean not null,
  moneyline_home integer,
  moneyline_away integer,
  moneyline_draw integer,
  spread_line numeric(5, 2),
  spread_home integer,
  spread_away integer,
  total_line numeric(5, 2),
  total_over integer,
  total_under integer,
  as_of timestamptz not null,
  confirmed_at timestamptz not null
);
comment on table public.odds_quotes is 'prices by source and time, a row per change; the first and the closing one of each book are kept for good: closing lines feed the ratings';
comment on column public.odds_quotes.moneyline_home is 'American odds';
comment on column public.odds_quotes.moneyline_away is 'American odds';
comment on column public.odds_quotes.moneyline_draw is 'American odds; soccer';
comment on column public.odds_quotes.spread_line is 'home handicap in points; negative: home is favoured';
comment on column public.odds_quotes.spread_home is 'American odds';
comment on column public.odds_quotes.spread_away is 'American odds';
comment on column public.odds_quotes.total_line is 'points of both sides together';
comment on column public.odds_quotes.total_over is 'American odds';
comment on column public.odds_quotes.total_under is 'American odds';
comment on column public.odds_quotes.as_of is 'when this price was first seen, UTC';
comment on column public.odds_quotes.confirmed_at is 'when this price was last seen unchanged, UTC';
create index odds_quotes_by_game on public.odds_quotes (game_id, source, provider, id desc);

create table public.weather (
  game_id bigint primary key references public.games (id),
  temperature numeric(5, 1),
  wind_speed numeric(5, 1),
  wind_direction text,
  precipitation numeric(5, 2),
  visibility numeric(5, 1),
  humidity numeric(5, 1),
  uv_index numeric(4, 1),
  description text,
  as_of timestamptz not null
);
comment on column public.weather.temperature is '°F';
comment on column public.weather.wind_speed is 'mph';
comment on column public.weather.wind_direction is 'compass point the wind comes from';
comment on column public.weather.precipitation is 'inches';
comment on column public.weather.visibility is 'miles';
comment on column public.weather.humidity is '%';
comment on column public.weather.as_of is 'when this forecast was first seen, UTC';

create table public.squads (
  game_id bigint primary key references public.games (id) on delete cascade,
  home jsonb,
  away jsonb,
  as_of timestamptz not null
);
comment on table public.squads is 'players named before the start: season means per game and rates, as the feed gives them';
comment on column public.squads.as_of is 'when the feed last said so, UTC';

create table public.results (
  game_id bigint not null references public.games (id),
  version integer not null check (version >= 1),
  home_score integer not null check (home_score >= 0),
  away_score integer not null check (away_score >= 0),
  recorded_at timestamptz not null,
  primary key (game_id, version)
);
comment on table public.results is 'final scores; a correction by the feed is a new version, never an edit';

create table public.feed_coverage (
  league public.league_code not null,
  source text not null,
  from_day date not null,
  primary key (league, source)
);
comment on table public.feed_coverage is 'how far back a feed has been asked for results that the ratings have missed';
comment on column public.feed_coverage.from_day is 'earliest day asked for without a gap to today, America/New_York';

create function public.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
create trigger results_are_append_only before update or delete or truncate on public.results
  for each statement execute function public.refuse_change();

-- Whether a start is past: while only its day is known, once that day is over in New York.
create function public.start_has_passed(p_start timestamptz, p_time_known boolean) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return public.clock() >= case when p_time_known then p_start else
    (date_trunc('day', p_start at time zone 'America/New_York') + interval '1 day') at time zone 'America/New_York' end;
end $$;

-- Whether no prediction of a game is taken any more. A game put off before its start is not closed by the old one.
create function public.game_is_closed(p_game public.games) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_game.closed_at is not null or p_game.begun_at is not null
    or p_game.status <> 'postponed' and public.start_has_passed(p_game.game_time, p_game.time_known);
end $$;

-- What the record rests on never goes back, whoever writes: a game is the same game, one that has begun has begun, one
-- that was closed stays so, and from what closes it on its sides are not swapped: nothing more can be said of them. Its
-- start may still be told anew.
create function public.guard_game() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.closed_at := new.begun_at;
    return new;
  end if;
  if (new.id, new.source, new.source_id, new.league, new.sample)
      is distinct from (old.id, old.source, old.source_id, old.league, old.sample) then
    raise exception 'game % stays the game it is', old.id using errcode = 'restrict_violation';
  end if;
  if old.begun_at is not null and new.begun_at is distinct from old.begun_at then
    raise exception 'game % has begun: when, stays', old.id using errcode = 'restrict_violation';
  end if;
  new.closed_at := case when old.closed_at is not null then old.closed_at
    when public.game_is_closed(old) then least(old.game_time, new.begun_at) else new.begun_at end;
  if new.closed_at is not null
      and (new.home_team_id = old.away_team_id or new.away_team_id = old.home_team_id) then
    raise exception 'game % has begun: who is at home stays', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger games_are_guarded before insert or update on public.games
  for each row execute function public.guard_game();
