-- A price is a book's, and comes through a feed: one book may come through several. Books are known by their id
-- (src/domain/prices/bookmakers.ts); the column `source` stays and says the feed.

-- The id of a book by its name, for what was stored, or is sent, without one.
create function public.book_named(p_name text) returns text language sql immutable set search_path = '' as $$
  select case
    when folded like 'caesars%' or folded = 'williamhillus' then 'caesars'
    when folded in ('betonline', 'lowvig', 'mybookie') then folded || 'ag'
    when folded = 'hardrock' then 'hardrockbet'
    when folded in ('betfair', 'betfairexchange') then 'betfair_ex'
    when folded = '' then 'unknown'
    else folded end
  from (select regexp_replace(lower(p_name), '[^[:alnum:]]', '', 'g') as folded) as f
$$;
revoke all on function public.book_named(text) from public, anon, authenticated, service_role;

-- The order in which feeds are preferred: src/domain/prices/feeds.ts.
create function public.feed_place(p_feed text) returns integer language sql immutable set search_path = '' as $$
  select coalesce(array_position(array['espn', 'bovada', 'theoddsapi', 'propline'], p_feed), 99)
$$;
revoke all on function public.feed_place(text) from public, anon, authenticated, service_role;

alter table public.odds_quotes add column book text;
update public.odds_quotes set book = public.book_named(provider) where book is null;
update public.odds_quotes set provider = 'Caesars' where book = 'caesars' and provider <> 'Caesars';
alter table public.odds_quotes
  alter column book set not null,
  add constraint odds_quotes_book_check check (book ~ '^[^[:upper:][:space:]]+$'),
  drop constraint odds_quotes_source_check,
  add constraint odds_quotes_source_check check (source in ('espn', 'bovada', 'theoddsapi', 'propline'));
comment on table public.odds_quotes is 'prices by book, feed and time, a row per change; the first and the closing one of each book are kept for good: closing lines feed the ratings';
comment on column public.odds_quotes.source is 'the feed it came through';
comment on column public.odds_quotes.book is 'the bookmaker, by its id in src/domain/prices/bookmakers.ts';
comment on column public.odds_quotes.provider is 'the bookmaker''s name';
create index odds_quotes_by_book on public.odds_quotes (game_id, book, source, id desc);
drop index public.odds_quotes_by_game;

alter table public.odds_openings add column book text;
update public.odds_openings set book = public.book_named(provider) where book is null;
delete from public.odds_openings as o where exists (select from public.odds_openings as first
  where first.game_id = o.game_id and first.source = o.source and first.book = o.book
    and (first.told_at, first.provider) < (o.told_at, o.provider));
update public.odds_openings set provider = 'Caesars' where book = 'caesars' and provider <> 'Caesars';
alter table public.odds_openings
  alter column book set not null,
  drop constraint odds_openings_source_check,
  add constraint odds_openings_source_check check (source in ('espn', 'bovada', 'theoddsapi', 'propline')),
  drop constraint odds_openings_pkey,
  add primary key (game_id, source, book);

