-- Prices that lag behind a sharp book, found at a reading of many books: what was shown, when it went, and what became of it. Nothing
-- here is ever changed but the time at which an edge went, once.

create table public.odds_reading_times (
  feed text not null check (feed in ('theoddsapi', 'propline')),
  league public.league_code not null,
  read_at timestamptz not null,
  primary key (feed, league, read_at)
);
comment on table public.odds_reading_times is 'readings that gave prices, eight days of them: until when a price that changed had stood';

create table public.sharp_edges (
  id bigint generated always as identity primary key,
  game_id bigint not null references public.games (id),
  price integer not null check (abs(price) between 100 and 100000),
  seen_at timestamptz not null,
  gone_at timestamptz,
  consensus double precision not null check (consensus > 0 and consensus < 1),
  claimed_share double precision not null check (claimed_share > 0 and claimed_share < 1),
  claim double precision not null check (claim > 0),
  stake double precision not null check (stake >= 0 and stake < 1),
  line numeric(5, 2),
  feed text not null check (feed in ('theoddsapi', 'propline')),
  market text not null check (market in ('moneyline', 'spread', 'total')),
  side text not null check (side in ('home', 'away', 'draw', 'over', 'under')),
  book text not null check (book ~ '^[a-z][a-z0-9_]{1,39}$'),
  home_team_id bigint not null references public.teams (id),
  check (gone_at >= seen_at),
  check ((line is null) = (market = 'moneyline'))
);
comment on table public.sharp_edges is 'prices of soft books that lagged after a sharp book moved, as they were shown';
comment on column public.sharp_edges.line is 'handicap of this side, or the total';
comment on column public.sharp_edges.consensus is 'share of the others'' consensus at that reading, 0–1';
comment on column public.sharp_edges.claim is 'expected profit per unit staked at half of the distance; never the whole';
comment on column public.sharp_edges.stake is 'share of the bankroll: a quarter of Kelly''s stake at the claimed share';
comment on column public.sharp_edges.seen_at is 'the reading that found it, UTC; it is shown for two minutes from then';
comment on column public.sharp_edges.gone_at is 'the first reading that found it no more, or the start';
comment on column public.sharp_edges.home_team_id is 'a feed may swap the sides later';
create unique index sharp_edges_open on public.sharp_edges (game_id, feed, market, side, book, price, coalesce(line, 0))
  where gone_at is null;
create index sharp_edges_by_time on public.sharp_edges (seen_at);
create index sharp_edges_by_team on public.sharp_edges (home_team_id);

create table public.sharp_edge_grades (
  edge_id bigint primary key references public.sharp_edges (id),
  outcome text not null check (outcome in ('win', 'halfWin', 'push', 'halfLoss', 'loss', 'void')),
  units double precision not null,
  closing_value double precision,
  graded_at timestamptz not null default public.clock()
);
comment on table public.sharp_edge_grades is 'the result of each edge that was shown, and what its price was worth at the close';
comment on column public.sharp_edge_grades.units is 'profit of a stake of one unit';
comment on column public.sharp_edge_grades.closing_value is 'expected profit per unit staked by the consensus of the last reading before the start; null without a sharp book at that line';

create function public.refuse_edge_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.gone_at is not null or new.gone_at is null
    or to_jsonb(new) - 'gone_at' is distinct from to_jsonb(old) - 'gone_at' then
    raise exception 'an edge that was shown stays as it was shown';
  end if;
  return new;
end $$;
revoke all on function public.refuse_edge_change() from public, anon, authenticated, service_role;
create trigger sharp_edges_stay before update on public.sharp_edges
  for each row execute function public.refuse_edge_change();
create trigger sharp_edges_are_append_only before delete or truncate on public.sharp_edges
  for each statement execute function public.refuse_change();
create trigger sharp_edge_grades_are_append_only before update or delete or truncate on public.sharp_edge_grades
  for each statement execute function public.refuse_change();

do $$
declare
  t text;
