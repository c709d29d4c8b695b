-- The first price seen of a game's market beside our model alone at that moment, and which way we expect the line to go from
-- there. Judged once, at first sight: also where nothing is expected, so that no later figure can be put in its place.

create table public.expected_moves (
  id bigint generated always as identity primary key,
  game_id bigint not null references public.games (id),
  market text not null check (market in ('moneyline', 'spread', 'total')),
  home_team_id bigint not null references public.teams (id),
  game_time timestamptz not null,
  prediction_id bigint not null,
  books text[] not null check (cardinality(books) between 1 and 20),
  provider text not null,
  line double precision,
  first_share double precision not null check (first_share > 0 and first_share < 1),
  own_share double precision not null check (own_share >= 0 and own_share <= 1),
  toward text check (toward in ('home', 'away', 'over', 'under')),
  target_line double precision,
  target_price integer,
  price integer,
  seen_at timestamptz not null,
  recorded_at timestamptz not null default public.clock(),
  unique (game_id, market),
  foreign key (prediction_id, game_id) references public.predictions (id, game_id),
  check ((market = 'moneyline') = (line is null)),
  check (num_nonnulls(target_line, target_price) = case when toward is null then 0 else 1 end),
  check (toward is null or (market = 'total') = (toward in ('over', 'under'))),
  check (seen_at <= recorded_at and recorded_at < game_time)
);
comment on table public.expected_moves is 'append-only: the first price seen of each market in leagues with proof, judged once';
comment on column public.expected_moves.home_team_id is 'who was at home then';
comment on column public.expected_moves.game_time is 'the start as announced then, UTC';
comment on column public.expected_moves.prediction_id is 'the prediction whose model alone it was compared with; its line of the ledger has both figures';
comment on column public.expected_moves.books is 'ids of the books in the first price; the close is read from the same ones';
comment on column public.expected_moves.provider is 'name of the book whose price is shown';
comment on column public.expected_moves.line is 'home handicap or total; null for the winner';
comment on column public.expected_moves.first_share is 'the books'' share without margin, 0-1: of the side it goes toward, else of the home side or the over';
comment on column public.expected_moves.own_share is 'the same by our model alone';
comment on column public.expected_moves.toward is 'null: we differed by less than two points, so nothing is expected';
comment on column public.expected_moves.target_line is 'home handicap or total that we expect it to move toward; null where only the price is to move';
comment on column public.expected_moves.target_price is 'American odds of the side that its price is to move toward, at the same line';
comment on column public.expected_moves.price is 'American odds of the side at that book when it was first seen';
comment on column public.expected_moves.seen_at is 'when we first saw the price, UTC';
create index expected_moves_by_prediction on public.expected_moves (prediction_id);
create index expected_moves_by_home_team on public.expected_moves (home_team_id);
create trigger expected_moves_are_append_only before update or delete or truncate on public.expected_moves
  for each statement execute function public.refuse_change();

create table public.move_grades (
  move_id bigint primary key references public.expected_moves (id),
  result text not null check (result in ('hit', 'miss', 'stood', 'noClose', 'void')),
  closing_share double precision check (closing_share > 0 and closing_share < 1),
  closing_line double precision,
  graded_at timestamptz not null default public.clock(),
  check ((result in ('hit', 'miss', 'stood')) = (closing_share is not null))
);
comment on table public.move_grades is 'append-only: where each expected move went, once';
comment on column public.move_grades.result is 'stood: the close is the first price; noClose: no price within half an hour of the start; void: called off, put off to another day, or other sides';
comment on column public.move_grades.closing_share is 'the books'' last share before the start, of the same side at the first line, 0-1';
comment on column public.move_grades.closing_line is 'home handicap or total at the close';
create trigger move_grades_are_append_only before update or delete or truncate on public.move_grades
  for each statement execute function public.refuse_change();

alter table public.expected_moves enable row level security;
alter table public.move_grades enable row level security;
revoke all on public.expected_moves, public.move_grades from public, anon, authenticated, service_role;
grant select on public.expected_moves, public.move_grades to service_role;

-- What a game's page says: its expected moves, graded or not, while the sides are the same.
create view public.game_moves with (security_invoker = true) as
select m.game_id, m.market, m.provider, m.line, m.first_share, m.own_share, m.toward, m.target_line, m.target_price, m.price, m.seen_at,
  r.result, r.closing_share, r.closing_line
from public.expected_moves m
join public.games g on g.id = m.game_id and g.home_team_id = m.home_team_id
left join public.move_grades r on r.move_id = m.id
where m.toward is not null;

