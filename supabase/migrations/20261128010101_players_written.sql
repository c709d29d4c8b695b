-- What a refresh writes of players: who is announced, what was learned, the lines that were drawn. All of it under the refresh's lease.

alter table public.players
  add column told_at timestamptz,
  add column returns date,
  add column formerly text;
comment on column public.players.told_at is 'when a report last said his status; a report that is a day old says nothing';
comment on column public.players.returns is 'Eastern day from which he may be back; null: not said';
comment on column public.players.formerly is 'his id before a feed named him';
create index players_by_former_id on public.players (league, formerly) where formerly is not null;

alter table public.player_states add column learned_from date not null;
comment on column public.player_states.learned_from is 'day to which the fit had learned: finals of then and before are not asked for';

-- Which team a feed's own number means.
create table public.feed_teams (
  source text not null,
  league public.league_code not null,
  team_id text not null check (length(team_id) between 1 and 24),
  team_key text not null,
  primary key (source, league, team_id)
);
alter table public.feed_teams enable row level security;
revoke all on public.feed_teams from public, anon, authenticated, service_role;
grant select on public.feed_teams to service_role;

-- Lines are said once: only their bulk may be emptied, because the recipe gives it again.
create trigger player_lines_keep_what_was_said before update on public.player_lines
  for each row execute function public.keep_all_but_bulk('lines');
create trigger player_lines_are_append_only before delete or truncate on public.player_lines
  for each statement execute function public.refuse_change();

