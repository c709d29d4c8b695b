-- Prices of graded games lie apart from those that still change. Thinning deleted rows from among others, and an index keeps the
-- space of what was deleted unless whole pages are empty: 9 MB a day with ten books read every minute. Now what stays of a graded
-- game moves to the other part, and all of its rows leave this one, pages and all.

drop trigger newest_prices_are_kept on public.book_prices;
alter table public.book_prices rename to changing_book_prices;
alter table public.changing_book_prices add column thinned boolean not null default false;
alter table public.changing_book_prices drop constraint book_prices_pkey;
alter table public.changing_book_prices add primary key (game_id, feed, market, book, seen_at, thinned);

create table public.book_prices (like public.changing_book_prices including defaults including constraints)
  partition by list (thinned);
alter table public.book_prices add primary key (game_id, feed, market, book, seen_at, thinned);
alter table public.book_prices add constraint book_prices_game_id_fkey foreign key (game_id) references public.games (id);
alter table public.book_prices attach partition public.changing_book_prices for values in (false);
create table public.thinned_game_prices partition of public.book_prices for values in (true);
create trigger newest_prices_are_kept after insert on public.book_prices referencing new table as added
  for each statement execute function public.keep_newest_prices();

comment on table public.book_prices is 'prices of one market of one book, a row per change; without prices: the book took it down. A row is current until the next one, as of its league''s last reading';
comment on table public.changing_book_prices is 'book_prices of games that are not graded yet, each change';
comment on table public.thinned_game_prices is 'book_prices of graded games, thinned';
comment on column public.book_prices.seen_at is 'our reading that first saw it, UTC; never the feed''s last_update';
comment on column public.book_prices.line is 'home handicap in points, or points of both sides together';
comment on column public.book_prices.one is 'American odds: home, or over';
comment on column public.book_prices.other is 'American odds: away, or under';
comment on column public.book_prices.draw is 'American odds; soccer';
comment on column public.book_prices.market is 'lay: bets against a side, at an exchange';
comment on column public.book_prices.thinned is 'whether its game has been graded and its prices thinned';

do $$
declare
  t text;
begin
  foreach t in array array['book_prices', 'changing_book_prices', 'thinned_game_prices'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
grant select on public.book_prices to service_role;

update public.book_prices b set thinned = true from public.thinned_book_prices t where t.game_id = b.game_id;

-- Once a game is graded: of each book's market the first price, the last before the start and the first of every six hours in
-- between stay; one seen after the start, which was moved then, does not. Games of three days are looked for by every run, and of three
-- months in one hour of the day; each is thinned once, whole.
-- @param p_most a game is begun as long as those before it had fewer prices; returns how many are gone
create or replace function public.thin_book_prices(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
  looked_through interval := case when extract(hour from public.clock() at time zone 'UTC') = 9 then interval '90 days'
    else interval '3 days' end;
  graded bigint[];
begin
  graded := array(select c.id from (
    select g.id, sum(p.n) over (order by g.game_time, g.id) - p.n as before
    from public.games g cross join lateral (select count(*) as n from public.book_prices b where b.game_id = g.id) p
    where g.game_time between public.clock() - looked_through and public.clock() and g.status = 'final'
      and exists (select from public.grades d where d.game_id = g.id)
      and not exists (select from public.thinned_book_prices t where t.game_id = g.id)) c
    where c.before < p_most);
  if cardinality(graded) = 0 then return 0; end if;
  update public.book_prices b set thinned = true from (
    select p.game_id, p.feed, p.market, p.book, p.seen_at,
      row_number() over (partition by p.game_id, p.feed, p.market, p.book,
        floor(extract(epoch from g.game_time - p.seen_at) / 21600) order by p.seen_at) as at_place,
      row_number() over (partition by p.game_id, p.feed, p.market, p.book order by p.seen_at desc) as from_last
    from public.book_prices p join public.games g on g.id = p.game_id
    where p.game_id = any (graded) and p.seen_at <= g.game_time) x
  where (x.at_place = 1 or x.from_last = 1) and not b.thinned
    and (b.game_id, b.feed, b.market, b.book, b.seen_at) = (x.game_id, x.feed, x.market, x.book, x.seen_at);
  delete from public.book_prices b where b.game_id = any (graded) and not b.thinned;
  get diagnostics gone = row_count;
  insert into public.thinned_book_prices (game_id) select unnest(graded) on conflict do nothing;
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

