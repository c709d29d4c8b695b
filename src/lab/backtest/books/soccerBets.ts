import { isAmericanPrice, profitPerUnit } from '#domain/prices/americanOdds.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import {
  cannotJudge,
  claimOf,
  distanceOf,
  distanceVerdict,
  type EdgeClaim,
  moveVerdict,
} from '#domain/prices/sharpEdge.ts';
import { earlierOf } from '#domain/prices/sharpReading.ts';
import { agreedShares, type SharpVoice } from '#domain/prices/sharpVoices.ts';
import type { SoccerMatch } from './soccerMatches.ts';
import type { BookBet, BookOffer } from './types.ts';

const LEAGUE = 'soccer';
/** As in the rule: more is a mistake. */
const MOST_RETURN = 0.15;

const voicesOf = (offers: readonly BookOffer[]): readonly SharpVoice[] =>
  offers.map(({ voice }) => voice);

function betOf(
  { game, season, date, outcome: won }: SoccerMatch,
  { book }: BookOffer,
  outcome: number,
  american: number,
  claim: EdgeClaim,
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
  match: SoccerMatch,
  offer: BookOffer,
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

type Moment = 'pre' | 'close';

type Judge = (others: readonly BookOffer[], judged: BookOffer) => readonly BookOffer[];

/** Bets of the part of the rule that needs no history: judged books, and by whom. */
function betsOf(
  match: SoccerMatch,
  isJudged: (offer: BookOffer) => boolean,
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

const isSoft = ({ voice }: BookOffer): boolean => !voice.sharp;

/** The sharp rule at the close, with who moved. */
export const sharpBets = (match: SoccerMatch): BookBet[] =>
  betsOf(match, isSoft, (all) => all, true);

/** Every soft book judged by the mean of the other soft books. */
export const softBets = (match: SoccerMatch, moment: Moment): BookBet[] =>
  betsOf(match, isSoft, (all) => all.filter(isSoft), false, moment);

/** The sharp book's own price, judged by all soft books. */
export const atTheSharpBook = (match: SoccerMatch, moment: Moment): BookBet[] =>
  betsOf(
    match,
    ({ book }) => book === 'pinnacle',
    (all) => all.filter(isSoft),
    false,
    moment,
  );

/** One of the two soft books: most matches have it. */
const ANCHOR_BOOK = 'bet365';

/** Pairs of soft books: one that nearly every match has, with each of the others. The two that the site reads are as soft. */
function softPairs(match: SoccerMatch, moment: Moment): (readonly [BookOffer, BookOffer])[] {
  const soft = match[moment].filter(isSoft);
  const anchor = soft.find(({ book }) => book === ANCHOR_BOOK);
  return anchor
    ? soft.filter((offer) => offer !== anchor).map((offer) => [anchor, offer] as const)
    : [];
}

/** Two soft books, each judged by the other alone. */
export const eachOtherBets = (match: SoccerMatch, moment: Moment): BookBet[] =>
  softPairs(match, moment).flatMap(([one, other]) => [
    ...pairBets(match, one, [other.voice], 0.02),
    ...pairBets(match, other, [one.voice], 0.02),
  ]);

/** The rule until November 2026: a soft price that beats the mean of two, its own among them, by .05 of log-odds. */
export const twoBookBets = (match: SoccerMatch, moment: Moment): BookBet[] =>
  softPairs(match, moment).flatMap((pair) =>
    pair.flatMap((judged) => pairBets(match, judged, voicesOf(pair), 0.05)),
  );

function pairBets(
  match: SoccerMatch,
  judged: BookOffer,
  by: readonly SharpVoice[],
  least: number,
): BookBet[] {
  const agreed = agreedShares(by);
  if (!agreed) return [];
  return judged.prices.flatMap((american, outcome): BookBet[] => {
    const share = agreed.shares[outcome];
    if (!isAmericanPrice(american) || share === undefined) return [];
    if (distanceOf(share, american) < least) return [];
    const claim = claimOf(share, american);
    if (claim.fullReturn > MOST_RETURN) return [];
    return [betOf(match, judged, outcome, american, claim, by.length, 'unknown')];
  });
}
