import type { BaseballTables } from '#engine/players/baseball/types.ts';
import {
  countPhases,
  countRelief,
  countReplaced,
  countScoring,
  sidesAtBat,
} from './countBatting.ts';
import type { BaseballGame } from './games.ts';

/** All that is counted in whole box scores of both sides. */
export function countBattingTables(
  games: readonly BaseballGame[],
): Pick<
  BaseballTables,
  | 'relieved'
  | 'reachedRelief'
  | 'scoringTypes'
  | 'scores'
  | 'scoresBySlot'
  | 'drives'
  | 'driven'
  | 'replaced'
  | 'decided'
  | 'strikeouts'
  | 'walks'
> {
  const sides = sidesAtBat(games);
  return {
    ...countRelief(sides),
    ...countScoring(sides),
    ...countReplaced(sides),
    ...countPhases(sides),
  };
}
