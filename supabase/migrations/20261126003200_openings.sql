-- What each book opened a game at, where a feed says it beside the price of now: the first point of the line's history. When
-- that was is not told, and nobody can have it: it is no quote, closes nothing and is bet on by nobody.

create table public.odds_openings (
  game_id bigint not null references public.games (id) on delete cascade,
  source text not null check (source in ('espn', 'bovada')),
  provider text not null,
  home_team_id bigint not null references public.teams (id),
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
  -- When the feed first said so, UTC; the price is older.
  told_at timestamptz not null,
  primary key (game_id, source, provider)
);
comment on table public.odds_openings is 'what a book opened at, as a feed told it first; columns as those of odds_quotes';
comment on column public.odds_openings.home_team_id is 'who was at home when it was told: of other sides it says nothing';
create index odds_openings_by_home_team on public.odds_openings (home_team_id);
alter table public.odds_openings enable row level security;
revoke all on public.odds_openings from public, anon, authenticated, service_role;
grant select on public.odds_openings to service_role;

alter type public.fed_game add attribute openings jsonb;

-- Once a book: what a feed calls the opening later is not taken, unless the sides have changed since.
create function public.store_openings(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  insert into public.odds_openings as o (game_id, source, provider, home_team_id, sample, moneyline_home, moneyline_away, moneyline_draw,
    spread_line, spread_home, spread_away, total_line, total_over, total_under, told_at)
  select distinct on (g.id, q.source, q.provider) g.id, q.source, q.provider, g.home_team_id, q.sample, q.moneyline_home, q.moneyline_away, q.moneyline_draw,
    q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under, p_as_of
  from unnest(p_games) f
  join public.games g on g.source = p_source and g.source_id = f.source_id and g.status in ('scheduled', 'postponed')
  cross join lateral jsonb_populate_recordset(null::public.fed_quote, f.openings) q
  where f.openings is not null and not coalesce(f.swapped, false)
  on conflict (game_id, source, provider) do update set
    home_team_id = excluded.home_team_id, sample = excluded.sample, moneyline_home = excluded.moneyline_home,
    moneyline_away = excluded.moneyline_away, moneyline_draw = excluded.moneyline_draw,
    spread_line = excluded.spread_line, spread_home = excluded.spread_home, spread_away = excluded.spread_away,
    total_line = excluded.total_line, total_over = excluded.total_over, total_under = excluded.total_under,
    told_at = excluded.told_at
  where o.home_team_id <> excluded.home_team_id
$$;
revoke all on function public.store_openings from public, anon, authenticated, service_role;

create or replace function public.ingest_games(
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
  perform public.store_openings(p_source, p_as_of, fed);
  perform public.store_weather(p_source, p_as_of, fed);
  perform public.store_results(p_source, p_as_of, fed);
  return written;
end $$;

-- The openings of a slate's games beside the changes, as far as the slate knew them.
create or replace view public.slate_lines with (security_invoker = true) as
select e.slate_id, e.game_id as id, (
  select jsonb_agg(to_jsonb(o) - 'id' - 'game_id' - 'confirmed_at' order by o.as_of, o.id)
  from public.odds_quotes o where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz
) as changes, (
  select jsonb_agg(to_jsonb(p) - 'game_id' - 'home_team_id' order by p.source desc, p.provider)
  from public.odds_openings p join public.games g on g.id = p.game_id and g.home_team_id = p.home_team_id
  where p.game_id = e.game_id
) as openings
from public.slate_entries e
where exists (select from public.odds_quotes o
  where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz);