-- The markets of some games that may be judged now: never judged, first seen within a day, and every book's price of it still
-- the first one, by the feeds that the refresh reads. What has moved since tells where it goes, and a model of another day is another model.
create function public.first_sights(p_ids bigint[], p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('game_id', s.game_id, 'market', s.market, 'seen_at', s.seen_at)
    order by s.game_id, s.market), '[]')
  from (
    select o.game_id, o.market, max(o.first_seen) as seen_at
    from (
      select q.game_id, m.market, q.book, min(q.as_of) as first_seen, count(distinct m.price) as prices
      from public.odds_quotes q
      cross join lateral (values
        ('moneyline', case when q.moneyline_home is not null and q.moneyline_away is not null
          then concat_ws(' ', q.moneyline_home, q.moneyline_away) end),
        ('spread', case when q.spread_home is not null and q.spread_away is not null
          then concat_ws(' ', q.spread_line, q.spread_home, q.spread_away) end),
        ('total', case when q.total_over is not null and q.total_under is not null
          then concat_ws(' ', q.total_line, q.total_over, q.total_under) end)
      ) as m(market, price)
      where q.game_id = any (p_ids) and not q.sample and q.source in ('espn', 'bovada') and m.price is not null
      group by q.game_id, m.market, q.book
    ) o
    join public.games g on g.id = o.game_id
    where not g.sample and g.status = 'scheduled' and not public.game_is_closed(g)
      and not exists (select from public.expected_moves e where e.game_id = o.game_id and e.market = o.market)
    group by o.game_id, o.market
    having max(o.prices) = 1 and min(o.first_seen) > p_now - interval '1 day'
  ) s
$$;

-- Keeps what is new; a market that has been judged stays as it is. Nothing of what has begun.
create function public.save_moves(p_token bigint, p_moves jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  saved integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.expected_moves (game_id, market, home_team_id, game_time, prediction_id, books, provider, line,
    first_share, own_share, toward, target_line, target_price, price, seen_at)
  select g.id, n.market, g.home_team_id, g.game_time, n.prediction_id, n.books, n.provider, n.line,
    n.first_share, n.own_share, n.toward, n.target_line, n.target_price, n.price, least(n.seen_at, public.clock())
  from jsonb_to_recordset(p_moves) as n(game_id bigint, market text, prediction_id bigint, books text[], provider text,
    line float8, first_share float8, own_share float8, toward text, target_line float8, target_price integer, price integer, seen_at timestamptz)
  join public.games g on g.id = n.game_id
  where not g.sample and public.takes_predictions(g, '10 seconds')
  on conflict (game_id, market) do nothing;
  get diagnostics saved = row_count;
  return saved;
end $$;

-- Expected moves of games that are over or called off, as ungraded_predictions has it, and not graded.
create view public.ungraded_moves with (security_invoker = true) as
select m.id as move_id, m.game_id, g.league, g.game_time, m.market, m.line, m.toward, m.first_share, m.own_share, m.books,
  g.home_team_id = m.home_team_id and g.status = 'final'
    and abs(extract(epoch from g.game_time - m.game_time)) < 43200 as stands
from public.expected_moves m
join public.games g on g.id = m.game_id
where m.toward is not null
  and not exists (select from public.move_grades r where r.move_id = m.id)
  and (g.status = 'final' or g.status = 'postponed' and g.game_time < public.clock() - interval '2 days'
    or g.status in ('scheduled', 'live') and g.game_time < public.clock() - interval '14 days');

create function public.save_move_grades(p_token bigint, p_grades jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  saved integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.move_grades (move_id, result, closing_share, closing_line)
  select n.move_id, n.result, n.closing_share, n.closing_line
  from jsonb_to_recordset(p_grades) as n(move_id bigint, result text, closing_share float8, closing_line float8)
  join public.ungraded_moves u on u.move_id = n.move_id
  on conflict (move_id) do nothing;
  get diagnostics saved = row_count;
  return saved;
end $$;

-- Every graded move, the earliest first.
create view public.move_rows with (security_invoker = true) as
select m.id, m.game_id, g.league, m.market, m.first_share, r.result, r.closing_share
from public.expected_moves m
join public.games g on g.id = m.game_id
join public.move_grades r on r.move_id = m.id;

-- As before, and tells when a move was graded.
create or replace view public.record_fingerprint with (security_invoker = true) as
select count(*)::text || '-' || coalesce(max(grade_line), 0)::text || '-' || coalesce(sum(grade_line), 0)::text
  || coalesce((select '-' || nullif(count(*), 0)::text from public.move_grades), '') as fingerprint
from public.record_rows;

revoke all on public.game_moves, public.ungraded_moves, public.move_rows from public, anon, authenticated, service_role;
grant select on public.game_moves, public.ungraded_moves, public.move_rows to service_role;
revoke all on function public.first_sights, public.save_moves, public.save_move_grades from public, anon, authenticated, service_role;
grant execute on function public.first_sights, public.save_moves, public.save_move_grades to service_role;
