import type { AskedLeg } from '../asked.ts';
import { CheckError } from '../checkError.ts';
import type { CheckQuote } from '../offersOf.ts';
import { askedContestName, type CheckedLeg, priceAsked } from '../priceAsked.ts';
import { isSameBet } from './rows.ts';
import type { ShownContest } from './shownContest.ts';

/** A book's price of a bet, with the bet. */
interface ShownOffer {
  readonly leg: AskedLeg;
  readonly provider: string;
}

/** Every priced bet of a quote, each at the book's own line. */
function betsOf(game: number, { provider, moneyline, spread, total }: CheckQuote): ShownOffer[] {
  const legs: readonly AskedLeg[] = [
    ...(['away', 'home', 'draw'] as const).map(
      (side): AskedLeg => ({ game, market: 'moneyline', side, price: moneyline?.[side] }),
    ),
    ...(['away', 'home'] as const).map(
      (side): AskedLeg => ({
        game,
        market: 'spread',
        side,
        line: spread && (side === 'home' ? spread.line : 0 - spread.line),
        price: spread?.[side],
      }),
    ),
    ...(['over', 'under'] as const).map(
      (side): AskedLeg => ({
        game,
        market: 'total',
        side,
        line: total?.line,
        price: total?.[side],
      }),
    ),
  ];
  return legs.flatMap((leg) => (leg.price === undefined ? [] : [{ leg, provider }]));
}

/** Both sides of a bout or a match at a book. */
const winnersOf = (
  { ref, part }: ShownContest,
  { provider, moneyline }: CheckQuote,
): ShownOffer[] => {
  const of = { event: Number(ref.slice(1)), ...(part !== undefined && { part }) };
  const sides = [
    ['a', moneyline?.home],
    ['b', moneyline?.away],
  ] as const;
  return sides.flatMap(([side, price]) =>
    price === undefined ? [] : [{ leg: { ...of, market: 'moneyline', side, price }, provider }],
  );
};

/** Every price of a contest at the books we read: of a bout or a match its winner; of a field we read none. */
export function offersIn(contest: ShownContest): readonly ShownOffer[] {
  const { ref, found } = contest;
  if (!('contest' in found)) return [];
  return found.quotes.flatMap((quote) =>
    ref.startsWith('g') ? betsOf(Number(ref.slice(1)), quote) : winnersOf(contest, quote),
  );
}

/** What a book's price of a bet returns, per unit staked. */
interface ReturningOffer extends ShownOffer {
  readonly returnPerUnit: number;
}

function returning(offer: ShownOffer, { found }: ShownContest): readonly ReturningOffer[] {
  try {
    const { returnPerUnit } = priceAsked({ legs: [offer.leg] }, () => found);
    return returnPerUnit === undefined ? [] : [{ ...offer, returnPerUnit }];
  } catch (error) {
    if (error instanceof CheckError) return [];
    throw error;
  }
}

/** Returns that differ by less than a tenth of a cent per dollar are the same to a reader. */
const SAME = 0.0005;

/**
 * The price in the bet's own market that returns most and more than the typed one: the same bet for more, the other side, or
 * another line. Without a typed price, the best of the market.
 */
export function betterOffer(
  { asked, returnPerUnit }: CheckedLeg,
  contest: ShownContest,
): ReturningOffer | undefined {
  const [best] = offersIn(contest)
    .filter(({ leg }) => leg.market === asked.market)
    .flatMap((offer) => returning(offer, contest))
    .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit);
  if (!best) return undefined;
  return returnPerUnit === undefined || best.returnPerUnit > returnPerUnit + SAME
    ? best
    : undefined;
}

const kindOf = (market: AskedLeg['market']): string => (market === 'moneyline' ? 'spread' : market);

/** The best price of each bet of a game's books that is not a leg yet: what a leg can be added by a press. */
export function addableOffers(
  contest: ShownContest,
  legs: readonly AskedLeg[],
): readonly ShownOffer[] {
  const best = new Map<string, ShownOffer>();
  for (const offer of offersIn(contest)) {
    const { market, side, price = 0 } = offer.leg;
    // One leg is of the winner or the spread, one of the total: two of a kind repeat or exclude each other.
    const taken = legs.some(
      (leg) =>
        askedContestName(leg) === askedContestName(offer.leg) &&
        kindOf(leg.market) === kindOf(market),
    );
    const known = best.get(`${market} ${side}`);
    if (taken || (known?.leg.price ?? Number.NEGATIVE_INFINITY) >= price) continue;
    if (!legs.some((leg) => isSameBet(leg, offer.leg))) best.set(`${market} ${side}`, offer);
  }
  return [...best.values()];
}
