-- What goes onto the ledger of a game or event is what its rows say: id, sides, league, start, sample, figures. Whoever holds the
-- service's key can make a run say something; not something else than what is stored.

-- Refuses a line for the ledger that does not say what the rows say.
create function public.require_said(p_of text, p_said jsonb, p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_said @> p_rows is not true then
    raise exception 'the ledger would not say of % what is stored', p_of
      using errcode = 'restrict_violation', detail = p_rows::text;
  end if;
end $$;

-- An American price, or none; a price that is withheld says so.
create function public.is_said_price(p_price jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_price), 'null') = 'null' or p_price = '"withheld"'
    or jsonb_typeof(p_price) = 'number' and abs(p_price::numeric) between 100 and 100000 and p_price::numeric = trunc(p_price::numeric)
$$;

-- Refuses picks or edges that can be none: a chance beyond 0 to 100 per cent, a price that no book asks.
create function public.require_bets(p_of text, p_bets jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_bets) is distinct from 'array' or exists (select from jsonb_array_elements(p_bets) b
    where jsonb_typeof(b -> 'probability') is distinct from 'number' or (b ->> 'probability')::numeric not between 0 and 100
      or jsonb_typeof(b -> 'choices') is distinct from 'number' or (b ->> 'choices')::numeric < 1
      or jsonb_typeof(b -> 'market') is distinct from 'string' or jsonb_typeof(b -> 'pick') is distinct from 'string'
      or not public.is_said_price(b -> 'price')) then
    raise exception 'the ledger would say a bet of % that can be none', p_of using errcode = 'restrict_violation';
  end if;
end $$;

-- A start whose hour is not known says so, and only then.
create function public.start_said(p_known boolean, p_key text) returns jsonb language sql immutable set search_path = '' as $$
  select case when p_known then '{}'::jsonb else jsonb_build_object(p_key, false) end
$$;

