-- Prices of fights and matches from feeds of many books, read apart from the refresh as games' are. A tournament of tennis is a key of
-- its own that comes and goes; a refresh puts what stands here beside the prices of the other feeds.

create domain public.pair_sport as text check (value in ('UFC', 'Boxing', 'Tennis'));

create table public.odds_keys (
  feed text not null check (feed in ('theoddsapi', 'propline')),
  key text not null check (key ~ '^[a-z][a-z0-9_]{1,63}$'),
  sport public.pair_sport not null,
  tour text check (tour in ('ATP', 'WTA')),
  listed boolean not null default false,
  asked_at timestamptz,
  read_at timestamptz,
  pairs integer not null default 0,
  left_out integer not null default 0,
  trouble text check (trouble in ('refused', 'unreadable')),
  primary key (feed, key)
);
comment on table public.odds_keys is 'a feed''s keys of fights and matches, with the last reading of each';
comment on column public.odds_keys.listed is 'whether the feed''s list of sports had it last: a tournament under way';
comment on column public.odds_keys.read_at is 'when it last gave prices: until then a current price is known to have stood';
comment on column public.odds_keys.pairs is 'fights and matches of ours that it priced then';

create table public.odds_lists (
  feed text primary key check (feed in ('theoddsapi', 'propline')),
  asked_at timestamptz not null
);
comment on table public.odds_lists is 'when each feed''s list of sports was last asked for';

create table public.pair_prices (
  event_id bigint not null references public.events (id),
  seen_at timestamptz not null,
  a integer not null,
  b integer not null,
  part text not null,
  feed text not null check (feed in ('theoddsapi', 'propline')),
  book text not null check (book ~ '^[a-z][a-z0-9_]{1,39}$'),
  key text not null,
  primary key (event_id, part, feed, book),
  foreign key (feed, key) references public.odds_keys (feed, key),
  check (least(abs(a), abs(b)) >= 100 and greatest(abs(a), abs(b)) <= 100000)
);
comment on table public.pair_prices is 'what each book asks for the two of a fight or match, a row a book: the last before the start stays';
comment on column public.pair_prices.seen_at is 'our reading that first saw it, UTC; never the feed''s last_update';
comment on column public.pair_prices.a is 'American odds of the first named';
comment on column public.pair_prices.part is 'key of a bout; empty for a match';
create index pair_prices_of_key on public.pair_prices (feed, key);

do $$
declare
  t text;
begin
  foreach t in array array['odds_keys', 'odds_lists', 'pair_prices'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;

-- As before, with the keys of fights and matches, and their starts.
create or replace function public.odds_due() returns jsonb
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
      group by c.feed) s), '[]'),
    'pairStarts', coalesce((select jsonb_agg(jsonb_build_object('sport', e.sport, 'league', e.league, 'start', e.start_time)
        order by e.start_time)
      from (select distinct sport, league, start_time from public.events
        where sport in ('UFC', 'Boxing', 'Tennis') and status = 'scheduled' and not sample
          and start_time > public.clock() and start_time <= public.clock() + interval '1 day') e), '[]'),
    'keys', coalesce((select jsonb_agg(jsonb_build_object('feed', k.feed, 'key', k.key, 'sport', k.sport, 'tour', k.tour,
      'listed', k.listed, 'askedAt', k.asked_at, 'readAt', k.read_at, 'pairs', k.pairs, 'trouble', k.trouble))
      from public.odds_keys k), '[]'),
    'lists', coalesce((select jsonb_agg(jsonb_build_object('feed', l.feed, 'askedAt', l.asked_at)) from public.odds_lists l), '[]'))
$$;

-- What a request came to for its feed: a trouble that is the feed's, when it may be asked again, credits and what is left.
create function public.note_odds_cost(p_feed text, p_trouble text, p_resume_at timestamptz, p_credits integer, p_remaining integer)
returns void language plpgsql set search_path = '' as $$
begin
  insert into public.odds_feeds (feed, trouble, since, resume_at, remaining, credits_at)
  values (p_feed, p_trouble, public.clock(), p_resume_at, p_remaining, case when p_remaining is not null then public.clock() end)
  on conflict (feed) do update set trouble = excluded.trouble, resume_at = excluded.resume_at,
    since = case when odds_feeds.trouble is distinct from excluded.trouble then excluded.since else odds_feeds.since end,
    remaining = coalesce(excluded.remaining, odds_feeds.remaining),
    credits_at = coalesce(excluded.credits_at, odds_feeds.credits_at);
  insert into public.odds_credits (feed, day, credits, requests)
  values (p_feed, (public.clock() at time zone 'UTC')::date, greatest(coalesce(p_credits, 0), 0), 1)
  on conflict (feed, day) do update set credits = odds_credits.credits + excluded.credits, requests = odds_credits.requests + 1;
  delete from public.odds_credits where day < (public.clock() at time zone 'UTC')::date - 400;
end $$;

create or replace function public.note_odds_answer(
  p_token bigint, p_feed text, p_league text, p_trouble text, p_resume_at timestamptz, p_credits integer, p_remaining integer
) returns void language plpgsql security definer set search_path = '' as $$
declare
  of_feed text := case when p_trouble in ('wrongKey', 'spent', 'busy', 'down') then p_trouble end;