create function public.note_feed_teams(p_token bigint, p_source text, p_league text, p_teams jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.feed_teams as f (source, league, team_id, team_key)
  select distinct on (t.team_id) p_source, p_league, t.team_id, t.team_key
  from jsonb_to_recordset(p_teams) as t(team_id text, team_key text)
  on conflict (source, league, team_id) do update set team_key = excluded.team_key
  where f.team_key <> excluded.team_key;
end $$;

-- Players as a feed names them. A position that it leaves out stays.
create function public.name_players(p_league text, p_at timestamptz, p_players jsonb)
returns void language plpgsql set search_path = '' as $$
begin
  insert into public.players as p (league, player_id, name, team_key, position, seen_at)
  select distinct on (n.player_id) p_league, n.player_id, n.name, n.team_key, coalesce(n.position, ''), p_at
  from jsonb_to_recordset(p_players) as n(player_id text, name text, team_key text, position text)
  on conflict (league, player_id) do update set name = excluded.name, team_key = coalesce(excluded.team_key, p.team_key),
    position = case when excluded.position = '' then p.position else excluded.position end, seen_at = excluded.seen_at
  where (p.name, p.team_key) is distinct from (excluded.name, coalesce(excluded.team_key, p.team_key))
    or excluded.position not in ('', p.position) or p.seen_at < excluded.seen_at - interval '1 day';
end $$;

-- Gives players of another source the numbers of the feed that now names them, with all that is stored of them.
create function public.renumber_players(p_league text, p_at timestamptz, p_renames jsonb)
returns void language plpgsql set search_path = '' as $$
begin
  insert into public.players as p (league, player_id, name, team_key, position, status, chance, returns, told_at, seen_at, formerly)
  select o.league, r.to_id, o.name, o.team_key, o.position, o.status, o.chance, o.returns, o.told_at, p_at, o.player_id
  from jsonb_to_recordset(p_renames) as r(from_id text, to_id text)
  join public.players o on o.league = p_league and o.player_id = r.from_id
  on conflict (league, player_id) do update set formerly = excluded.formerly;
  update public.player_news t set player_id = r.to_id from jsonb_to_recordset(p_renames) as r(from_id text, to_id text)
    where t.league = p_league and t.player_id = r.from_id;
  update public.player_games t set player_id = r.to_id from jsonb_to_recordset(p_renames) as r(from_id text, to_id text)
    where t.league = p_league and t.player_id = r.from_id
      and not exists (select from public.player_games g
        where g.league = t.league and g.player_id = r.to_id and g.game_id = t.game_id);
  delete from public.player_games t using jsonb_to_recordset(p_renames) as r(from_id text, to_id text)
    where t.league = p_league and t.player_id = r.from_id;
  delete from public.players t using jsonb_to_recordset(p_renames) as r(from_id text, to_id text)
    where t.league = p_league and t.player_id = r.from_id;
end $$;

-- A league's first state, or one begun anew because the stored one is of another form: whatever was learned since the fit is
-- learned again.
create function public.start_players(
  p_token bigint, p_league text, p_format integer, p_learned_to date, p_state jsonb, p_players jsonb
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.name_players(p_league, public.clock(), p_players);
  delete from public.player_finals where league = p_league;
  insert into public.player_states as s (league, format, learned_from, learned_to, state, saved_at)
    values (p_league, p_format, p_learned_to, p_learned_to, p_state, public.clock())
  on conflict (league) do update set format = excluded.format, learned_from = excluded.learned_from,
    learned_to = excluded.learned_to, state = excluded.state, saved_at = excluded.saved_at;
end $$;

-- A team's roster, and who is on it, with the ids that changed.
create function public.save_team_rosters(p_token bigint, p_league text, p_at timestamptz, p_rosters jsonb, p_renames jsonb, p_state jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.renumber_players(p_league, p_at, p_renames);
  if p_state is not null then
    update public.player_states set state = p_state, saved_at = p_at where league = p_league;
  end if;
  perform public.name_players(p_league, p_at, (
    select coalesce(jsonb_agg(jsonb_build_object('player_id', one ->> 'playerId', 'name', one ->> 'name', 'team_key', r.team_key,
      'position', one ->> 'position')), '[]')
    from jsonb_to_recordset(p_rosters) as r(team_key text, players jsonb), jsonb_array_elements(r.players) one));
  insert into public.team_rosters (league, team_key, players, as_of)
  select p_league, r.team_key, r.players, p_at from jsonb_to_recordset(p_rosters) as r(team_key text, players jsonb)
  on conflict (league, team_key) do update set players = excluded.players, as_of = excluded.as_of;
end $$;

-- What a league's report says of its players. Who is no longer on it is taken off, unless his team's part could not be read. News is
-- what changed.
create function public.save_player_notes(p_token bigint, p_league text, p_at timestamptz, p_notes jsonb, p_unread text[])
returns integer language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform public.hold_refresh_lease(p_token);
  perform public.name_players(p_league, p_at, p_notes);
  with said as (
    select distinct on (n.player_id) n.player_id, n.team_key, n.status, n.chance, n.returns
    from jsonb_to_recordset(p_notes) as n(player_id text, team_key text, status text, chance double precision, returns date)
  ), now_said as (
    select p.player_id, coalesce(s.team_key, p.team_key) as team_key, s.status, s.chance, s.returns,
      (p.status, p.chance) is distinct from (s.status, s.chance) as is_news
    from public.players p left join said s on s.player_id = p.player_id
    where p.league = p_league
      and (s.player_id is not null or p.status is not null and coalesce(p.team_key <> all (p_unread), true))
  ), told as (
    insert into public.player_news (league, player_id, team_key, status, chance, told_at)
    select p_league, n.player_id, n.team_key, n.status, n.chance, p_at from now_said n
    where n.is_news and n.team_key is not null
    returning 1
  ), kept as (
    update public.players p set status = n.status, chance = n.chance, returns = n.returns, told_at = p_at
    from now_said n where p.league = p_league and p.player_id = n.player_id
    returning 1
  )
  select count(*) into changed from told;
  return changed;
end $$;

-- Announced line-ups, each by the team's key.
create function public.save_line_ups(p_token bigint, p_source text, p_at timestamptz, p_line_ups jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.game_line_ups (game_id, side, starters, bench, as_of)
  select g.id, case when h.rating_key = l.team_key then 'home' else 'away' end, l.starters, l.bench, p_at
  from jsonb_to_recordset(p_line_ups) as l(source_id text, team_key text, starters jsonb, bench jsonb)
  join public.games g on g.source = p_source and g.source_id = l.source_id
  join public.teams h on h.id = g.home_team_id
  join public.teams a on a.id = g.away_team_id
  where l.team_key in (h.rating_key, a.rating_key)
  on conflict (game_id, side) do update set starters = excluded.starters, bench = excluded.bench, as_of = excluded.as_of;
end $$;

-- What is known of each side's players, as a hash: another one means that their lines are to be drawn anew. By side: the roster, what a
-- report of the last day says, the line-up, and when the last final of the team was learned.
create function public.players_facts(p_games bigint[], p_now timestamptz)
returns table (game_id bigint, side text, facts text)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with sides as (
    select g.id, g.league, s.side, t.rating_key as team_key
    from public.games g
    cross join lateral (values ('home', g.home_team_id), ('away', g.away_team_id)) as s(side, team_id)
    join public.teams t on t.id = s.team_id
    where g.id = any (p_games) and t.rating_key is not null
  ), learned as (
    select f.league, t.rating_key as team_key, max(f.learned_at) as at
    from public.player_finals f
    join public.games g on g.id = f.game_id
    join public.teams t on t.id in (g.home_team_id, g.away_team_id)
    where f.refused is null and f.day > p_now::date - 400 and f.league in (select league from sides)
    group by f.league, t.rating_key
  ), reported as (
    select p.league, p.team_key,
      jsonb_agg(jsonb_build_array(p.player_id, p.status, p.chance, p.returns) order by p.player_id) as said
    from public.players p
    where p.status is not null and p.told_at > p_now - interval '1 day' and p.league in (select league from sides)
    group by p.league, p.team_key
  )
  select s.id, s.side, md5(jsonb_build_array(r.players, n.said, u.starters, u.bench, l.at)::text)
  from sides s
  left join public.team_rosters r on r.league = s.league and r.team_key = s.team_key and r.as_of > p_now - interval '8 days'
  left join reported n on n.league = s.league and n.team_key = s.team_key
  left join public.game_line_ups u on u.game_id = s.id and u.side = s.side
  left join learned l on l.league = s.league and l.team_key = s.team_key
$$;

-- Finals of leagues with a state that nobody has asked the box score of, in the order of play: at most so many of each league.
create function public.finals_to_learn(p_source text, p_most integer)
returns table (game_id bigint, league text, source_id text, season integer, game_time timestamptz, day date,
  home_key text, away_key text, home_score integer, away_score integer)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select f.game_id, s.league::text, f.source_id, f.season, f.game_time, f.day, f.home_key, f.away_key, f.home_score, f.away_score
  from public.player_states s cross join lateral (
    select r.game_id, g.source_id, r.season, r.game_time, (r.game_time at time zone 'America/New_York')::date as day,
      r.home_key, r.away_key, r.home_score, r.away_score
    from public.final_results r join public.games g on g.id = r.game_id
    where r.league = s.league and not r.preseason and g.source = p_source
      and (r.game_time at time zone 'America/New_York')::date > s.learned_from
      and r.home_key is not null and r.away_key is not null
      and not exists (select from public.player_finals d where d.game_id = r.game_id)
    order by r.game_time, r.game_id limit p_most
  ) f order by f.game_time, f.game_id
$$;

-- The lines that were said last before the start of each of these games.
create function public.said_lines(p_games bigint[])
returns table (game_id bigint, lines jsonb)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select l.game_id, l.lines from unnest(p_games) as g(id)
  join public.player_lines l on l.prediction_id = public.counted_word(g.id)
  where l.lines is not null
$$;

-- What finals taught: the state after them, who played, what each did. In one, so that no final is learned twice or lost.
create function public.learn_players(
  p_token bigint, p_league text, p_learned_to date, p_state jsonb, p_renames jsonb, p_players jsonb, p_finals jsonb, p_games jsonb
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.renumber_players(p_league, public.clock(), p_renames);
  perform public.name_players(p_league, public.clock(), p_players);
  if p_state is not null then
    update public.player_states set state = p_state, learned_to = greatest(learned_to, p_learned_to), saved_at = public.clock()
      where league = p_league;
  end if;
  insert into public.player_finals (game_id, league, day, refused, learned_at)
  select f.game_id, p_league, f.day, f.refused, public.clock()
  from jsonb_to_recordset(p_finals) as f(game_id bigint, day date, refused text);
  insert into public.player_games (league, player_id, game_id, day, team_key, opponent_key, home, started, stats, said)
  select p_league, g.player_id, g.game_id, g.day, g.team_key, g.opponent_key, g.home, g.started, g.stats, g.said
  from jsonb_to_recordset(p_games) as g(player_id text, game_id bigint, day date, team_key text, opponent_key text, home boolean,
    started boolean, stats jsonb, said jsonb)
  on conflict (league, player_id, game_id) do update set stats = excluded.stats, started = excluded.started;
end $$;

-- As before, and the lines of a prediction's players with it: a prediction whose lines are missing is never stored.
create or replace function public.save_predictions(p_token bigint, p_predictions jsonb)
returns table (game_id bigint, input_hash text, id bigint)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.predictions (game_id, input_hash, engine_version, model, seed, seed_from, iterations, inputs, notes,
    origin, market, home_win_probability, away_win_probability, draw_probability, confidence_rating, spread, total,
    predicted_home_score, predicted_away_score, simulation_data, rated_from, own, anchor,
    both_rated, learned_to, facts_hash, figures, projected_player_stats, created_at)
  select n.game_id, n.input_hash, n.engine_version, n.model, n.seed, n.seed_from, n.iterations, n.inputs, n.notes,
    n.origin, n.market, n.home_win_probability, n.away_win_probability, n.draw_probability, n.confidence_rating, n.spread,
    n.total, n.predicted_home_score, n.predicted_away_score, n.simulation_data, n.rated_from, n.own,
    n.anchor, n.both_rated, n.learned_to, n.facts_hash, n.figures, n.projected_player_stats, n.created_at
  from jsonb_populate_recordset(null::public.predictions, p_predictions) n
  on conflict on constraint predictions_game_id_input_hash_key do nothing;
  insert into public.player_lines (prediction_id, game_id, recipe, lines, made_at)
  select p.id, p.game_id, n.players -> 'recipe', n.players -> 'lines', p.created_at
  from jsonb_to_recordset(p_predictions) as n(game_id bigint, input_hash text, players jsonb)
  join public.predictions p on p.game_id = n.game_id and p.input_hash = n.input_hash
  where n.players is not null
  on conflict (prediction_id) do nothing;
  return query select p.game_id, p.input_hash, p.id from public.predictions p
    join jsonb_to_recordset(p_predictions) as n(game_id bigint, input_hash text)
    on n.game_id = p.game_id and n.input_hash = p.input_hash;
end $$;

-- Empties lines that no page shows any more: three days after the game taught what it did, and of closed games all but the last word's.
-- A game's lines that taught nothing go two weeks after its start.
create function public.thin_player_lines(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  chosen bigint[];
begin
  chosen := array(
    select l.prediction_id from public.player_lines l
    join public.games g on g.id = l.game_id
    left join public.player_finals f on f.game_id = l.game_id
    where l.lines is not null and public.game_is_closed(g)
      and (f.learned_at < public.clock() - interval '3 days' or g.game_time < public.clock() - interval '14 days'
        or l.prediction_id is distinct from public.last_word(l.game_id)
          and l.prediction_id is distinct from public.counted_word(l.game_id))
    limit p_most);
  update public.player_lines set lines = null where prediction_id = any (chosen);
  return cardinality(chosen);
end $$;

-- Takes what has served of players: lines, and news of more than 400 days ago.
create function public.thin_players(p_token bigint) returns integer language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  delete from public.player_news n where n.told_at < public.clock() - interval '400 days';
  return public.thin_player_lines(300);
end $$;
create index player_lines_in_full on public.player_lines (prediction_id) where lines is not null;

revoke all on function public.note_feed_teams, public.name_players, public.renumber_players, public.start_players,
  public.save_team_rosters, public.save_player_notes, public.save_line_ups, public.players_facts, public.finals_to_learn,
  public.said_lines, public.learn_players, public.save_predictions, public.thin_player_lines, public.thin_players
  from public, anon, authenticated, service_role;
grant execute on function public.note_feed_teams, public.start_players, public.save_team_rosters, public.save_player_notes,
  public.save_line_ups, public.players_facts, public.finals_to_learn, public.said_lines, public.learn_players,
  public.save_predictions, public.thin_players to service_role;
