-- Closes that follow: the database computes the close of every grade it is given from the quotes that the grade names, by the published
-- settlement (docs/ledger.md, "The close"), and looks for those quotes among those it has read. The same as
-- src/domain/ledger/close, which a test holds it to.

-- Shares of prices without their margin, by the power method; an error for prices that are not of one market.
create function public.shares_of(p_prices double precision[]) returns double precision[]
language plpgsql immutable set search_path = '' as $$
declare
  implied double precision[] := array(select case when p > 0 then 100 / (p + 100) else p / (p - 100) end
    from unnest(p_prices) with ordinality as u(p, n) order by n);
  low double precision := 0.2;
  high double precision := 20;
  k double precision;
begin
  if (select bool_and(abs(p) between 100 and 100000) from unnest(p_prices) p) is not true
      or (select sum(p) from unnest(implied) p) not between 0.9 and 1.6 then
    perform public.refuse_grade('its closing prices can be none');
  end if;
  for step in 1..60 loop
    k := (low + high) / 2;
    if (select sum(power(p, k)) from unnest(implied) p) > 1 then low := k; else high := k; end if;
  end loop;
  return array(select power(p, k) / (select sum(power(q, k)) from unnest(implied) q)
    from unnest(implied) with ordinality as u(p, n) order by n);
end $$;

-- How far a league's margins and totals scatter around the line, points.
create function public.close_sd(p_league text, p_market text) returns double precision
language sql immutable set search_path = '' as $$
  select case p_market when 'spread' then s.spread else s.total end
  from (values ('NFL', 13.5::float8, 13::float8), ('NBA', 12.5, 18), ('WNBA', 12, 16), ('MLB', 4.4, 4.4), ('NHL', 2.5, 2.3),
    ('NCAAF', 16, 16), ('NCAAB', 11, 17), ('MLS', 1.7, 1.65), ('EPL', 1.7, 1.65), ('LaLiga', 1.7, 1.65), ('Bundesliga', 1.7, 1.65),
    ('SerieA', 1.7, 1.65)) as s(league, spread, total)
  where s.league = p_league
$$;

-- A share of the home side, or of over, at another line; an error where that leaves next to nothing.
create function public.share_moved(p_league text, p_market text, p_share double precision, p_from double precision, p_to double precision)
returns double precision language plpgsql immutable set search_path = '' as $$
declare
  toward double precision := case p_market when 'spread' then p_to - p_from else p_from - p_to end;
  log_odds double precision := ln(p_share / (1 - p_share)) + 1.702 * toward / public.close_sd(p_league, p_market);
begin
  if log_odds is null or abs(log_odds) > 20.7 then perform public.refuse_grade('its closing lines are not of its market'); end if;
  return case when p_from = p_to then p_share else 1 / (1 + exp(-log_odds)) end;
end $$;

-- Each result's share by some quotes, per cent, in the order of p_names; and the line that they have in common.
create function public.close_of(p_league text, p_market text, p_names text[], p_quotes jsonb, out shares double precision[], out line double precision)
language plpgsql immutable set search_path = '' as $$
declare
  lined boolean := p_market in ('spread', 'total');
  q jsonb;
  prices double precision[];
  books double precision[] := '{}';
  lines double precision[] := '{}';
  priced integer := 0;
  many integer := jsonb_array_length(p_quotes);
  wide integer := array_length(p_names, 1);
  own double precision;
  top double precision;
begin
  if (select count(distinct e -> 'book') from jsonb_array_elements(p_quotes) e) < many then
    perform public.refuse_grade('it names a book twice');
  end if;
  for q in select * from jsonb_array_elements(p_quotes) loop
    prices := array(select (q ->> name)::float8 from unnest(p_names) with ordinality as u(name, n)
      where jsonb_typeof(q -> name) = 'number' order by n);
    if array_length(prices, 1) = wide then
      priced := priced + 1;
      books := books || public.shares_of(prices);
    elsif lined then
      books := books || array[0.5::float8, 0.5::float8];
    else
      perform public.refuse_grade('its closing prices are not of its market');
    end if;
    if lined and jsonb_typeof(q -> 'line') is distinct from 'number' then perform public.refuse_grade('it names no line at the close'); end if;
    lines := lines || case when lined then (q ->> 'line')::float8 else 0 end;
  end loop;
  if priced not in (0, many) then perform public.refuse_grade('it names lines without prices beside others'); end if;
  if lined then
    select l into line from unnest(lines) l
    order by (select count(*) from unnest(lines) o where o = l) desc, abs(l - (select sum(o) from unnest(lines) o) / many), abs(l), l limit 1;
    for n in 0..many - 1 loop
      own := public.share_moved(p_league, p_market, books[2 * n + 1], lines[n + 1], line);
      books[2 * n + 1] := own;
      books[2 * n + 2] := 1 - own;
    end loop;
  end if;
  shares := array(select exp(sum(ln(books[wide * b + n])) / many) from generate_series(1, wide) n, generate_series(0, many - 1) b
    group by n order by n);
  top := (select sum(s) from unnest(shares) s);
  shares := array(select 100 * s / top from unnest(shares) with ordinality as u(s, n) order by n);
end $$;

