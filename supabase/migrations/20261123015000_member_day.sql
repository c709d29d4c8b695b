-- What a member's own page reads: the day's moves, what they were sent, and what was shown a day ago.

-- Of the games of the slate that start within 24 hours: per league when a price was last seen, and the predictions that the
-- ledger had at `p_since`, or first after it, against those that are up. A prediction is said anew with every half point of a
-- published share and every line, so that both hold the books' consensus and our share of their time.
create function public.member_day(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with near as (
    select e.game_id, e.prediction_id, e.game from public.current_slate as c
    join public.slate_entries as e on e.slate_id = c.slate_id
    where e.game ->> 'status' = 'scheduled'
      and (e.game ->> 'gameTime')::timestamptz between public.clock() and public.clock() + interval '24 hours'
  ), moved as (
    select n.game_id, n.game, first.appended_at, p.created_at,
      jsonb_build_object('anchor', f.anchor, 'home', f.home_win_probability, 'draw', f.draw_probability,
        'away', f.away_win_probability) as before,
      jsonb_build_object('anchor', p.anchor, 'home', p.home_win_probability, 'draw', p.draw_probability,
        'away', p.away_win_probability) as after
    from near as n
    join public.predictions as p on p.id = n.prediction_id
    cross join lateral (
      select l.prediction_id, l.appended_at from public.ledger as l
      join public.predictions as said on said.id = l.prediction_id and said.anchor is not null
      where l.game_id = n.game_id and l.kind = 'prediction'
        -- Of sides that have been swapped since nothing can be compared.
        and l.payload::jsonb #>> '{game,home}' = n.game #>> '{homeTeam,name}'
      order by l.appended_at > p_since, abs(extract(epoch from l.appended_at - p_since)) limit 1
    ) as first
    join public.predictions as f on f.id = first.prediction_id
    where first.prediction_id <> n.prediction_id
  )
  select jsonb_build_object(
    'seen', (select coalesce(jsonb_agg(jsonb_build_object('league', league, 'at', at) order by league), '[]') from (
      select n.game ->> 'league' as league, max((q ->> 'asOf')::timestamptz) as at
      from near as n cross join lateral jsonb_array_elements(n.game -> 'odds') as q
      where not (q ->> 'sample')::boolean group by 1) as leagues),
    'moved', (select coalesce(jsonb_agg(jsonb_build_object('gameId', game_id, 'league', game ->> 'league',
      'gameTime', game ->> 'gameTime', 'timeKnown', game -> 'timeKnown', 'home', game #>> '{homeTeam,shortName}',
      'away', game #>> '{awayTeam,shortName}', 'since', appended_at, 'before', before, 'after', after)
      order by game_id), '[]') from moved))
$$;

-- How many messages with picks have reached a member since an instant, and how many with alerts that they set; and each
-- price of a game that the picks named, with the sides as the ledger had them. A price that an alert told is the member's own
-- choice: none of it is graded as ours. A bet that was told in several ways, or again, is one: as it was told first. What is
-- named of anything else is counted. Samples are left out.
create function public.sent_prices(p_member uuid, p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with sent as (
    select m.id, m.kind, m.named, coalesce(m.settled_at, m.decided_at) as at from public.messages as m
    where m.member_id = p_member and m.state in ('sent', 'delivered')
      and coalesce(m.settled_at, m.decided_at) >= p_since
  ), told as (
    select distinct on (n.item ->> 'predictionId', n.item ->> 'market', n.item ->> 'side', n.item ->> 'line')
      s.id, s.at, n.place, n.item
    from sent as s
    cross join lateral jsonb_array_elements(s.named) with ordinality as n(item, place)
    where s.kind = 'digest'
    order by n.item ->> 'predictionId', n.item ->> 'market', n.item ->> 'side', n.item ->> 'line', s.at, s.id, n.place
  ), named as (
    select s.id, s.at, s.place, s.item, g.id as game_id, g.league::text as league, g.game_time, l.seq, l.payload -> 'game' as game
    from told as s
    left join public.predictions as p on p.id = (s.item ->> 'predictionId')::bigint
      and s.item ->> 'side' in ('home', 'draw', 'away', 'over', 'under')
    left join public.games as g on g.id = p.game_id
    left join lateral (select seq, payload::jsonb as payload from public.ledger
      where prediction_id = p.id and kind = 'prediction' order by seq limit 1) as l on true
    where not coalesce((l.payload #>> '{game,sample}')::boolean, false)
      and not exists (select from jsonb_array_elements(l.payload -> 'odds') as q
        where q ->> 'provider' = s.item ->> 'provider' and (q ->> 'sample')::boolean)
  )
  select jsonb_build_object(
    'messages', (select count(*) from sent where kind = 'digest'),
    'alerts', (select count(*) from sent where kind = 'alert'),
    'others', (select count(*) from named where seq is null),
    'prices', (select coalesce(jsonb_agg(item || jsonb_build_object('sentAt', at, 'gameId', game_id, 'league', league,
      'gameTime', game_time, 'home', game ->> 'home', 'away', game ->> 'away', 'ledgerLine', seq)
      order by at, id, place), '[]') from named where seq is not null))
$$;

-- What the games of the 24 hours after an instant, by the starts that the ledger had then, were shown with at it: whether a
-- refresh had looked within 45 minutes, how many games with a prediction had a price seen lately, the leagues of which none
-- was, and the prices that were edges, each of a book that had been seen lately: within 45 minutes, 30 in the three hours
-- before the start, as a member's page has it. Samples left out.
create function public.prices_at(p_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with said as (
    select g.id, g.league::text as league, l.payload -> 'game' as game,
      (select coalesce(t.payload::jsonb #>> '{game,gameTime}', t.payload::jsonb ->> 'startTime')::timestamptz
        from public.ledger as t where t.game_id = g.id and t.kind in ('prediction', 'edges') and t.appended_at <= p_at
        order by t.seq desc limit 1) as game_time
    from public.games as g
    cross join lateral (select payload::jsonb as payload from public.ledger
      where game_id = g.id and kind = 'prediction' and appended_at <= p_at order by seq desc limit 1) as l
    -- One that was put off starts later; none is brought forward by more.
    where not g.sample and g.game_time > p_at - interval '7 days'
  ), near as (
    select said.*, array(
      select last.provider from (select distinct on (q.source, q.provider) q.* from public.odds_quotes as q
        where q.game_id = said.id and q.as_of <= p_at order by q.source, q.provider, q.id desc) as last
      where not last.sample and last.confirmed_at >= p_at - case
        when game_time <= p_at + interval '3 hours' then interval '30 minutes' else interval '45 minutes' end) as books
    from said where game_time > p_at and game_time <= p_at + interval '24 hours'
  )
  select jsonb_build_object(
    'known', exists (select from public.refresh_runs where status = 'done'
      and finished_at between p_at - interval '45 minutes' and p_at),
    'games', (select count(*) from near where books <> '{}'),
    'unseen', (select coalesce(jsonb_agg(league order by league), '[]')
      from (select league from near group by league having bool_and(books = '{}')) as old),
    'prices', (select coalesce(jsonb_agg(edge || jsonb_build_object('gameId', n.id, 'league', n.league,
      'gameTime', n.game_time, 'home', n.game ->> 'home', 'away', n.game ->> 'away', 'ledgerLine', shown.seq)
      order by n.game_time, n.id, place), '[]')
      from near as n
      cross join lateral (select l.seq, l.payload from public.ledger as l
        where l.game_id = n.id and l.kind = 'edges' and l.appended_at <= p_at order by l.seq desc limit 1) as shown
      cross join lateral jsonb_array_elements(shown.payload::jsonb -> 'edges') with ordinality as e(edge, place)
      where edge ->> 'book' = any (n.books)))
$$;

revoke all on function public.member_day, public.sent_prices, public.prices_at
from public, anon, authenticated, service_role;
grant execute on function public.member_day, public.sent_prices, public.prices_at to service_role;