-- What was stored of fights, matches and shown games before: quotes there are JSON. Their old key stays beside the new ones.
create function public.with_book(p_quote jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select case when p_quote ? 'provider' and not p_quote ? 'book'
    then p_quote || jsonb_build_object('book', public.book_named(p_quote ->> 'provider'), 'feed', p_quote -> 'source')
    else p_quote end
$$;
create function public.with_books(p_quotes jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(public.with_book(quote) order by place), '[]')
  from jsonb_array_elements(p_quotes) with ordinality as q(quote, place)
$$;
create function public.with_event_books(p_event jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_event -> 'moneyline') = 'array'
      then jsonb_set(p_event, '{moneyline}', public.with_books(p_event -> 'moneyline'))
    when jsonb_typeof(p_event -> 'bouts') = 'array' then jsonb_set(p_event, '{bouts}', (
      select coalesce(jsonb_agg(case when jsonb_typeof(bout -> 'moneyline') = 'array'
        then jsonb_set(bout, '{moneyline}', public.with_books(bout -> 'moneyline')) else bout end order by place), '[]')
      from jsonb_array_elements(p_event -> 'bouts') with ordinality as b(bout, place)))
    else p_event end
$$;
update public.events set facts = public.with_event_books(facts) where facts ? 'moneyline' or facts ? 'bouts';
update public.slate_events set event = public.with_event_books(event) where event ? 'moneyline' or event ? 'bouts';
update public.event_predictions set market = public.with_book(market) where market ? 'provider';
update public.slate_entries set game = jsonb_set(game, '{odds}', public.with_books(game -> 'odds'))
  where jsonb_typeof(game -> 'odds') = 'array';
drop function public.with_event_books(jsonb), public.with_books(jsonb), public.with_book(jsonb);

alter type public.fed_quote add attribute book text;

-- A new row where a price changed, else a later confirmation of the row there is: for each feed that a book comes through.
create or replace function public.store_odds(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  with fed as (
    select g.id as game_id, q.source, coalesce(q.book, public.book_named(q.provider)) as book, q.provider, q.sample,
      q.moneyline_home, q.moneyline_away, q.moneyline_draw, q.spread_line, q.spread_home, q.spread_away,
      q.total_line, q.total_over, q.total_under, q.place
    from unnest(p_games) f
    join public.games g on g.source = p_source and g.source_id = f.source_id and g.status in ('scheduled', 'postponed')
    cross join lateral jsonb_populate_recordset(null::public.fed_quote, f.odds) with ordinality as q(source, provider,
      sample, moneyline_home, moneyline_away, moneyline_draw, spread_line, spread_home, spread_away,
      total_line, total_over, total_under, book, place)
  ), quoted as (
    select distinct on (game_id, source, book) * from fed order by game_id, source, book, place
  ), latest as (
    select distinct on (o.game_id, o.book, o.source) o.*
    from public.odds_quotes o where o.game_id in (select game_id from quoted)
    order by o.game_id, o.book, o.source, o.id desc
  ), confirmed as (
    update public.odds_quotes o set confirmed_at = greatest(o.confirmed_at, p_as_of)
    from quoted q join latest l using (game_id, source, book)
    where o.id = l.id and
      (l.moneyline_home, l.moneyline_away, l.moneyline_draw, l.spread_line, l.spread_home, l.spread_away,
        l.total_line, l.total_over, l.total_under) is not distinct from
      (q.moneyline_home, q.moneyline_away, q.moneyline_draw, q.spread_line, q.spread_home, q.spread_away,
        q.total_line, q.total_over, q.total_under)
    returning o.game_id, o.source, o.book
  )
  insert into public.odds_quotes (game_id, source, book, provider, sample, moneyline_home, moneyline_away,
    moneyline_draw, spread_line, spread_home, spread_away, total_line, total_over, total_under, as_of, confirmed_at)
  select q.game_id, q.source, q.book, q.provider, q.sample, q.moneyline_home, q.moneyline_away, q.moneyline_draw,
    q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under, p_as_of, p_as_of
  from quoted q
  where not exists (select from confirmed c
    where (c.game_id, c.source, c.book) = (q.game_id, q.source, q.book))
$$;

create or replace function public.store_openings(p_source text, p_as_of timestamptz, p_games public.fed_game[])
returns void language sql set search_path = '' as $$
  insert into public.odds_openings as o (game_id, source, book, provider, home_team_id, sample, moneyline_home, moneyline_away, moneyline_draw,
    spread_line, spread_home, spread_away, total_line, total_over, total_under, told_at)
  select distinct on (g.id, q.source, coalesce(q.book, public.book_named(q.provider)))
    g.id, q.source, coalesce(q.book, public.book_named(q.provider)), q.provider, g.home_team_id, q.sample,
    q.moneyline_home, q.moneyline_away, q.moneyline_draw,
    q.spread_line, q.spread_home, q.spread_away, q.total_line, q.total_over, q.total_under, p_as_of
  from unnest(p_games) f
  join public.games g on g.source = p_source and g.source_id = f.source_id and g.status in ('scheduled', 'postponed')
  cross join lateral jsonb_populate_recordset(null::public.fed_quote, f.openings) q
  where f.openings is not null and not coalesce(f.swapped, false)
  on conflict (game_id, source, book) do update set
    provider = excluded.provider, home_team_id = excluded.home_team_id, sample = excluded.sample, moneyline_home = excluded.moneyline_home,
    moneyline_away = excluded.moneyline_away, moneyline_draw = excluded.moneyline_draw,
    spread_line = excluded.spread_line, spread_home = excluded.spread_home, spread_away = excluded.spread_away,
    total_line = excluded.total_line, total_over = excluded.total_over, total_under = excluded.total_under,
    told_at = excluded.told_at
  where o.home_team_id <> excluded.home_team_id
$$;

-- The prices between a book's first and its last before the start, as each feed told them, 400 days after it.
create or replace function public.thin_quotes(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
  looked_through interval := case when extract(hour from public.clock() at time zone 'UTC') = 9 then interval '490 days'
    else interval '403 days' end;
begin
  delete from public.odds_quotes where id in (
    select o.id from public.odds_quotes o join public.games g on g.id = o.game_id
    where g.game_time between public.clock() - looked_through and public.clock() - interval '400 days'
      and exists (select from public.odds_quotes first where first.game_id = o.game_id
        and first.source = o.source and first.book = o.book and first.id < o.id)
      and exists (select from public.odds_quotes later where later.game_id = o.game_id
        and later.source = o.source and later.book = o.book and later.id > o.id and later.as_of <= g.game_time)
    limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- The last price of each book before the start, as each feed has it: the closing line once the game has begun. Until then a
-- price that its feed has not confirmed within two hours of the game itself is withdrawn: nobody can take it. Of one book in
-- two feeds a reader sees the fresher one (src/domain/prices/freshestOfBook.ts).
create or replace view public.latest_odds with (security_invoker = true) as
select distinct on (o.game_id, o.book, o.source) o.*
from public.odds_quotes o join public.games g on g.id = o.game_id
where o.as_of <= g.game_time
  and (g.status <> 'scheduled' or o.confirmed_at >= g.as_of - interval '2 hours')
order by o.game_id, o.book, o.source, o.id desc;

create or replace view public.slate_lines with (security_invoker = true) as
select e.slate_id, e.game_id as id, (
  select jsonb_agg(to_jsonb(o) - 'id' - 'game_id' - 'confirmed_at' order by o.as_of, o.id)
  from public.odds_quotes o where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz
) as changes, (
  select jsonb_agg(to_jsonb(p) - 'game_id' - 'home_team_id' order by array_position(array['espn', 'bovada', 'theoddsapi', 'propline'], p.source), p.provider)
  from public.odds_openings p join public.games g on g.id = p.game_id and g.home_team_id = p.home_team_id
  where p.game_id = e.game_id
) as openings
from public.slate_entries e
where exists (select from public.odds_quotes o
  where o.game_id = e.game_id and o.as_of <= (e.game ->> 'gameTime')::timestamptz);

-- All that the ratings of a league are folded from, in one statement: its results after a start in order of play, each
-- with the closing line of ESPN's first book, or of the next feed's where ESPN has none.
create or replace function public.rated_results(p_league text, p_after timestamptz) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('closing', (
    select to_jsonb(line) from (
      select o.moneyline_home, o.moneyline_away, o.moneyline_draw, o.spread_line, o.total_line, o.total_over, o.total_under
      from public.odds_quotes o
      where o.game_id = r.game_id and o.as_of <= r.game_time and not o.sample
      order by public.feed_place(o.source), o.provider, o.id desc limit 1) line)) order by r.game_time, r.game_id), '[]')
  from public.final_results r where r.league = p_league and not r.preseason and r.game_time > p_after
$$;