create function public.check_said(p_kind text, p_game public.games, p_prediction bigint, p_said jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  of_game text := 'game ' || p_game.id;
  home text := (select t.name from public.teams t where t.id = p_game.home_team_id);
  away text := (select t.name from public.teams t where t.id = p_game.away_team_id);
  p public.predictions;
begin
  select * into p from public.predictions where id = p_prediction and game_id = p_game.id;
  if p_kind = 'prediction' then
    perform public.require_said(of_game, p_said, jsonb_build_object('type', 'prediction',
      'game', jsonb_build_object('id', p_game.id, 'league', p_game.league, 'gameTime', public.iso(p_game.game_time),
        'home', home, 'away', away, 'sample', p_game.sample) || public.start_said(p_game.time_known, 'timeKnown'),
      'prediction', jsonb_build_object('id', p.id, 'asOf', public.iso(p.created_at), 'spread', p.spread, 'total', p.total,
        'homeWinProbability', p.home_win_probability, 'awayWinProbability', p.away_win_probability,
        'drawProbability', p.draw_probability)));
    perform public.require_bets(of_game, p_said -> 'picks');
  else
    perform public.require_said(of_game, p_said, jsonb_build_object('type', 'edges', 'gameId', p_game.id, 'predictionId', p.id,
      'startTime', public.iso(p_game.game_time), 'home', home, 'away', away) || public.start_said(p_game.time_known, 'timeKnown'));
    perform public.require_bets(of_game, p_said -> 'edges');
  end if;
  if p_game.time_known and coalesce(p_said -> 'timeKnown', p_said #> '{game,timeKnown}') is not null then
    raise exception 'the ledger would hide the start of %', of_game using errcode = 'restrict_violation';
  end if;
end $$;

create function public.check_said(p_kind text, p_event public.events, p public.event_predictions, p_said jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  of_event text := 'event ' || p_event.id;
begin
  if p_kind = 'prediction' then
    perform public.require_said(of_event, p_said, jsonb_build_object('type', 'prediction', 'part', p.part,
      'event', jsonb_build_object('id', p_event.id, 'league', p_event.league, 'name', p_event.name,
        'startTime', public.iso(p_event.start_time), 'sample', p_event.sample) || public.start_said(p_event.time_known, 'timeKnown'),
      'prediction', jsonb_build_object('id', p.id, 'asOf', public.iso(p.created_at)))
      || case when jsonb_typeof(p.names) = 'array' then jsonb_build_object('names', p.names) else '{}' end);
    perform public.require_bets(of_event, p_said -> 'picks');
  else
    perform public.require_said(of_event, p_said, jsonb_build_object('type', 'edges', 'eventId', p_event.id, 'part', p.part,
      'predictionId', p.id, 'startTime', public.iso(p_event.start_time)) || public.start_said(p_event.time_known, 'timeKnown'));
    perform public.require_bets(of_event, p_said -> 'edges');
  end if;
  if p_event.time_known and coalesce(p_said -> 'timeKnown', p_said #> '{event,timeKnown}') is not null then
    raise exception 'the ledger would hide the start of %', of_event using errcode = 'restrict_violation';
  end if;
end $$;

-- As before: appends to the ledger what it has not said last of what has not begun, and after that which edges are shown. Now only
-- what the rows say, and edges only of what is on the ledger.
create or replace function public.say_predictions(p_ledger jsonb, p_event_ledger jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  n record;
begin
  if exists (select from jsonb_to_recordset(p_ledger || p_event_ledger) as k(kind text)
    where coalesce(k.kind, 'prediction') not in ('prediction', 'edges')) then
    raise exception 'a run says predictions and edges, nothing else' using errcode = 'restrict_violation';
  end if;
  for n in
    select coalesce(e.kind, 'prediction') as kind, e.prediction_id, e.payload, g
    from jsonb_to_recordset(p_ledger) as e(kind text, game_id bigint, prediction_id bigint, payload text)
    join public.games g on g.id = e.game_id
    where public.takes_predictions(g, '10 seconds')
      and (e.kind = 'edges' or e.prediction_id is distinct from public.last_word(e.game_id))
    order by coalesce(e.kind = 'edges', false), e.prediction_id
  loop
    perform public.check_said(n.kind, n.g, n.prediction_id, n.payload::jsonb);
    if n.kind = 'edges' and not exists (select from public.ledger l
      where l.prediction_id = n.prediction_id and l.kind = 'prediction') then
      raise exception 'prediction % is not on the ledger: no edge of it is taken', n.prediction_id using errcode = 'restrict_violation';
    end if;
    insert into public.ledger (kind, game_id, prediction_id, payload) values (n.kind, (n.g).id, n.prediction_id, n.payload);
  end loop;
  for n in
    select coalesce(s.kind, 'prediction') as kind, s.prediction_id, s.payload, e, p
    from jsonb_to_recordset(p_event_ledger) as s(kind text, event_id bigint, prediction_id bigint, payload text)
    join public.events e on e.id = s.event_id
    join public.event_predictions p on p.id = s.prediction_id
    where public.takes_predictions(e, '10 seconds')
      and (s.kind = 'edges' or s.prediction_id is distinct from public.last_word(s.event_id, p.part))
    order by coalesce(s.kind = 'edges', false), s.prediction_id
  loop
    perform public.check_said(n.kind, n.e, n.p, n.payload::jsonb);
    if n.kind = 'edges' and not exists (select from public.ledger l
      where l.event_prediction_id = n.prediction_id and l.kind = 'prediction') then
      raise exception 'prediction % is not on the ledger: no edge of it is taken', n.prediction_id using errcode = 'restrict_violation';
    end if;
    insert into public.ledger (kind, event_id, part, event_prediction_id, payload)
    values (n.kind, (n.e).id, (n.p).part, n.prediction_id, n.payload);
  end loop;
end $$;

revoke all on function public.require_said, public.is_said_price, public.require_bets, public.start_said,
  public.check_said(text, public.games, bigint, jsonb),
  public.check_said(text, public.events, public.event_predictions, jsonb) from public, anon, authenticated, service_role;