begin
  foreach t in array array['odds_reading_times', 'sharp_edges', 'sharp_edge_grades'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;

-- A reading's time, once its prices are stored; the one before it, if there was one.
create function public.note_reading_time(p_token bigint, p_feed text, p_league text, p_at timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  before timestamptz;
begin
  perform public.hold_odds_lease(p_token);
  select max(t.read_at) into before from public.odds_reading_times t
  where t.feed = p_feed and t.league = p_league::public.league_code and t.read_at < p_at;
  insert into public.odds_reading_times (feed, league, read_at) values (p_feed, p_league::public.league_code, p_at)
  on conflict do nothing;
  delete from public.odds_reading_times
  where feed = p_feed and league = p_league::public.league_code and read_at < p_at - interval '8 days';
  return before;
end $$;

-- What each book asked in these games by our own readings, oldest first: a price from the reading that first showed it to the last
-- one that did.
create function public.book_price_spans(p_feed text, p_games bigint[]) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with rows as (
    select b.*, g.league, lead(b.seen_at) over (partition by b.game_id, b.market, b.book order by b.seen_at) as next_at
    from public.book_prices b join public.games g on g.id = b.game_id
    where b.game_id = any (p_games) and b.feed = p_feed and b.market <> 'lay'
  )
  select coalesce(jsonb_agg(jsonb_build_object('game', r.game_id, 'book', r.book, 'market', r.market, 'line', r.line,
    'one', r.one, 'other', r.other, 'draw', r.draw, 'from', r.seen_at,
    'to', greatest(r.seen_at, (select max(t.read_at) from public.odds_reading_times t
      where t.feed = r.feed and t.league = r.league and t.read_at >= r.seen_at
        and (r.next_at is null or t.read_at < r.next_at)))) order by r.seen_at), '[]')
  from rows r where r.one is not null
$$;

-- The edges of a league's reading: each that is new is a row, each that is there no more has gone. Returns the new ones' ids.
create function public.note_sharp_edges(p_token bigint, p_feed text, p_league text, p_at timestamptz, p_edges jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ids jsonb;
begin
  perform public.hold_odds_lease(p_token);
  update public.sharp_edges e set gone_at = greatest(e.seen_at, least(p_at, g.game_time)) from public.games g
  where g.id = e.game_id and g.league = p_league::public.league_code and e.feed = p_feed and e.gone_at is null
    and not exists (select from jsonb_to_recordset(p_edges) as n(game_id bigint, market text, side text, line numeric(5, 2), book text, price integer)
      where n.game_id = e.game_id and n.market = e.market and n.side = e.side and n.line is not distinct from e.line
        and n.book = e.book and n.price = e.price and g.game_time > p_at);
  with added as (
    insert into public.sharp_edges (game_id, feed, market, side, line, book, price, consensus, claimed_share, claim, stake,
      seen_at, home_team_id)
    select n.game_id, p_feed, n.market, n.side, n.line, n.book, n.price, n.consensus, n.claimed_share, n.claim, n.stake, p_at,
      g.home_team_id
    from jsonb_to_recordset(p_edges) as n(game_id bigint, market text, side text, line numeric(5, 2), book text, price integer,
      consensus double precision, claimed_share double precision, claim double precision, stake double precision)
    join public.games g on g.id = n.game_id and g.game_time > p_at and g.status = 'scheduled' and not g.sample
    on conflict do nothing
    returning id
  )
  select coalesce(jsonb_agg(a.id), '[]') into ids from added a;
  return ids;
end $$;

-- Edges seen since a time, newest first, with what a reader needs to find the game.
create function public.sharp_edges_since(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'gameId', e.game_id, 'league', g.league, 'gameTime', g.game_time,
    'home', jsonb_build_object('name', h.name, 'shortName', h.short_name, 'abbreviation', h.abbreviation),
    'away', jsonb_build_object('name', a.name, 'shortName', a.short_name, 'abbreviation', a.abbreviation),
    'market', e.market, 'side', e.side, 'line', e.line, 'book', e.book, 'price', e.price, 'claim', e.claim, 'stake', e.stake,
    'consensus', e.consensus, 'seenAt', e.seen_at, 'goneAt', e.gone_at) order by e.seen_at desc, e.claim desc, e.id), '[]')
  from public.sharp_edges e join public.games g on g.id = e.game_id and g.home_team_id = e.home_team_id
  join public.teams h on h.id = g.home_team_id join public.teams a on a.id = g.away_team_id
  where e.seen_at >= p_since
$$;

-- Edges of games that are over or were called off, without a grade: each with the score, and what each book asked last at that
-- line before the start, if a reading within half an hour of it still showed it.
create function public.gradable_sharp_edges(p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'league', g.league, 'market', e.market, 'side', e.side, 'line', e.line,
    'book', e.book, 'price', e.price, 'swapped', g.home_team_id <> e.home_team_id, 'home', g.home_score, 'away', g.away_score,
    'called', g.status <> 'final', 'calledAfter', r.called_after, 'closing', coalesce((select jsonb_agg(jsonb_build_object('book', c.book,
      'one', c.one, 'other', c.other, 'draw', c.draw)) from (
        select distinct on (b.book) b.* from public.book_prices b
        where b.game_id = e.game_id and b.feed = e.feed and b.market = e.market and b.seen_at <= g.game_time
        order by b.book, b.seen_at desc) c
      where c.one is not null and g.home_team_id = e.home_team_id
        and (e.market = 'moneyline' or c.line = case when e.side = 'away' then -e.line else e.line end)
        and exists (select from public.odds_reading_times t where t.feed = e.feed and t.league = g.league
          and t.read_at between g.game_time - interval '30 minutes' and g.game_time)), '[]')) order by e.id), '[]')
  from (select o.* from public.sharp_edges o join public.games og on og.id = o.game_id
    where not exists (select from public.sharp_edge_grades d where d.edge_id = o.id) and og.game_time < public.clock()
      and (og.status = 'final' or (og.status = 'postponed' and og.game_time < public.clock() - interval '7 days'))
    order by o.id limit p_most) e
  join public.games g on g.id = e.game_id
  left join lateral (select f.called_after from public.results f where f.game_id = e.game_id order by f.version desc limit 1) r on true
