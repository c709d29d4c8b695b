import type { CardGame } from '../game/listedGame.ts';
import type { Side } from '../game/predictedWinner.ts';
import { isAmericanPrice, profitPerUnit } from './americanOdds.ts';
import { withCountedBooks } from './gameEdges.ts';

/** The best price on a side to win, from the books that count. */
interface BestMoneyline {
  /** American odds. */
  readonly american: number;
  readonly provider: string;
  readonly sample: boolean;
  /** When it was seen, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** The first of equals; undefined if no counted book prices the side. */
export function bestMoneyline(game: CardGame, side: Side): BestMoneyline | undefined {
  let best: BestMoneyline | undefined;
  for (const { provider, sample, asOf, moneyline } of withCountedBooks(game).odds) {
    const american = moneyline?.[side];
    if (!isAmericanPrice(american)) continue;
    if (!best || profitPerUnit(american) > profitPerUnit(best.american)) {
      best = { american, provider, sample, asOf };
    }
  }
  return best;
}
