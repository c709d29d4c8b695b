-- Prices of many books from feeds that the owner pays for by the request: a row per change of one market of one book, the mark of
-- each league's last reading, and what the readings cost. They are read every minute apart from the refresh, one reading at a time.

create table public.book_prices (
  game_id bigint not null references public.games (id),
  seen_at timestamptz not null,
  line numeric(5, 2),
  one integer,
  other integer,
  draw integer,
  feed text not null check (feed in ('theoddsapi', 'propline')),
  market text not null check (market in ('moneyline', 'spread', 'total', 'lay')),
  book text not null check (book ~ '^[a-z][a-z0-9_]{1,39}$'),
  primary key (game_id, feed, market, book, seen_at),
  check ((one is null) = (other is null) and (draw is null or one is not null)),
  check (one is null or (line is not null) = (market in ('spread', 'total'))),
  check (least(abs(one), abs(other), abs(draw)) >= 100 and greatest(abs(one), abs(other), abs(draw)) <= 100000)
);
comment on table public.book_prices is 'prices of one market of one book, a row per change; without prices: the book took it down. A row is current until the next one, as of its league''s last reading';
comment on column public.book_prices.seen_at is 'our reading that first saw it, UTC; never the feed''s last_update';
comment on column public.book_prices.line is 'home handicap in points, or points of both sides together';
comment on column public.book_prices.one is 'American odds: home, or over';
comment on column public.book_prices.other is 'American odds: away, or under';
comment on column public.book_prices.draw is 'American odds; soccer';
comment on column public.book_prices.market is 'lay: bets against a side, at an exchange';

create table public.odds_readings (
  feed text not null check (feed in ('theoddsapi', 'propline')),
  league public.league_code not null,
  asked_at timestamptz not null,
  read_at timestamptz,
  games integer not null default 0,
  changes integer not null default 0,
  left_out integer not null default 0,
  trouble text check (trouble in ('refused', 'unreadable')),
  primary key (feed, league)
);
comment on table public.odds_readings is 'each league''s last reading of a feed of many books: one row a feed and league';
comment on column public.odds_readings.read_at is 'when it last gave prices: until then a current price is known to have stood';

create table public.odds_feeds (
  feed text primary key check (feed in ('theoddsapi', 'propline')),
  trouble text check (trouble in ('wrongKey', 'spent', 'busy', 'down')),
  since timestamptz not null,
  resume_at timestamptz,
  remaining integer check (remaining >= 0),
  credits_at timestamptz
);
comment on table public.odds_feeds is 'how each feed of many books is: what is wrong, since when, and what it said last of the quota';
comment on column public.odds_feeds.resume_at is 'it is not asked before';

create table public.odds_credits (
  feed text not null check (feed in ('theoddsapi', 'propline')),
  day date not null,
  credits integer not null check (credits >= 0),
  requests integer not null check (requests >= 0),
  primary key (feed, day)
);
comment on table public.odds_credits is 'credits spent a day, UTC, by what the feed''s headers said; 400 days are kept';

create table public.odds_lease (
  one boolean primary key default true check (one),
  token bigint not null,
  until timestamptz not null
);
comment on table public.odds_lease is 'one reading of odds at a time: a row, once there has been one';

do $$
declare
  t text;
