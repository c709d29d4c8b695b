-- Leagues, teams and games: what the feeds say, kept current by the refresh.

create table public.leagues (
  code text primary key,
  name text not null,
  sport text not null check (sport in ('football', 'basketball', 'baseball', 'hockey', 'soccer')),
  can_draw boolean not null
);
comment on column public.leagues.can_draw is 'a drawn final score is a result of its own';

insert into public.leagues (code, name, sport, can_draw) values
  ('NFL', 'NFL', 'football', false),
  ('NBA', 'NBA', 'basketball', false),
  ('WNBA', 'WNBA', 'basketball', false),
  ('MLB', 'MLB', 'baseball', false),
  ('NHL', 'NHL', 'hockey', false),
  ('NCAAF', 'College Football', 'football', false),
  ('NCAAB', 'College Basketball', 'basketball', false),
  ('MLS', 'MLS', 'soccer', true),
  ('EPL', 'Premier League', 'soccer', true),
  ('LaLiga', 'La Liga', 'soccer', true),
  ('Bundesliga', 'Bundesliga', 'soccer', true),
  ('SerieA', 'Serie A', 'soccer', true);

create table public.teams (
  id bigint generated always as identity primary key,
  league text not null references public.leagues (code),
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

create table public.games (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  sample boolean not null,
  league text not null references public.leagues (code),
  season integer not null,
  postseason boolean not null,
  preseason boolean not null,
  game_time timestamptz not null,
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
  as_of timestamptz not null,
  begun_at timestamptz,
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
comment on column public.games.as_of is 'when the feed last confirmed it, UTC';
comment on column public.games.begun_at is 'when the feed first called it live or final, UTC; stays, even if the feed takes that back';
create index games_by_time on public.games (game_time);
create index games_by_league_status on public.games (league, status, game_time);

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
comment on table public.odds_quotes is 'prices by source and time; a row per change, kept for good: closing lines feed the ratings';
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
  source text not null,
  league text not null references public.leagues (code),
  from_day date not null,
  primary key (source, league)
);
comment on table public.feed_coverage is 'how far back a feed has been asked for results that the ratings have missed';
comment on column public.feed_coverage.from_day is 'earliest day asked for without a gap to today, America/New_York';
