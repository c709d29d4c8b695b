import type { CardGame } from '../game/listedGame.ts';
import { grouped } from '../lists/grouped.ts';
import { countedBets } from './gameEdges.ts';
import { decisiveShare } from './lineProbability.ts';
import type { PricedBet } from './pricedBets.ts';
import { expectedReturnPerUnit } from './staking.ts';

/** The same bet at two books. */
export interface BookGap<Of extends CardGame = CardGame> {
  readonly game: Of;
  readonly best: PricedBet;
  readonly worst: PricedBet;
  /** How much more per unit staked the better price returns on average, at the published share. */
  readonly perUnit: number;
}

/** Prices of long shots differ widely, but few stake much on them. */
const LEAST_SHARE = 0.2;
/** Less than half a cent is no difference. */
const LEAST_GAP = 0.005;

const worth = ({ shares, american }: PricedBet): number =>
  expectedReturnPerUnit(shares.win, american, shares.push);

/** The differences between books on each bet of a game at the same line, where there are any. */
export function gapsOf<Of extends CardGame>(game: Of): readonly BookGap<Of>[] {
  const bets = countedBets(game).filter(({ shares }) => decisiveShare(shares) >= LEAST_SHARE);
  const alike = grouped(bets, ({ market, side, line }) => `${market}|${side}|${line}`);
  return [...alike.values()].flatMap((offers): BookGap<Of>[] => {
    const [best] = offers.toSorted((one, other) => worth(other) - worth(one));
    const [worst] = offers.toSorted((one, other) => worth(one) - worth(other));
    if (!best || !worst || best.provider === worst.provider) return [];
    const perUnit = worth(best) - worth(worst);
    return perUnit >= LEAST_GAP ? [{ game, best, worst, perUnit }] : [];
  });
}

/** The largest difference between books on the same bet at the same line, over all games; undefined if there is none. */
export function widestGap<Of extends CardGame>(games: readonly Of[]): BookGap<Of> | undefined {
  let widest: BookGap<Of> | undefined;
  for (const gap of games.flatMap(gapsOf)) {
    if (gap.perUnit > (widest?.perUnit ?? 0)) widest = gap;
  }
  return widest;
}
