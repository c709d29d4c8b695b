import type { SqlQuery } from '#local/services/query.ts';

/** News of a game's players in the days before it. */
const NEWS_A_GAME = 6;

const LINES = `from public.player_lines l
  join public.games g on g.id = l.game_id and g.status = 'final' and l.prediction_id = public.last_word(g.id)
  cross join lateral jsonb_array_elements(l.lines) one`;

/**
 * Stores what the played games' players would have done, as learning does: for everybody with a line, counts near it beside the six
 * figures that were said of each. The sizes are those of real rows; the counts are no results.
 */
export async function playPlayers(query: SqlQuery): Promise<void> {
  await query(`insert into public.player_finals (game_id, league, day, learned_at)
    select g.id, g.league, g.game_time::date, public.clock() from public.games g
    where g.status = 'final' and exists (select from public.player_lines l where l.game_id = g.id)
    on conflict do nothing`);
  await query(`insert into public.player_games (league, player_id, game_id, day, team_key, opponent_key, home, started, stats, said)
    select g.league, one ->> 'playerId', g.id, g.game_time::date, 'BUF', 'KC', one ->> 'side' = 'home', true,
      (select jsonb_object_agg(key, (value ->> 'from')::int + 7) from jsonb_each(one -> 'stats')),
      (select jsonb_object_agg(key, jsonb_build_array(f + 7.123, f, f + 2, f + 7, f + 12, f + 15))
        from jsonb_each(one -> 'stats'), lateral (select (value ->> 'from')::int as f) least)
    ${LINES} on conflict do nothing`);
  await query(`insert into public.player_news (league, player_id, team_key, status, chance, told_at)
    select league, player_id, 'BUF', 'Questionable', 0.75, public.clock() from (
      select g.league, one ->> 'playerId' as player_id, row_number() over (partition by g.id) as place ${LINES}) told
    where place <= ${NEWS_A_GAME}`);
}