begin
  foreach t in array array['book_prices', 'odds_readings', 'odds_feeds', 'odds_credits', 'odds_lease'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
grant select on public.book_prices, public.odds_readings, public.odds_feeds, public.odds_credits to service_role;

-- All that decides what is read now, in one statement: starts within a day by league, last readings, credits of today and of the
-- month, and the feeds' state.
create function public.odds_due() returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select jsonb_build_object(
    'starts', coalesce((select jsonb_agg(jsonb_build_object('league', g.league, 'start', g.game_time) order by g.game_time)
      from (select distinct league, game_time from public.games
        where status = 'scheduled' and not sample and time_known
          and game_time > public.clock() and game_time <= public.clock() + interval '1 day') g), '[]'),
    'readings', coalesce((select jsonb_agg(jsonb_build_object('feed', r.feed, 'league', r.league, 'askedAt', r.asked_at,
      'readAt', r.read_at, 'trouble', r.trouble))
      from public.odds_readings r), '[]'),
    'feeds', coalesce((select jsonb_agg(jsonb_build_object('feed', f.feed, 'trouble', f.trouble, 'since', f.since,
      'resumeAt', f.resume_at, 'remaining', f.remaining, 'creditsAt', f.credits_at)) from public.odds_feeds f), '[]'),
    'spent', coalesce((select jsonb_agg(jsonb_build_object('feed', s.feed, 'today', s.today, 'month', s.month)) from (
      select c.feed, coalesce(sum(c.credits) filter (where c.day = (public.clock() at time zone 'UTC')::date), 0) as today,
        sum(c.credits) as month
      from public.odds_credits c where c.day >= date_trunc('month', public.clock() at time zone 'UTC')::date
      group by c.feed) s), '[]'))
$$;

-- The right to read, for so many seconds; null while another reading has it.
create function public.claim_odds_reading(p_seconds integer) returns bigint
language sql security definer set search_path = '' as $$
  insert into public.odds_lease (token, until) values (1, public.clock() + make_interval(secs => p_seconds))
  on conflict (one) do update set token = odds_lease.token + 1, until = excluded.until
    where odds_lease.until <= public.clock()
  returning token
$$;

create function public.end_odds_reading(p_token bigint) returns void
language sql security definer set search_path = '' as $$
  update public.odds_lease set until = '-infinity' where one and token = p_token
$$;

-- Raises once another reading has taken over.
create function public.hold_odds_lease(p_token bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.odds_lease where one and token = p_token and until > public.clock() for share;
  if not found then raise exception 'another reading of odds has taken over' using errcode = 'PT409'; end if;
end $$;

-- Before a request: a league is asked once, even if the reading dies with the answer on its way.
create function public.note_odds_asked(p_token bigint, p_feed text, p_league text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_odds_lease(p_token);
  insert into public.odds_readings (feed, league, asked_at) values (p_feed, p_league::public.league_code, public.clock())
  on conflict (feed, league) do update set asked_at = excluded.asked_at;
end $$;

-- What a request cost, what is left, and what was in its way; `p_trouble` is null for a readable answer. A wrong key, a spent quota,
-- haste and silence are the feed's; another refusal and an unreadable answer are the league's alone.
create function public.note_odds_answer(
  p_token bigint, p_feed text, p_league text, p_trouble text, p_resume_at timestamptz, p_credits integer, p_remaining integer
) returns void language plpgsql security definer set search_path = '' as $$
declare
  of_feed text := case when p_trouble in ('wrongKey', 'spent', 'busy', 'down') then p_trouble end;
begin
  perform public.hold_odds_lease(p_token);
  update public.odds_readings set trouble = case when of_feed is null then p_trouble end
  where feed = p_feed and league = p_league::public.league_code;
  insert into public.odds_feeds (feed, trouble, since, resume_at, remaining, credits_at)
  values (p_feed, of_feed, public.clock(), p_resume_at, p_remaining, case when p_remaining is not null then public.clock() end)
  on conflict (feed) do update set trouble = excluded.trouble, resume_at = excluded.resume_at,
    since = case when odds_feeds.trouble is distinct from excluded.trouble then excluded.since else odds_feeds.since end,
    remaining = coalesce(excluded.remaining, odds_feeds.remaining),
    credits_at = coalesce(excluded.credits_at, odds_feeds.credits_at);
  insert into public.odds_credits (feed, day, credits, requests)
  values (p_feed, (public.clock() at time zone 'UTC')::date, greatest(coalesce(p_credits, 0), 0), 1)
  on conflict (feed, day) do update set credits = odds_credits.credits + excluded.credits, requests = odds_credits.requests + 1;
  delete from public.odds_credits where day < (public.clock() at time zone 'UTC')::date - 400;
end $$;

-- A league's prices as read at one time: a row for each that changed, one without prices for each that is gone, and the mark
-- of the reading. Games that have begun keep what they had. Returns the number of changes.
create function public.store_book_prices(p_token bigint, p_feed text, p_league text, p_at timestamptz, p_left_out integer, p_prices jsonb)
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
    select l.* from open o cross join lateral (
      select distinct on (b.market, b.book) b.game_id, b.market, b.book, b.line, b.one, b.other, b.draw, b.seen_at
      from public.book_prices b where b.game_id = o.id and b.feed = p_feed
      order by b.market, b.book, b.seen_at desc) l
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

-- What each book asks now for these games: its last row in each market, with the time of the last reading that saw it stand. One
-- that was taken down is not there.
create function public.current_book_prices(p_games bigint[])
returns table (game_id bigint, feed text, book text, market text, line numeric, one integer, other integer, draw integer,
  seen_at timestamptz, read_at timestamptz)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select l.game_id, l.feed, l.book, l.market, l.line, l.one, l.other, l.draw, l.seen_at,
    greatest(l.seen_at, least(r.read_at, g.game_time))
  from public.games g
  cross join lateral (
    select distinct on (b.feed, b.market, b.book) b.* from public.book_prices b
    where b.game_id = g.id and b.seen_at <= g.game_time
    order by b.feed, b.market, b.book, b.seen_at desc) l
  left join public.odds_readings r on r.feed = l.feed and r.league = g.league
  where g.id = any (p_games) and l.one is not null
  order by l.game_id, l.feed, l.book, l.market
$$;

-- Once a game is graded: of each book's market the first price, the last before the start and the first of every six hours in
-- between stay; one seen after the start, which was moved then, does not. Games of the three days since are looked through by every run, and of three months in one hour of the day.
create function public.thin_book_prices(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
  looked_through interval := case when extract(hour from public.clock() at time zone 'UTC') = 9 then interval '90 days'
    else interval '3 days' end;
begin
  delete from public.book_prices b using (
    select x.game_id, x.feed, x.market, x.book, x.seen_at from (
      select p.game_id, p.feed, p.market, p.book, p.seen_at,
        row_number() over (partition by p.game_id, p.feed, p.market, p.book,
          floor(extract(epoch from g.game_time - p.seen_at) / 21600) order by p.seen_at) as at_place,
        row_number() over (partition by p.game_id, p.feed, p.market, p.book, p.seen_at <= g.game_time order by p.seen_at desc)
          as from_last,
        p.seen_at > g.game_time as late
      from public.book_prices p join public.games g on g.id = p.game_id
      where g.game_time between public.clock() - looked_through and public.clock()
        and g.status = 'final' and exists (select from public.grades d where d.game_id = g.id)) x
    where x.late or (x.at_place > 1 and x.from_last > 1) limit p_most) old
  where (b.game_id, b.feed, b.market, b.book, b.seen_at) = (old.game_id, old.feed, old.market, old.book, old.seen_at);
  get diagnostics gone = row_count;
  return gone;
end $$;

create or replace function public.thin_history(p_token bigint)
returns table (quotes integer, grids integer, outcomes integer)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.thin_runs(200);
  perform public.thin_reports(500);
  perform public.thin_book_prices(20000);
  return query select public.thin_quotes(2000), public.thin_grids(200), public.thin_outcomes(200);
end $$;

revoke all on function public.odds_due, public.claim_odds_reading, public.end_odds_reading, public.hold_odds_lease,
  public.note_odds_asked, public.note_odds_answer, public.store_book_prices, public.current_book_prices, public.thin_book_prices
  from public, anon, authenticated, service_role;
grant execute on function public.odds_due, public.claim_odds_reading, public.end_odds_reading, public.note_odds_asked,
  public.note_odds_answer, public.store_book_prices, public.current_book_prices to service_role;

-- The same of every game, a row a book, with the columns of latest_odds: for whoever reads a game with its prices. `as_of` is when the newest
-- of its markets was first seen, `confirmed_at` the last reading.
create view public.latest_book_quotes with (security_invoker = true) as
select l.game_id, l.feed as source, l.book, l.book as provider, false as sample,
  max(l.one) filter (where l.market = 'moneyline') as moneyline_home,
  max(l.other) filter (where l.market = 'moneyline') as moneyline_away,
  max(l.draw) filter (where l.market = 'moneyline') as moneyline_draw,
  max(l.line) filter (where l.market = 'spread') as spread_line,
  max(l.one) filter (where l.market = 'spread') as spread_home,
  max(l.other) filter (where l.market = 'spread') as spread_away,
  max(l.line) filter (where l.market = 'total') as total_line,
  max(l.one) filter (where l.market = 'total') as total_over,
  max(l.other) filter (where l.market = 'total') as total_under,
  max(l.seen_at) as as_of,
  max(greatest(l.seen_at, least(r.read_at, l.game_time))) as confirmed_at
from (
  select distinct on (b.game_id, b.feed, b.market, b.book) b.*, g.league, g.game_time
  from public.book_prices b join public.games g on g.id = b.game_id
  where b.seen_at <= g.game_time
  order by b.game_id, b.feed, b.market, b.book, b.seen_at desc) l
left join public.odds_readings r on r.feed = l.feed and r.league = l.league
where l.one is not null and l.market <> 'lay'
group by l.game_id, l.feed, l.book;
revoke all on public.latest_book_quotes from public, anon, authenticated, service_role;
grant select on public.latest_book_quotes to service_role;
