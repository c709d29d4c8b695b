import type { Game } from '../game.ts';
import { signed } from '../numbers.ts';
import { teamOn } from '../predictedWinner.ts';
import type { PricedBet } from './pricedBets.ts';

/** "Bills", "Bills −1.5", "Over 47.5" */
export function betLabel(
  game: Pick<Game, 'homeTeam' | 'awayTeam'>,
  bet: Pick<PricedBet, 'side' | 'line'>,
): string {
  const { side, line } = bet;
  if (side === 'over') return `Over ${line ?? ''}`.trim();
  if (side === 'under') return `Under ${line ?? ''}`.trim();
  const name = teamOn(game, side).shortName;
  return line === undefined ? name : `${name} ${signed(line)}`;
}
