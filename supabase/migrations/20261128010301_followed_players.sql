-- What a follower reads of players: who they are, their next game with the drawn line, their last final, their last news.

-- Of each asked player ({league, playerId}) that is known, in any order. `next` is his team's first game of the current slate that
-- has not ended; `line` is his of that game's published prediction, null where none was drawn. `news.before` is what was said of
-- him before; null: he was on no report.
create function public.followed_players(p_of jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('league', p.league, 'playerId', p.player_id, 'name', p.name,
    'position', p.position, 'status', p.status, 'team', (select t.short_name from public.teams as t
      where t.league = p.league and t.rating_key = p.team_key order by t.id limit 1),
    'next', next.game, 'last', last.game, 'news', news.said)), '[]')
  from (select distinct league, "playerId" from jsonb_to_recordset(p_of) as o(league text, "playerId" text)) as asked
  join public.players as p on p.league = asked.league::public.league_code and p.player_id = asked."playerId"
  left join lateral (
    select jsonb_build_object('gameId', g.id, 'gameTime', e.game ->> 'gameTime', 'timeKnown', e.game -> 'timeKnown',
      'status', e.game ->> 'status', 'home', e.game #>> '{homeTeam,shortName}', 'away', e.game #>> '{awayTeam,shortName}',
      'neutral', g.neutral_site, 'sample', g.sample, 'asOf', e.game ->> 'asOf',
      'line', jsonb_path_query_first(l.lines, '$[*] ? (@.playerId == $id)', jsonb_build_object('id', p.player_id))) as game
    from public.current_slate as c
    join public.slate_entries as e on e.slate_id = c.slate_id
    join public.games as g on g.id = e.game_id and g.league = p.league
    join public.teams as h on h.id = g.home_team_id
    join public.teams as a on a.id = g.away_team_id
    left join public.player_lines as l on l.prediction_id = e.prediction_id
    where p.team_key in (h.rating_key, a.rating_key) and e.game ->> 'status' in ('scheduled', 'live')
      and g.game_time > public.clock() - interval '6 hours'
    order by g.game_time, g.id limit 1
  ) as next on true
  left join lateral (
    select jsonb_build_object('gameId', g.id, 'gameTime', g.game_time, 'home', h.short_name, 'away', a.short_name,
      'neutral', g.neutral_site, 'sample', g.sample, 'stats', f.stats, 'said', f.said) as game
    from public.player_games as f
    join public.games as g on g.id = f.game_id
    join public.teams as h on h.id = g.home_team_id
    join public.teams as a on a.id = g.away_team_id
    where f.league = p.league and f.player_id = p.player_id order by f.day desc, f.game_id desc limit 1
  ) as last on true
  left join lateral (
    select jsonb_build_object('id', two.id, 'status', two.status, 'before', two.before, 'toldAt', two.told_at) as said
    from (select n.id, n.status, n.told_at, lead(n.status) over (order by n.told_at desc, n.id desc) as before
      from public.player_news as n where n.league = p.league and n.player_id = p.player_id
      order by n.told_at desc, n.id desc limit 2) as two
    order by two.told_at desc, two.id desc limit 1
  ) as news on true
$$;

-- A league's players whom a feed has named, by its own numbers: [number, name]. For ids of before that.
create function public.player_names(p_league text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(player_id, name) order by player_id), '[]')
  from public.players where league = p_league::public.league_code and player_id ~ '^\d'
$$;

revoke all on function public.followed_players, public.player_names from public, anon, authenticated, service_role;
grant execute on function public.followed_players, public.player_names to service_role;
