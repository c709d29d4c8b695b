-- A corrected result grades an edge again, as it does a pick: one more row, and the record counts the one by the latest result.

-- Rows from before have no known version: 0, so that an edge of a game with a result is graded by it once more.
alter table public.sharp_edge_grades add column result_version integer not null default 0 check (result_version >= 0);
alter table public.sharp_edge_grades alter column result_version drop default,
  drop constraint sharp_edge_grades_pkey, add primary key (edge_id, result_version);
comment on column public.sharp_edge_grades.result_version is 'of the result it is graded by; 0: called off';
comment on table public.sharp_edge_grades is 'append-only: how each edge that was shown turned out by each version of the result, and what its price was worth at the close';

-- The result of each game that is over, by its latest version.
create view public.edge_results with (security_invoker = true) as
select g.id as game_id, r.version, r.home_score, r.away_score, r.called_after
from public.games g join public.results r on r.game_id = g.id
where g.status = 'final'
  and not exists (select from public.results later where later.game_id = r.game_id and later.version > r.version);
revoke all on public.edge_results from public, anon, authenticated, service_role;

-- Edges of games that are over or were called off, without a grade by the present result: each with that, and what each book asked
-- last at that line before the start, if a reading within half an hour of it still showed it.
create or replace function public.gradable_sharp_edges(p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'league', g.league, 'market', e.market, 'side', e.side, 'line', e.line,
    'book', e.book, 'price', e.price, 'swapped', g.home_team_id <> e.home_team_id, 'resultVersion', e.version,
    'home', e.home_score, 'away', e.away_score, 'called', e.version = 0, 'calledAfter', e.called_after,
    'closing', coalesce((select jsonb_agg(jsonb_build_object('book', c.book,
      'one', c.one, 'other', c.other, 'draw', c.draw)) from (
        select distinct on (b.book) b.* from public.book_prices b
        where b.game_id = e.game_id and b.feed = e.feed and b.market = e.market and b.seen_at <= g.game_time
        order by b.book, b.seen_at desc) c
      where c.one is not null and g.home_team_id = e.home_team_id
        and (e.market = 'moneyline' or c.line = case when e.side = 'away' then -e.line else e.line end)
        and exists (select from public.odds_reading_times t where t.feed = e.feed and t.league = g.league
          and t.read_at between g.game_time - interval '30 minutes' and g.game_time)), '[]')) order by e.id), '[]')
  from (select o.*, v.version, v.home_score, v.away_score, v.called_after
    from public.sharp_edges o join public.games og on og.id = o.game_id
    join lateral (
      select r.version, r.home_score, r.away_score, r.called_after from public.edge_results r where r.game_id = o.game_id
      union all
      select 0, null, null, null
      where og.status = 'postponed' and og.game_time < public.clock() - interval '7 days'
    ) v on true
    where og.game_time < public.clock()
      and not exists (select from public.sharp_edge_grades d where d.edge_id = o.id and d.result_version = v.version)
    order by o.id limit p_most) e
  join public.games g on g.id = e.game_id
$$;

create or replace function public.save_sharp_edge_grades(p_grades jsonb) returns integer
language sql security definer set search_path = '' as $$
  with added as (
    insert into public.sharp_edge_grades (edge_id, result_version, outcome, units, closing_value)
    select n.id, n.result_version, n.outcome, n.units, n.closing_value
    from jsonb_to_recordset(p_grades) as n(id bigint, result_version integer, outcome text, units double precision, closing_value double precision)
    on conflict do nothing returning 1
  )
  select count(*)::integer from added
$$;

-- As before, each edge by the present result alone.
create or replace function public.sharp_edge_record() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.shown desc, r.league, r.book), '[]') from (
    select g.league, e.book, count(*) as shown, sum(e.claim) as claimed,
      count(d.edge_id) filter (where d.outcome <> 'void') as graded, count(*) filter (where d.outcome in ('win', 'halfWin')) as wins,
      count(*) filter (where d.outcome in ('loss', 'halfLoss')) as losses,
      coalesce(sum(d.units), 0) as units, count(d.closing_value) as closed, coalesce(sum(d.closing_value), 0) as "closingValues"
    from public.sharp_edges e join public.games g on g.id = e.game_id
    left join public.edge_results v on v.game_id = e.game_id
    left join public.sharp_edge_grades d on d.edge_id = e.id and d.result_version = coalesce(v.version, 0)
    group by g.league, e.book) r
$$;
