import type { League } from '#domain/leagues/league.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { addDays } from '#domain/time/time.ts';
import { type PlayersEngine, playersEngine } from './playersEngine.ts';

/** By league, the first Eastern day whose finals the fit of its players has not learned, YYYY-MM-DD; of other leagues none. */
export async function firstUnlearned(
  players: PlayersEngine = playersEngine,
): Promise<ReadonlyMap<League, string>> {
  const days = PLAYER_LEAGUES.map(async (league) => {
    const { learnedTo } = await players.start(league);
    return [league, addDays(learnedTo, 1)] as const;
  });
  return new Map(await Promise.all(days));
}
