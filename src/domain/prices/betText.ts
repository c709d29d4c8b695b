import type { CardGame } from '../game/listedGame.ts';
import { teamOn } from '../game/predictedWinner.ts';
import { toGsm } from '../words/gsm.ts';
import type { PayingPrice } from './payingPrices.ts';
import { handicapText } from './pricedBets.ts';

const nameOf = (game: CardGame, side: 'home' | 'away'): string => {
  const { shortName, abbreviation } = teamOn(game, side);
  return (
    toGsm(shortName).trim() || toGsm(abbreviation).trim() || (side === 'home' ? 'Home' : 'Away')
  );
};

/** "Bills -1.5", "Bills to win", "Over 47.5 BUF-MIA", "Draw ARS-CHE" */
export function betText({
  game,
  bet: { side, line },
}: {
  readonly game: CardGame;
  readonly bet: Pick<PayingPrice['bet'], 'side' | 'line'>;
}): string {
  if (side === 'home' || side === 'away') {
    const name = nameOf(game, side);
    return line === undefined ? `${name} to win` : `${name} ${handicapText(line)}`;
  }
  const sides = `${toGsm(game.awayTeam.abbreviation)}-${toGsm(game.homeTeam.abbreviation)}`;
  if (side === 'draw') return `Draw ${sides}`;
  return `${side === 'over' ? 'Over' : 'Under'} ${line} ${sides}`;
}
