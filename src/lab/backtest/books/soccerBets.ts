import { isAmericanPrice, profitPerUnit } from '#domain/prices/americanOdds.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import {
  type Claim,
  cannotJudge,
  claimOf,
  distanceOf,
  distanceVerdict,
  moveVerdict,
} from '#domain/prices/sharpEdge.ts';
import { earlierOf } from '#domain/prices/sharpReading.ts';
import { agreedShares, type Voice } from '#domain/prices/sharpVoices.ts';
import type { Match } from './soccerMatches.ts';
import type { BookBet, Offer } from './types.ts';

const LEAGUE = 'soccer';

const voicesOf = (offers: readonly Offer[]): readonly Voice[] => offers.map(({ voice }) => voice);

function betOf(
  { game, season, date, outcome: won }: Match,
  { book }: Offer,
  outcome: number,
  american: number,
  claim: Claim,
  operators: number,
  moved: BookBet['moved'],
): BookBet {
  return {
    game,
    cluster: date,
    season: String(season),
    full: claim.fullReturn,
    claimed: claim.claimedReturn,
    returned: won === outcome ? profitPerUnit(american) : -1,
    distance: claim.distance,
    operators,
    book,
    american,
    moved,
  };
}

/** Who moved between the two moments, by the rule's own words. */
function whoMoved(
  match: Match,
  offer: Offer,
  outcome: number,
  american: number,
  distance: number,
): BookBet['moved'] {
  const was = match.pre.find(({ book }) => book === offer.book)?.prices[outcome];
  if (!isAmericanPrice(was)) return 'unknown';
  const earlier = earlierOf(
    voicesOf(match.pre),
    voicesOf(match.close),
    offer.voice.operator,
    outcome,
    was,
  );
  const verdict = moveVerdict(distance, american, earlier);
  if (verdict === 'noHistory' || !earlier) return 'unknown';
  if (verdict === undefined) return 'lags';
  // The book's own way: its price lengthened by half the distance and more, the others stood.
  const lengthened =
    Math.log(impliedProbability(was) / (1 - impliedProbability(was))) -
    Math.log(impliedProbability(american) / (1 - impliedProbability(american)));
  return lengthened >= distance / 2 && earlier.moved < distance / 2 ? 'byItself' : 'neither';
}

export type Moment = 'pre' | 'close';

type Judge = (others: readonly Offer[], judged: Offer) => readonly Offer[];

/** Bets of the part of the rule that needs no history: judged books, and by whom. */
function betsOf(
  match: Match,
  isJudged: (offer: Offer) => boolean,
  judges: Judge,
  needSharp: boolean,
  moment: Moment = 'close',
): BookBet[] {
  const offers = match[moment];
  return offers.filter(isJudged).flatMap((offer) => {
    const others = agreedShares(voicesOf(judges(offers, offer)), offer.voice.operator);
    if (!others || (needSharp && cannotJudge(others))) return [];
    return offer.prices.flatMap((american, outcome): BookBet[] => {
      const share = others.shares[outcome];
      if (!isAmericanPrice(american) || share === undefined) return [];
      const claim = claimOf(share, american);
      if (distanceVerdict(LEAGUE, offer.prices.length, claim)) return [];
      const moved = needSharp
        ? whoMoved(match, offer, outcome, american, claim.distance)
        : 'unknown';
      return [betOf(match, offer, outcome, american, claim, others.operators, moved)];
    });
  });
}

const isSoft = ({ voice }: Offer): boolean => !voice.sharp;

/** The sharp rule at the close, with who moved. */
export const sharpBets = (match: Match): BookBet[] => betsOf(match, isSoft, (all) => all, true);

/** Every soft book judged by the mean of the other soft books. */
export const softBets = (match: Match, moment: Moment): BookBet[] =>
  betsOf(match, isSoft, (all) => all.filter(isSoft), false, moment);

/** The sharp book's own price, judged by all soft books. */
export const atTheSharpBook = (match: Match, moment: Moment): BookBet[] =>
  betsOf(
    match,
    ({ book }) => book === 'pinnacle',
    (all) => all.filter(isSoft),
    false,
    moment,
  );

/** The old rule's error, in log-odds. */
const OLD_TAU = 0.05;

/**
 * The rule until November 2026: the better of two soft prices against the mean of both, by .05 of log-odds. The match's soft books
 * are taken two at a time, in the order of their names: the two that the site reads are as soft as any.
 */
export function twoBookBets(match: Match, moment: Moment): BookBet[] {
  const soft = match[moment]
    .filter(isSoft)
    .toSorted((one, other) => (one.book < other.book ? -1 : 1));
  return soft.flatMap((one, at) => {
    const other = soft[at + 1];
    return at % 2 === 0 && other ? pairBets(match, [one, other]) : [];
  });
}

function pairBets(match: Match, two: readonly Offer[]): BookBet[] {
  const both = agreedShares(voicesOf(two));
  if (!both) return [];
  return both.shares.flatMap((share, outcome): BookBet[] => {
    const [best] = two
      .flatMap((offer) => {
        const american = offer.prices[outcome];
        return isAmericanPrice(american) ? [{ offer, american }] : [];
      })
      .toSorted((one, other) => profitPerUnit(other.american) - profitPerUnit(one.american));
    if (!best || distanceOf(share, best.american) <= OLD_TAU) return [];
    const claim = claimOf(share, best.american);
    return claim.fullReturn > 0.15
      ? []
      : [betOf(match, best.offer, outcome, best.american, claim, 2, 'unknown')];
  });
}