$$;

create function public.save_sharp_edge_grades(p_grades jsonb) returns integer
language sql security definer set search_path = '' as $$
  with added as (
    insert into public.sharp_edge_grades (edge_id, outcome, units, closing_value)
    select n.id, n.outcome, n.units, n.closing_value
    from jsonb_to_recordset(p_grades) as n(id bigint, outcome text, units double precision, closing_value double precision)
    on conflict do nothing returning 1
  )
  select count(*)::integer from added
$$;

-- The running record by league and book: how many were shown, what they claimed, and what the graded ones came to.
create function public.sharp_edge_record() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.shown desc, r.league, r.book), '[]') from (
    select g.league, e.book, count(*) as shown, sum(e.claim) as claimed,
      count(d.edge_id) filter (where d.outcome <> 'void') as graded, count(*) filter (where d.outcome in ('win', 'halfWin')) as wins,
      count(*) filter (where d.outcome in ('loss', 'halfLoss')) as losses,
      coalesce(sum(d.units), 0) as units, count(d.closing_value) as closed, coalesce(sum(d.closing_value), 0) as "closingValues"
    from public.sharp_edges e join public.games g on g.id = e.game_id
    left join public.sharp_edge_grades d on d.edge_id = e.id
    group by g.league, e.book) r
$$;

revoke all on function public.note_reading_time, public.book_price_spans, public.note_sharp_edges, public.sharp_edges_since,
  public.gradable_sharp_edges, public.save_sharp_edge_grades, public.sharp_edge_record
  from public, anon, authenticated, service_role;
grant execute on function public.note_reading_time, public.book_price_spans, public.note_sharp_edges, public.sharp_edges_since,
  public.gradable_sharp_edges, public.save_sharp_edge_grades, public.sharp_edge_record to service_role;
