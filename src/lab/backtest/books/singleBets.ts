import { isAmericanPrice, profitPerUnit } from '#domain/prices/americanOdds.ts';
import { cannotJudge, claimOf, distanceVerdict } from '#domain/prices/sharpEdge.ts';
import { agreedShares } from '#domain/prices/sharpVoices.ts';
import type { SingleMarket } from './singleGames.ts';
import type { BookBet } from './types.ts';

const returnOf = (american: number, beyond: number): number =>
  beyond === 0 ? 0 : beyond > 0 ? profitPerUnit(american) : -1;

/** Soft books' prices that lie under the sharp consensus by enough, at the one moment of a file: who moved is not known. */
export function singleBets(of: SingleMarket): BookBet[] {
  const { league, game, season, date, offers, beyond } = of;
  return offers
    .filter(({ voice }) => !voice.sharp)
    .flatMap((offer) => {
      const others = agreedShares(
        offers.map(({ voice }) => voice),
        offer.voice.operator,
      );
      if (!others || cannotJudge(others)) return [];
      return offer.prices.flatMap((american, outcome): BookBet[] => {
        const share = others.shares[outcome];
        if (!isAmericanPrice(american) || share === undefined) return [];
        const claim = claimOf(share, american);
        if (distanceVerdict(league, 2, claim)) return [];
        return [
          {
            game,
            cluster: `${league}|${date}`,
            season: String(season),
            full: claim.fullReturn,
            claimed: claim.claimedReturn,
            returned: returnOf(american, outcome === 0 ? beyond : -beyond),
            distance: claim.distance,
            operators: others.operators,
            book: offer.book,
            american,
            moved: 'unknown',
          },
        ];
      });
    });
}
