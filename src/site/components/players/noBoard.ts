import type { ListedGame } from '#domain/game/listedGame.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { seasonReturn } from '#domain/leagues/season.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { easternDate, longDate } from '#domain/time/time.ts';

/**
 * Why a board has no rows, and when it has some.
 * @param games of the league that have not ended
 */
export function noBoard(league: PlayerLeague, games: readonly ListedGame[], now: Date): string {
  const { name } = LEAGUES[league];
  const next = games
    .filter(({ status }) => status === 'scheduled')
    .map(({ gameTime }) => gameTime)
    .toSorted()[0];
  if (next !== undefined)
    return `No lines of ${name} players yet. The next games on our list are on ${longDate(next)}; lines come once both teams’ players are known.`;
  const back = seasonReturn(league, easternDate(now));
  return back === undefined
    ? `No ${name} games on our list right now.`
    : `No ${name} games on our list: the season usually returns around ${back}.`;
}
