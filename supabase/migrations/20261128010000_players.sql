-- Players: who they are, what is said of them, what they did, and the lines that the simulated games draw of them.

-- Everybody of a league whom a feed has named.
create table public.players (
  league public.league_code not null,
  player_id text not null check (player_id ~ '^n?[0-9a-z]{1,24}$'),
  name text not null check (length(name) between 1 and 120),
  team_key text,
  position text not null default '',
  -- The last report's word and its chance to play; null: on no report.
  status text check (status in ('Out', 'Doubtful', 'Questionable', 'Probable')),
  chance double precision check (chance between 0 and 1),
  seen_at timestamptz not null,
  primary key (league, player_id)
);
comment on column public.players.player_id is 'the feed''s own number; with an n before it that of another source, until the feed names him';
create index on public.players (league, team_key);

-- What reports said of players when it changed: append-only.
create table public.player_news (
  id bigint generated always as identity primary key,
  league public.league_code not null,
  player_id text not null,
  team_key text not null,
  status text check (status in ('Out', 'Doubtful', 'Questionable', 'Probable')),
  chance double precision check (chance between 0 and 1),
  told_at timestamptz not null,
  foreign key (league, player_id) references public.players
);
create index on public.player_news (league, player_id, told_at);
create index on public.player_news (told_at);
comment on column public.player_news.status is 'null: taken off the report';

-- A team's roster as it was last read.
create table public.team_rosters (
  league public.league_code not null,
  team_key text not null,
  players jsonb not null,
  as_of timestamptz not null,
  primary key (league, team_key)
);

-- An announced line-up of a game's side.
create table public.game_line_ups (
  game_id bigint not null references public.games (id),
  side text not null check (side in ('home', 'away')),
  starters jsonb not null,
  bench jsonb not null,
  as_of timestamptz not null,
  primary key (game_id, side)
);

-- What a league's players are forecast from: the engine's own JSON, moved by finals in the order of play.
create table public.player_states (
  league public.league_code primary key,
  format integer not null,
  learned_to date not null,
  state jsonb not null,
  saved_at timestamptz not null
);

-- Finals whose box score has been asked for: once each.
create table public.player_finals (
  game_id bigint primary key references public.games (id),
  league public.league_code not null,
  day date not null,
  -- Why it taught nothing; null: it was learned from.
  refused text,
  learned_at timestamptz not null
);
create index on public.player_finals (league, day);

-- What a player did in a final, beside what was said of him before its start.
create table public.player_games (
  league public.league_code not null,
  player_id text not null,
  game_id bigint not null references public.games (id),
  day date not null,
  team_key text not null,
  opponent_key text not null,
  home boolean not null,
  started boolean,
  stats jsonb not null,
  said jsonb,
  primary key (league, player_id, game_id),
  foreign key (league, player_id) references public.players
);
create index on public.player_games (game_id);
create index on public.player_games (league, player_id, day);
comment on column public.player_games.stats is 'counts by the names of the players'' models';
comment on column public.player_games.said is 'by stat [mean, 10th, 20th, 50th, 80th, 90th percentile] of the last line before the start; null: none was said';

-- The drawn lines of a prediction's players, and what draws them again.
create table public.player_lines (
  prediction_id bigint primary key references public.predictions (id),
  game_id bigint not null references public.games (id),
  recipe jsonb not null,
  -- Null once retention has taken them: the recipe gives them again.
  lines jsonb,
  made_at timestamptz not null
);
create index on public.player_lines (game_id);

alter table public.players enable row level security;
alter table public.player_news enable row level security;
alter table public.team_rosters enable row level security;
alter table public.game_line_ups enable row level security;
alter table public.player_states enable row level security;
alter table public.player_finals enable row level security;
alter table public.player_games enable row level security;
alter table public.player_lines enable row level security;
revoke all on public.players, public.player_news, public.team_rosters, public.game_line_ups, public.player_states,
  public.player_finals, public.player_games, public.player_lines from public, anon, authenticated, service_role;
grant select on public.players, public.player_news, public.team_rosters, public.game_line_ups, public.player_states,
  public.player_finals, public.player_games, public.player_lines to service_role;
