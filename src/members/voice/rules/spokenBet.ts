import type { CardGame } from '#domain/game/listedGame.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import type { EdgeBet } from '#domain/prices/gameEdges.ts';
import { spokenName } from './names.ts';
import { spokenHandicap, spokenTotal } from './prices.ts';

/** "Buffalo Bills" */
export const nameOn = (game: CardGame, side: Side): string => spokenName(teamOn(game, side).name);

/** "Buffalo Bills, minus one point five", "over forty-seven and a half", "the draw". */
export function spokenBet(game: CardGame, { side, line }: Pick<EdgeBet, 'side' | 'line'>): string {
  if (side === 'over' || side === 'under') {
    return line === undefined ? `the ${side}` : `${side} ${spokenTotal(line)}`;
  }
  if (side === 'draw') return 'the draw';
  const name = nameOn(game, side);
  return line === undefined ? `${name} to win` : `${name}, ${spokenHandicap(line)}`;
}
