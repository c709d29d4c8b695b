-- What each book asks now, kept beside the history of what it asked: whoever reads games with their prices reads a row a market of
-- each book and not the hundreds that led to it. And games whose prices have been thinned are not looked through again.

create table public.newest_book_prices (
  game_id bigint not null references public.games (id),
  seen_at timestamptz not null,
  line numeric(5, 2),
  one integer,
  other integer,
  draw integer,
  feed text not null,
  market text not null,
  book text not null,
  primary key (game_id, feed, market, book)
);
comment on table public.newest_book_prices is 'the last row of book_prices in each market of each book, of those before the start: kept by triggers and never written otherwise';

create table public.thinned_book_prices (game_id bigint primary key references public.games (id));
comment on table public.thinned_book_prices is 'graded games whose prices have been thinned';

do $$
declare
  t text;
begin
  foreach t in array array['newest_book_prices', 'thinned_book_prices'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
grant select on public.newest_book_prices to service_role;

insert into public.newest_book_prices (game_id, feed, market, book, line, one, other, draw, seen_at)
select distinct on (b.game_id, b.feed, b.market, b.book) b.game_id, b.feed, b.market, b.book, b.line, b.one, b.other, b.draw, b.seen_at
from public.book_prices b join public.games g on g.id = b.game_id and b.seen_at <= g.game_time
order by b.game_id, b.feed, b.market, b.book, b.seen_at desc;

create function public.keep_newest_prices() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.newest_book_prices as n (game_id, feed, market, book, line, one, other, draw, seen_at)
  select distinct on (a.game_id, a.feed, a.market, a.book) a.game_id, a.feed, a.market, a.book, a.line, a.one, a.other, a.draw, a.seen_at
  from added a join public.games g on g.id = a.game_id and a.seen_at <= g.game_time
  order by a.game_id, a.feed, a.market, a.book, a.seen_at desc
  on conflict (game_id, feed, market, book) do update set line = excluded.line, one = excluded.one, other = excluded.other,
    draw = excluded.draw, seen_at = excluded.seen_at
    where n.seen_at <= excluded.seen_at;
  return null;
end $$;
create trigger newest_prices_are_kept after insert on public.book_prices referencing new table as added
  for each statement execute function public.keep_newest_prices();

-- A game that starts at another time has another last price before its start.
create function public.renew_newest_prices() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newest_book_prices where game_id = new.id;
  insert into public.newest_book_prices (game_id, feed, market, book, line, one, other, draw, seen_at)
  select distinct on (b.feed, b.market, b.book) b.game_id, b.feed, b.market, b.book, b.line, b.one, b.other, b.draw, b.seen_at
  from public.book_prices b where b.game_id = new.id and b.seen_at <= new.game_time
  order by b.feed, b.market, b.book, b.seen_at desc;
  return null;
end $$;
create trigger newest_prices_follow_the_start after update of game_time on public.games
  for each row when (old.game_time is distinct from new.game_time) execute function public.renew_newest_prices();

create or replace function public.store_book_prices(p_token bigint, p_feed text, p_league text, p_at timestamptz, p_left_out integer, p_prices jsonb)
returns integer language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  changed integer;
begin
  perform public.hold_odds_lease(p_token);
  with open as materialized (
    select g.id from public.games g
    where g.league = p_league::public.league_code and g.status in ('scheduled', 'postponed') and not g.sample
      and g.game_time > p_at and g.game_time < p_at + interval '60 days'
  ), told as materialized (
    select distinct on (p.game_id, p.market, p.book) p.*
    from jsonb_to_recordset(p_prices) as p(game_id bigint, market text, book text, line numeric(5, 2), one integer, other integer, draw integer)
    join open o on o.id = p.game_id
  ), latest as materialized (
    select n.* from open o join public.newest_book_prices n on n.game_id = o.id and n.feed = p_feed
  ), new as (
    select coalesce(t.game_id, l.game_id) as game_id, coalesce(t.market, l.market) as market,
      coalesce(t.book, l.book) as book, t.line, t.one, t.other, t.draw
    from told t full join latest l using (game_id, market, book)
    where (l.seen_at is null or l.seen_at < p_at)
      and (t.line, t.one, t.other, t.draw) is distinct from (l.line, l.one, l.other, l.draw)
      and (t.one is not null or l.one is not null)
  )
  insert into public.book_prices (game_id, feed, market, book, line, one, other, draw, seen_at)
  select n.game_id, p_feed, n.market, n.book, n.line, n.one, n.other, n.draw, p_at from new n;
  get diagnostics changed = row_count;
  insert into public.odds_readings (feed, league, asked_at, read_at, games, changes, left_out)
  values (p_feed, p_league::public.league_code, p_at, p_at,
    (select count(distinct p.game_id) from jsonb_to_recordset(p_prices) as p(game_id bigint)), changed, p_left_out)
  on conflict (feed, league) do update set read_at = greatest(odds_readings.read_at, excluded.read_at),
    games = excluded.games, changes = excluded.changes, left_out = excluded.left_out;
  return changed;
end $$;

create or replace function public.current_book_prices(p_games bigint[])
returns table (game_id bigint, feed text, book text, market text, line numeric, one integer, other integer, draw integer,
  seen_at timestamptz, read_at timestamptz)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select n.game_id, n.feed, n.book, n.market, n.line, n.one, n.other, n.draw, n.seen_at,
    greatest(n.seen_at, least(r.read_at, g.game_time))
  from public.newest_book_prices n join public.games g on g.id = n.game_id
  left join public.odds_readings r on r.feed = n.feed and r.league = g.league
  where n.game_id = any (p_games) and n.one is not null
  order by n.game_id, n.feed, n.book, n.market
$$;

create or replace view public.latest_book_quotes with (security_invoker = true) as
select n.game_id, n.feed as source, n.book, n.book as provider, false as sample,
  max(n.one) filter (where n.market = 'moneyline') as moneyline_home,
  max(n.other) filter (where n.market = 'moneyline') as moneyline_away,
  max(n.draw) filter (where n.market = 'moneyline') as moneyline_draw,
  max(n.line) filter (where n.market = 'spread') as spread_line,
  max(n.one) filter (where n.market = 'spread') as spread_home,
  max(n.other) filter (where n.market = 'spread') as spread_away,
  max(n.line) filter (where n.market = 'total') as total_line,
  max(n.one) filter (where n.market = 'total') as total_over,
  max(n.other) filter (where n.market = 'total') as total_under,
  max(n.seen_at) as as_of,
  max(greatest(n.seen_at, least(r.read_at, g.game_time))) as confirmed_at
from public.newest_book_prices n join public.games g on g.id = n.game_id
left join public.odds_readings r on r.feed = n.feed and r.league = g.league
where n.one is not null and n.market <> 'lay'
group by n.game_id, n.feed, n.book;

-- Once a game is graded: of each book's market the first price, the last before the start and the first of every six hours in
-- between stay; one seen after the start, which was moved then, does not. Games of three days are looked for by every run, and of three
-- months in one hour of the day; each is thinned once.
create or replace function public.thin_book_prices(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
  looked_through interval := case when extract(hour from public.clock() at time zone 'UTC') = 9 then interval '90 days'
    else interval '3 days' end;
  graded bigint[];
begin
  graded := array(select g.id from public.games g
    where g.game_time between public.clock() - looked_through and public.clock() and g.status = 'final'
      and exists (select from public.grades d where d.game_id = g.id)
      and not exists (select from public.thinned_book_prices t where t.game_id = g.id));
  if cardinality(graded) = 0 then return 0; end if;
  delete from public.book_prices b using (
    select x.game_id, x.feed, x.market, x.book, x.seen_at from (
      select p.game_id, p.feed, p.market, p.book, p.seen_at,
        row_number() over (partition by p.game_id, p.feed, p.market, p.book,
          floor(extract(epoch from g.game_time - p.seen_at) / 21600) order by p.seen_at) as at_place,
        row_number() over (partition by p.game_id, p.feed, p.market, p.book, p.seen_at <= g.game_time order by p.seen_at desc)
          as from_last,
        p.seen_at > g.game_time as late
      from public.book_prices p join public.games g on g.id = p.game_id
      where p.game_id = any (graded)) x
    where x.late or (x.at_place > 1 and x.from_last > 1) limit p_most) old
  where (b.game_id, b.feed, b.market, b.book, b.seen_at) = (old.game_id, old.feed, old.market, old.book, old.seen_at);
  get diagnostics gone = row_count;
  if gone < p_most then
    insert into public.thinned_book_prices (game_id) select unnest(graded) on conflict do nothing;
  end if;
  return gone;
end $$;

-- Every book's line as it moved, the keyed feeds' with at most one change in half an hour.
create or replace view public.slate_lines with (security_invoker = true) as
select e.slate_id, e.game_id as id, (
  select jsonb_agg(c.quote order by c.as_of, c.place)
  from (
    select to_jsonb(o) - 'id' - 'game_id' - 'confirmed_at' as quote, o.as_of, o.id as place
    from public.odds_quotes o where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz
    union all
    select jsonb_build_object('source', k.feed, 'book', k.book, 'provider', k.book, 'sample', false, 'as_of', k.seen_at,
      'moneyline_home', case when k.market = 'moneyline' then k.one end,
      'moneyline_away', case when k.market = 'moneyline' then k.other end, 'moneyline_draw', k.draw,
      'spread_line', case when k.market = 'spread' then k.line end, 'spread_home', case when k.market = 'spread' then k.one end,
      'spread_away', case when k.market = 'spread' then k.other end, 'total_line', case when k.market = 'total' then k.line end,
      'total_over', case when k.market = 'total' then k.one end, 'total_under', case when k.market = 'total' then k.other end),
      k.seen_at, 0
    from (
      select distinct on (b.feed, b.market, b.book, floor(extract(epoch from b.seen_at) / 1800)) b.*
      from public.book_prices b
      where b.game_id = e.game_id and b.market <> 'lay' and b.one is not null and b.seen_at <= (e.game ->> 'gameTime')::timestamptz
      order by b.feed, b.market, b.book, floor(extract(epoch from b.seen_at) / 1800), b.seen_at desc) k
  ) c
) as changes, (
  select jsonb_agg(to_jsonb(p) - 'game_id' - 'home_team_id' order by array_position(array['espn', 'bovada', 'theoddsapi', 'propline'], p.source), p.provider)
  from public.odds_openings p join public.games g on g.id = p.game_id and g.home_team_id = p.home_team_id
  where p.game_id = e.game_id
) as openings
from public.slate_entries e
where exists (select from public.odds_quotes o
  where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz)
  or exists (select from public.book_prices b
    where b.game_id = e.game_id and b.seen_at <= (e.game ->> 'gameTime')::timestamptz);

revoke all on function public.keep_newest_prices, public.renew_newest_prices from public, anon, authenticated, service_role;