begin
  perform public.hold_odds_lease(p_token);
  update public.odds_readings set trouble = case when of_feed is null then p_trouble end
  where feed = p_feed and league = p_league::public.league_code;
  perform public.note_odds_cost(p_feed, of_feed, p_resume_at, p_credits, p_remaining);
end $$;

-- Before a request, as of leagues: under a key of fights or matches, or for the list of sports.
create function public.note_key_asked(p_token bigint, p_feed text, p_key text, p_sport text, p_tour text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_odds_lease(p_token);
  insert into public.odds_keys (feed, key, sport, tour, asked_at) values (p_feed, p_key, p_sport, p_tour, public.clock())
  on conflict (feed, key) do update set asked_at = excluded.asked_at;
end $$;

create function public.note_list_asked(p_token bigint, p_feed text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_odds_lease(p_token);
  insert into public.odds_lists (feed, asked_at) values (p_feed, public.clock())
  on conflict (feed) do update set asked_at = excluded.asked_at;
end $$;

-- What a request cost and what was in its way; `p_key` is null for the list of sports.
create function public.note_key_answer(
  p_token bigint, p_feed text, p_key text, p_trouble text, p_resume_at timestamptz, p_credits integer, p_remaining integer
) returns void language plpgsql security definer set search_path = '' as $$
declare
  of_feed text := case when p_trouble in ('wrongKey', 'spent', 'busy', 'down') then p_trouble end;
begin
  perform public.hold_odds_lease(p_token);
  update public.odds_keys set trouble = case when of_feed is null then p_trouble end where feed = p_feed and key = p_key;
  perform public.note_odds_cost(p_feed, of_feed, p_resume_at, p_credits, p_remaining);
end $$;

-- The tournaments that a feed lists now; others stay with their last prices, and are not asked for.
create function public.store_listed_keys(p_token bigint, p_feed text, p_keys jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_odds_lease(p_token);
  update public.odds_keys set listed = false where feed = p_feed and listed
    and key not in (select k.key from jsonb_to_recordset(p_keys) as k(key text));
  insert into public.odds_keys (feed, key, sport, tour, listed)
  select distinct on (k.key) p_feed, k.key, k.sport, k.tour, true
  from jsonb_to_recordset(p_keys) as k(key text, sport text, tour text) order by k.key
  on conflict (feed, key) do update set listed = true where not odds_keys.listed;
end $$;

-- A key's prices as read at one time, a row a book; one that is gone takes its row with it. What has begun keeps what it had. Returns
-- the number of changes.
create function public.store_pair_prices(p_token bigint, p_feed text, p_key text, p_at timestamptz, p_left_out integer, p_prices jsonb)
returns integer language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  told public.pair_prices[];
  changed integer;
  gone integer;
begin
  perform public.hold_odds_lease(p_token);
  told := array(select distinct on (p.event_id, p.part, p.book)
      row(p.event_id, p_at, p.a, p.b, p.part, p_feed, p.book, p_key)::public.pair_prices
    from jsonb_to_recordset(p_prices) as p(event_id bigint, part text, book text, a integer, b integer)
    join public.events e on e.id = p.event_id and e.status = 'scheduled' and not e.sample and e.start_time > p_at
    order by p.event_id, p.part, p.book);
  delete from public.pair_prices x using public.events e
  where x.feed = p_feed and x.key = p_key and x.seen_at < p_at and e.id = x.event_id and e.status in ('scheduled', 'postponed')
    and e.start_time > p_at
    and not exists (select from unnest(told) t where (t.event_id, t.part, t.book) = (x.event_id, x.part, x.book));
  get diagnostics gone = row_count;
  insert into public.pair_prices as x select t.* from unnest(told) t
  on conflict (event_id, part, feed, book) do update set a = excluded.a, b = excluded.b, key = excluded.key, seen_at = excluded.seen_at
    where x.seen_at < excluded.seen_at and (x.a, x.b, x.key) is distinct from (excluded.a, excluded.b, excluded.key);
  get diagnostics changed = row_count;
  update public.odds_keys set read_at = greatest(read_at, p_at), left_out = p_left_out,
    pairs = (select count(distinct (t.event_id, t.part)) from unnest(told) t)
  where feed = p_feed and key = p_key;
  return changed + gone;
end $$;

-- What each book asks now for fights and matches of events, or asked last before the start, with the last reading that saw it stand.
create function public.current_pair_prices(p_events bigint[])
returns table (event_id bigint, part text, feed text, book text, a integer, b integer, read_at timestamptz)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select p.event_id, p.part, p.feed, p.book, p.a, p.b, greatest(p.seen_at, least(k.read_at, e.start_time))
  from public.pair_prices p join public.events e on e.id = p.event_id
  join public.odds_keys k on k.feed = p.feed and k.key = p.key
  where p.event_id = any (p_events)
  order by p.event_id, p.part, p.feed, p.book
$$;

revoke all on function public.note_odds_cost, public.note_key_asked, public.note_list_asked, public.note_key_answer,
  public.store_listed_keys, public.store_pair_prices, public.current_pair_prices from public, anon, authenticated, service_role;
grant execute on function public.note_key_asked, public.note_list_asked, public.note_key_answer, public.store_listed_keys,
  public.store_pair_prices, public.current_pair_prices to service_role;
