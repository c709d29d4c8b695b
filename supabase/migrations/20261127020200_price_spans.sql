-- What our readings have shown of games' prices, for the page of prices: of each market of each book, by the feed it came through,
-- the first row, the one that stood at an instant, and every later one until the start. `seen_to` is the last reading that showed
-- it. A price that gave way to another within sixteen minutes is taken as seen once: nothing tells how often.
create function public.price_spans(p_games bigint[], p_since timestamptz)
returns table (game_id bigint, feed text, book text, market text, line numeric, one integer, other integer, draw integer,
  seen_from timestamptz, seen_to timestamptz)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with told as materialized (
    select o.game_id, o.source as feed, o.book, m.market, m.line, m.one, m.other, m.draw, o.as_of as seen_from,
      o.confirmed_at as seen_to
    from public.odds_quotes o
    cross join lateral (values
      ('moneyline', null::numeric, o.moneyline_home, o.moneyline_away, o.moneyline_draw),
      ('spread', o.spread_line, o.spread_home, o.spread_away, null),
      ('total', o.total_line, o.total_over, o.total_under, null)) as m(market, line, one, other, draw)
    where o.game_id = any (p_games) and not o.sample and m.one is not null and m.other is not null
    union all
    select b.game_id, b.feed, b.book, b.market, b.line, b.one, b.other, b.draw, b.seen_at, case
      when b.next_at is null then greatest(b.seen_at, least(r.read_at, g.game_time))
      when b.next_at - b.seen_at <= interval '16 minutes' then b.seen_at
      else b.next_at - interval '1 second' end
    from (
      select p.*, lead(p.seen_at) over (partition by p.game_id, p.feed, p.market, p.book order by p.seen_at) as next_at
      from public.book_prices p where p.game_id = any (p_games) and p.market <> 'lay') b
    join public.games g on g.id = b.game_id
    left join public.odds_readings r on r.feed = b.feed and r.league = g.league
    where b.one is not null
  ), placed as (
    select t.*, row_number() over series as place,
      lead(t.seen_from) over series as next_from
    from told t join public.games g on g.id = t.game_id
    where t.seen_from <= g.game_time
    window series as (partition by t.game_id, t.feed, t.book, t.market order by t.seen_from, t.seen_to)
  )
  select p.game_id, p.feed, p.book, p.market, p.line, p.one, p.other, p.draw, p.seen_from, p.seen_to from placed p
  where p.place = 1 or p.next_from is null or p.next_from > p_since
  order by p.game_id, p.market, p.book, p.feed, p.seen_from
$$;
revoke all on function public.price_spans from public, anon, authenticated, service_role;
grant execute on function public.price_spans to service_role;
