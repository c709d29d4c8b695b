-- Settlement as published, by the database itself: what a pick or bet came to, from the result and its own line. The same as
-- src/domain/record, which a test holds to it.

-- Leagues where a level score is a result of its own; leagues whose games count after five innings.
create function public.league_can_draw(p_league text) returns boolean language sql immutable set search_path = '' as $$
  select p_league in ('MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA')
$$;
create function public.league_has_innings(p_league text) returns boolean language sql immutable set search_path = '' as $$
  select p_league in ('MLB')
$$;

-- Profit of a stake of one at American odds.
create function public.units_of(p_price integer, p_outcome text) returns double precision
language sql immutable set search_path = '' as $$
  select case when p_price is null then null when p_outcome in ('push', 'void') then 0
    else case when p_outcome in ('halfWin', 'halfLoss') then 0.5::float8 else 1::float8 end
      * case when p_outcome in ('loss', 'halfLoss') then -1::float8
        when p_price > 0 then p_price::float8 / 100 else 100 / (-p_price)::float8 end end
$$;

-- What ended so many points beyond its line.
create function public.outcome_beyond(p_beyond double precision) returns text language sql immutable set search_path = '' as $$
  select case when p_beyond = 0 then 'push'
    when abs(p_beyond) = 0.25 then case when p_beyond > 0 then 'halfWin' else 'halfLoss' end
    when p_beyond > 0 then 'win' else 'loss' end
$$;

-- @param p_called_after periods played of a game that was called early, else null
create function public.settle_game(
  p_league text, p_market text, p_pick text, p_line double precision, p_home integer, p_away integer, p_called_after numeric
) returns text language plpgsql immutable set search_path = '' as $$
declare
  own integer := case when p_pick = 'home' then p_home - p_away else p_away - p_home end;
  beyond double precision;
begin
  if p_home is null or p_away is null then return 'void'; end if;
  if p_called_after is not null and not (public.league_has_innings(p_league) and p_market = 'moneyline'
      and p_called_after >= 5 - case when p_home > p_away then 0.5 else 0 end) then
    return 'void';
  end if;
  if p_market = 'total' then
    beyond := p_home + p_away - coalesce(p_line, 0);
    return public.outcome_beyond(case when p_pick = 'over' then beyond else -beyond end);
  end if;
  if p_market = 'spread' then return public.outcome_beyond(own + coalesce(p_line, 0)); end if;
  if p_pick = 'draw' then return case when own = 0 then 'win' else 'loss' end; end if;
  if own = 0 then return case when public.league_can_draw(p_league) then 'loss' else 'push' end; end if;
  return case when own > 0 then 'win' else 'loss' end;
end $$;

-- How a part of an event ended, as its grades say it: by names.
create function public.ended_of(p_facts jsonb, p_part text, p_result jsonb, p_pick text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  two jsonb := case p_facts ->> 'kind' when 'match' then p_facts
    when 'fights' then (select b from jsonb_array_elements(p_facts -> 'bouts') b where b ->> 'key' = p_part limit 1) end;
  names jsonb := jsonb_build_array(two #> '{a,name}', two #> '{b,name}');
  winner jsonb := case p_result ->> 'winner' when 'a' then two #> '{a,name}' when 'b' then two #> '{b,name}'
    else p_result -> 'winner' end;
  ids jsonb;
begin
  if p_result is null then return null; end if;
  case p_facts ->> 'kind'
  when 'fights' then
    return case when two is not null then jsonb_build_object('contest', 'bout', 'names', names, 'winner', winner,
      'method', p_result -> 'method') end;
  when 'match' then
    return jsonb_build_object('contest', 'match', 'names', names, 'winner', winner, 'sets', p_result -> 'sets',
      'retired', p_result -> 'retired');
  when 'race' then
    return jsonb_build_object('contest', 'race', 'winner', p_result #> '{order,0}',
      'started', coalesce(p_result -> 'order' ? p_pick, false) or coalesce(p_result -> 'retired' ? p_pick, false));
  when 'tournament' then
    select coalesce(jsonb_agg(f -> 'id'), '[]') into ids from jsonb_array_elements(p_facts -> 'field') f where f ->> 'name' = p_pick;
    return jsonb_build_object('contest', 'tournament',
      'winner', (select f -> 'name' from jsonb_array_elements(p_facts -> 'field') f where f -> 'id' = p_result -> 'winner' limit 1),
      'started', exists (select from jsonb_array_elements(ids) i where p_result -> 'order' @> jsonb_build_array(i)));
  else return null;
  end case;
end $$;

-- @param p_ended null if it was called off
-- @param p_names the two that the line was about; null for a field
create function public.settle_part(p_ended jsonb, p_names jsonb, p_market text, p_pick text, p_how text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  met jsonb := p_ended -> 'names';
  winner text := p_ended ->> 'winner';
  won integer;
begin
  if p_ended is null or jsonb_typeof(p_ended) = 'null' then return 'void'; end if;
  if p_ended ->> 'contest' in ('race', 'tournament') then
    return case when winner = p_pick then 'win' when (p_ended ->> 'started')::boolean then 'loss' else 'void' end;
  end if;
  if jsonb_typeof(p_names) is distinct from 'array' or not (p_names @> met) or met -> 0 = met -> 1 or not (met ? p_pick) then
    return 'void';
  end if;
  if p_ended ->> 'contest' = 'bout' then
    if winner = 'noContest' then return 'void'; end if;
    if p_market = 'moneyline' then
      return case winner when 'draw' then 'push' when p_pick then 'win' else 'loss' end;
    end if;
    if winner = 'draw' then return 'loss'; end if;
    if coalesce(p_ended ->> 'method', 'other') = 'other' then return 'void'; end if;
    return case when winner = p_pick and p_ended ->> 'method' = p_how then 'win' else 'loss' end;
  end if;
  if jsonb_array_length(p_ended -> 'sets') = 0 then return 'void'; end if;
  if p_market = 'moneyline' then return case when winner = p_pick then 'win' else 'loss' end; end if;
  if (p_ended ->> 'retired')::boolean then return 'void'; end if;
  won := (select count(*) from jsonb_array_elements(p_ended -> 'sets') s
    where case when met ->> 0 = winner then (s ->> 0)::numeric > (s ->> 1)::numeric else (s ->> 1)::numeric > (s ->> 0)::numeric end);
  return case when winner = p_pick and p_how = format('%s-%s', won, jsonb_array_length(p_ended -> 'sets') - won)
    then 'win' else 'loss' end;
end $$;

revoke all on function public.league_can_draw, public.league_has_innings, public.units_of, public.outcome_beyond, public.settle_game,
  public.ended_of, public.settle_part from public, anon, authenticated, service_role;
