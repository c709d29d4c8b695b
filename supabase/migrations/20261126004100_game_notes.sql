-- What a feed says of a game beside its sides and score: rankings, what it is, its play-off series, who shows it.

alter table public.games
  add column home_rank integer check (home_rank between 1 and 99),
  add column away_rank integer check (away_rank between 1 and 99),
  add column occasion text check (length(occasion) between 1 and 200),
  add column series text check (length(series) between 1 and 200),
  add column broadcasts jsonb check (jsonb_typeof(broadcasts) = 'object');
comment on column public.games.home_rank is 'place in the ranking of college teams, in a tournament the seed; null where unranked';
comment on column public.games.occasion is 'what the game is beyond its sides, in the feed''s words: a bowl, a round, a cup';
comment on column public.games.series is 'how its play-off series stands, in the feed''s words';
comment on column public.games.broadcasts is 'names of channels by whose viewers: national, home, away';

-- As a feed tells it now: what it leaves out is gone. What is older than the game as stored says nothing. Answers how many
-- games changed.
create function public.ingest_game_notes(p_token bigint, p_source text, p_as_of timestamptz, p_notes jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  update public.games g set home_rank = told.home_rank, away_rank = told.away_rank, occasion = told.occasion,
    series = told.series, broadcasts = told.broadcasts
  from (
    select distinct on (k.id) k.id, n.occasion, n.series,
      case when k.sides_swapped then n.away_rank else n.home_rank end as home_rank,
      case when k.sides_swapped then n.home_rank else n.away_rank end as away_rank,
      case when k.sides_swapped then jsonb_strip_nulls(jsonb_build_object('national', n.broadcasts -> 'national',
        'home', n.broadcasts -> 'away', 'away', n.broadcasts -> 'home')) else n.broadcasts end as broadcasts
    from jsonb_to_recordset(p_notes) as n(source_id text, home_rank integer, away_rank integer, occasion text,
      series text, broadcasts jsonb)
    join public.games k on k.source = p_source and k.source_id = n.source_id and k.as_of <= p_as_of
    order by k.id
  ) told
  where g.id = told.id and (g.home_rank, g.away_rank, g.occasion, g.series, g.broadcasts)
    is distinct from (told.home_rank, told.away_rank, told.occasion, told.series, told.broadcasts);
  get diagnostics written = row_count;
  return written;
end $$;
revoke all on function public.ingest_game_notes from public, anon, authenticated, service_role;
grant execute on function public.ingest_game_notes to service_role;

comment on table public.squads is 'players named before the start: season means per game of their own and rates; season totals where a player''s own games are not known';
