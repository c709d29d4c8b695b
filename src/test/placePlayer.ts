import type { PlayerLine } from '#domain/players/line.ts';

interface Queried {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<unknown>;
}

/** A quarterback's line of ten runs. */
const LINE: Omit<PlayerLine, 'playerId' | 'name'> = {
  side: 'home',
  position: 'QB',
  plays: 0.7,
  stats: {
    passingYards: { from: 200, counts: [2, 0, 0, 4, 0, 0, 0, 2, 2] },
    passingTouchdowns: { from: 0, counts: [1, 3, 4, 2] },
    rushingYards: { from: -1, counts: [2, 4, 4] },
    touchdowns: { from: 0, counts: [6, 4] },
  },
};

/** His main counts in words. */
export const PLACED_COUNTS = '204 pass yds (200–207), 1.70 pass TD (1–2), 0 rush yds (−1 to 1)';

/**
 * Puts a player of the home side of the current slate's first game into a test's database, with a drawn line of its prediction, and
 * a last final in which he threw for 250 yards where we had said 240.
 */
export async function placePlayer(
  { query }: Queried,
  { playerId, name }: { readonly playerId: string; readonly name: string },
): Promise<void> {
  await query(
    `insert into players (league, player_id, name, team_key, position, status, chance, seen_at)
      select g.league, $1, $2, h.rating_key, 'QB', 'Questionable', 0.7, clock()
      from current_slate c join slate_entries e on e.slate_id = c.slate_id join games g on g.id = e.game_id
      join teams h on h.id = g.home_team_id order by g.game_time limit 1`,
    [playerId, name],
  );
  // The refresh may have drawn lines of its own, which are kept from any change.
  await query(`do $do$ begin
    set local session_replication_role = replica;
    delete from player_lines where true;
  end $do$`);
  await query(
    `insert into player_lines (prediction_id, game_id, recipe, lines, made_at)
      select e.prediction_id, e.game_id, '{}', $1::jsonb, clock()
      from current_slate c join slate_entries e on e.slate_id = c.slate_id join games g on g.id = e.game_id
      order by g.game_time limit 1`,
    [JSON.stringify([{ ...LINE, playerId, name }])],
  );
  await query(
    `with over as (
      insert into games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known, neutral_site,
        status, home_team_id, away_team_id, as_of)
      select 'test', 'over ' || p.player_id, false, p.league, 2026, false, false, clock() - interval '3 days', true, false,
        'scheduled', h.id, a.id, clock()
      from players p join teams h on h.league = p.league and h.rating_key = p.team_key
        join teams a on a.league = p.league and a.id <> h.id
      where p.player_id = $1 limit 1 returning id, league)
     insert into player_games (league, player_id, game_id, day, team_key, opponent_key, home, started, stats, said)
      select over.league, $1, over.id, (clock() - interval '3 days')::date, 'x', 'y', true, true,
        '{"passingYards": 250, "passingTouchdowns": 2, "rushingYards": 3, "touchdowns": 0}',
        '{"passingYards": [240.2, 180, 200, 240, 280, 310]}' from over`,
    [playerId],
  );
}