-- Whether a quote is one that we read last before the start, at that time.
create function public.is_read_quote(p_said jsonb, p_quote jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case when p_said ? 'gameId' then exists (
    select from (
      select o.book, o.confirmed_at, o.moneyline_home, o.moneyline_away, o.moneyline_draw, o.spread_line, o.spread_home, o.spread_away,
        o.total_line, o.total_over, o.total_under
      from public.latest_odds o where o.game_id = (p_said ->> 'gameId')::bigint and not o.sample
      union all
      select o.book, o.confirmed_at, o.moneyline_home, o.moneyline_away, o.moneyline_draw, o.spread_line, o.spread_home, o.spread_away,
        o.total_line, o.total_over, o.total_under
      from public.latest_book_quotes o where o.game_id = (p_said ->> 'gameId')::bigint
    ) r
    where r.book = p_quote ->> 'book' and public.iso(r.confirmed_at) = p_quote ->> 'asOf'
      and p_quote - 'book' - 'asOf' = jsonb_strip_nulls(case p_said ->> 'market'
        when 'moneyline' then jsonb_build_object('home', r.moneyline_home, 'away', r.moneyline_away, 'draw', r.moneyline_draw)
        when 'spread' then jsonb_build_object('line', r.spread_line, 'home', r.spread_home, 'away', r.spread_away)
        when 'total' then jsonb_build_object('line', r.total_line, 'over', r.total_over, 'under', r.total_under) end))
  else exists (
    select from public.pair_closings c
    where c.event_id = (p_said ->> 'eventId')::bigint and c.part = p_said ->> 'part' and c.book = p_quote ->> 'book'
      and public.iso(c.as_of) = p_quote ->> 'asOf'
      and p_quote - 'book' - 'asOf' in (jsonb_build_object('a', c.a, 'b', c.b), jsonb_build_object('a', c.b, 'b', c.a)))
  end
$$;

-- Refuses a close that does not follow from the quotes that the grade names.
create function public.check_close(p_said jsonb) returns void language plpgsql set search_path = '' as $$
declare
  quotes jsonb := p_said -> 'closing';
  withheld numeric := (p_said ->> 'closingWithheld')::numeric;
  league text := (select g.league from public.games g where g.id = (p_said ->> 'gameId')::bigint);
  market text := p_said ->> 'market';
  pick text := p_said ->> 'pick';
  names text[] := case when not p_said ? 'gameId' then array['a', 'b'] when market = 'total' then array['over', 'under']
    when market = 'moneyline' and public.league_can_draw(league) then array['home', 'draw', 'away'] else array['home', 'away'] end;
  given record;
  nth integer;
  share double precision;
  own double precision := (p_said ->> 'line')::float8;
  line double precision;
begin
  if jsonb_array_length(quotes) = 0 and withheld = 0 then
    if coalesce(p_said ->> 'closingProbability', p_said ->> 'closingDrawProbability', p_said ->> 'closingLine') is not null then
      perform public.refuse_grade('it has a close, and names no price that it is from');
    end if;
    return;
  end if;
  if withheld <> trunc(withheld) or (p_said ->> 'closingProbability')::float8 between 0 and 100 is not true then
    perform public.refuse_grade('it does not say what it was measured by');
  end if;
  if jsonb_array_length(quotes) = 0 then return; end if;
  if not p_said ? 'gameId' and market <> 'moneyline' then perform public.refuse_grade('nobody prices that'); end if;
  if exists (select from jsonb_array_elements(quotes) q where not public.is_read_quote(p_said, q)) then
    perform public.refuse_grade('it names a closing price that was not read');
  end if;
  select * into given from public.close_of(league, market, names, quotes);
  if withheld > 0 then return; end if;

  nth := case when p_said ? 'gameId' then array_position(names, pick)
    when jsonb_typeof(p_said -> 'ended') = 'object' then (select n from jsonb_array_elements_text(p_said #> '{ended,names}')
      with ordinality as u(name, n) where name = pick limit 1)
    when abs(given.shares[1] - (p_said ->> 'closingProbability')::float8) <= 1e-6 then 1 else 2 end;
  share := given.shares[nth];
  line := given.line;
  if line is not null then
    own := public.share_moved(league, market, given.shares[1] / 100, line, case when market = 'spread' and nth = 2 then -own else own end);
    share := 100 * case nth when 1 then own else 1 - own end;
    line := case when market = 'spread' and nth = 2 then -line else line end;
  end if;
  if abs(share - (p_said ->> 'closingProbability')::float8) <= 1e-6 is not true
      or (case when array_length(names, 1) > 2 then abs(given.shares[2] - (p_said ->> 'closingDrawProbability')::float8) <= 1e-6 is not true
        else p_said ->> 'closingDrawProbability' is not null end)
      or (p_said ->> 'closingLine')::float8 is distinct from (case when p_said ->> 'price' = 'withheld' then null else line end) then
    perform public.refuse_grade('its close does not follow from the prices that it names');
  end if;
end $$;

create or replace function public.check_grade_measures(p_said jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_said -> 'closing') is distinct from 'array' or jsonb_typeof(p_said -> 'closingWithheld') is distinct from 'number'
      or (p_said ->> 'closingWithheld')::numeric < 0 then
    perform public.refuse_grade('it does not say what it was measured by');
  end if;
  if p_said ->> 'closingProbability' is null and jsonb_array_length(p_said -> 'closing') > 0 then
    perform public.refuse_grade('it names closing prices and has no chance at the close');
  end if;
  if coalesce(abs((p_said ->> 'closingPrice')::numeric) not between 100 and 100000, false)
      or exists (select from jsonb_array_elements(p_said -> 'closing') q where jsonb_typeof(q -> 'book') is distinct from 'string'
        or jsonb_typeof(q -> 'asOf') is distinct from 'string') then
    perform public.refuse_grade('its closing prices can be none');
  end if;
  perform public.check_close(p_said);
end $$;

revoke all on function public.shares_of, public.close_sd, public.share_moved, public.close_of, public.is_read_quote, public.check_close,
  public.check_grade_measures from public, anon, authenticated, service_role;
