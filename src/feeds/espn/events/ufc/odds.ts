import type { TwoWayQuote } from '#domain/events/event.ts';
import { bookOf } from '#domain/prices/bookmakers.ts';
import { firstRead, readQuotedPrice } from '../../../reading/markets.ts';
import type { EspnFightOdds } from './oddsSchema.ts';
import type { EspnCorner } from './schema.ts';

type Phase = 'close' | 'current';
type Side = 'home' | 'away';

/**
 * As for games: `close` is the latest price before the start; `current` in a bout under way is in-play, and `open` can no longer
 * be taken.
 */
const BEFORE: readonly Phase[] = ['close', 'current'];
const AFTER: readonly Phase[] = ['close'];

const fighterOdds = (odds: EspnFightOdds, side: Side) =>
  side === 'home'
    ? (odds.homeAthleteOdds ?? odds.homeTeamOdds)
    : (odds.awayAthleteOdds ?? odds.awayTeamOdds);

/** Id of the fighter that a side's price belongs to. */
function athleteOf(odds: EspnFightOdds, side: Side): string | undefined {
  const athlete = fighterOdds(odds, side)?.athlete;
  return athlete?.id ?? /\/athletes\/(\d+)/.exec(athlete?.$ref ?? '')?.[1];
}

/** A corner's side in one bookmaker's odds; undefined if the feed does not say: a swapped price is worse than none. */
function sideOf(odds: EspnFightOdds, corner: EspnCorner, other: EspnCorner): Side | undefined {
  if (corner.homeAway !== other.homeAway) {
    if (corner.homeAway === 'home' || other.homeAway === 'away') return 'home';
    if (corner.homeAway === 'away' || other.homeAway === 'home') return 'away';
  }
  const [home, away] = [athleteOf(odds, 'home'), athleteOf(odds, 'away')];
  if (home === away || !corner.id || !other.id) return undefined;
  if (home === corner.id || away === other.id) return 'home';
  return away === corner.id || home === other.id ? 'away' : undefined;
}

function priceOf(odds: EspnFightOdds, side: Side, phases: readonly Phase[]): number | undefined {
  const own = fighterOdds(odds, side);
  const byMarket = (phase: Phase) => () => readQuotedPrice(odds.moneyline?.[side]?.[phase]?.odds);
  const byFighter = (phase: Phase) => () => readQuotedPrice(own?.[phase]?.moneyLine?.american);
  return firstRead([
    ...phases.map(byMarket),
    () => readQuotedPrice(own?.moneyLine),
    ...phases.map(byFighter),
  ]);
}

/** Quotes on a bout, one per bookmaker, in the feed's order. Both fighters' prices are needed. */
export function readMoneylines(
  entries: readonly EspnFightOdds[],
  [a, b]: readonly [EspnCorner, EspnCorner],
  { begun, asOf }: { readonly begun: boolean; readonly asOf: string },
): readonly TwoWayQuote[] {
  const quotes = new Map<string, TwoWayQuote>();
  const phases = begun ? AFTER : BEFORE;
  for (const odds of entries) {
    const book = bookOf(odds.provider);
    const side = sideOf(odds, a, b);
    if (!side || book === undefined || quotes.has(book.id)) continue;
    const mine = priceOf(odds, side, phases);
    const theirs = priceOf(odds, side === 'home' ? 'away' : 'home', phases);
    if (mine === undefined || theirs === undefined) continue;
    const { id, name: provider } = book;
    quotes.set(id, { book: id, feed: 'espn', provider, sample: false, asOf, a: mine, b: theirs });
  }
  return [...quotes.values()];
}
