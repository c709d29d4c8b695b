import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { walkMargin } from '../../fit/margin/walk.ts';
import type { FileGame } from '../../fit/row.ts';

/**
 * P(home wins) by game if every absence had been known: the most an injury list can add. Empty if no file records who
 * played.
 */
export function hindsightWins(
  league: MarginLeague,
  params: MarginParams,
  games: readonly FileGame[],
): ReadonlyMap<string, number> {
  if (!games.some(({ homePlayed }) => homePlayed)) return new Map();
  const { calls } = walkMargin(league, params, games, 'missed');
  return new Map(calls.map(({ game, win }) => [game.id, win]));
}
