import { LEAGUES, type League } from '../leagues/league.ts';
import { american, percent, signed } from '../numbers/numbers.ts';
import type { ComparedEdge, CompareMarket } from './compareOdds.ts';
import { pushText } from './decisiveText.ts';
import type { Consensus } from './market.ts';
import type { OddsQuote } from './odds.ts';

/** Placeholder for an unknown figure. */
export const NOT_KNOWN = '–';

/** "+2.1¢" per dollar staked; too little to print is said in words. */
export function returnText({ expectedReturnPerUnit }: ComparedEdge): string {
  const cents = expectedReturnPerUnit * 100;
  return cents < 0.05 ? 'under 0.1¢' : `${signed(cents, 1)}¢`;
}

/** "0.5%" of the bankroll. */
export function stakeText({ quarterKellyShare }: ComparedEdge): string {
  const share = quarterKellyShare * 100;
  return share < 0.05 ? 'under 0.1%' : percent(share, 1);
}

export const americanText = (americanOdds: number | undefined): string =>
  americanOdds === undefined ? NOT_KNOWN : american(americanOdds);

export const comparedShare = (share: number | undefined): string =>
  share === undefined ? NOT_KNOWN : percent(share * 100, 1);

export function marketTitle(league: League, { market }: CompareMarket): string {
  return market === 'moneyline' ? 'Moneyline' : LEAGUES[league].labels[market];
}

/** Each book's name, by its id. */
export type BookNames = ReadonlyMap<string, string>;

export const bookNames = (odds: readonly OddsQuote[]): BookNames =>
  new Map(odds.map(({ book, provider }) => [book, provider]));

/** Books whose margins are named one by one. */
const NAMED_VIGS = 2;

/**
 * "Vig: DraftKings 4.2%, Bovada 4.5%"; "Vig: 4.5%" where all have the same; "Vig: 2.1% (Pinnacle) to 4.9% (BetUS)" for more
 * than two; empty if no book prices the whole market.
 */
function vigText({ vigs }: CompareMarket, books: BookNames): string {
  const parts = vigs.map(({ book, vig }) => ({
    name: books.get(book) ?? book,
    size: percent(vig * 100, 1),
  }));
  const [lowest, highest] = [parts.at(0), parts.at(-1)];
  if (!lowest || !highest) return '';
  if (parts.length === 1) return `Vig: ${lowest.name} ${lowest.size}`;
  if (lowest.size === highest.size) return `Vig: ${lowest.size}`;
  if (parts.length <= NAMED_VIGS) {
    return `Vig: ${parts.map(({ name, size }) => `${name} ${size}`).join(', ')}`;
  }
  return `Vig: ${lowest.size} (${lowest.name}) to ${highest.size} (${highest.name})`;
}

/** "push 2.6%"; two of them if the sides are at different lines; undefined if no game lands on a line. */
function pushesText({ rows }: CompareMarket): string | undefined {
  const pushes = rows.map((row) => pushText(row)).filter((text) => text !== undefined);
  return pushes.length === 0 ? undefined : [...new Set(pushes)].join(', ');
}

/** The note next to a market's name: its vig, and how many games give the stake back, which the shares below leave out. */
export const marketNote = (market: CompareMarket, books: BookNames): string =>
  [vigText(market, books), pushesText(market)].filter(Boolean).join('; ');

const STAKE = 'Underlined: best price. Return: per $1 at it.';

/**
 * What the column of our own chance shows, and when a price counts as an edge.
 * @param name the site's, which heads the column
 */
export const introText = (anchor: Consensus | undefined, name: string): string =>
  anchor
    ? `${name}: our chance, market included. ${STAKE}`
    : `No line yet: ${name} is our model alone.`;

/** "Left out of the market: Bovada’s spread, 23 points from the other book." Undefined if none is left out. */
export function leftOutText(anchor: Consensus | undefined): string | undefined {
  const out = anchor?.leftOut ?? [];
  if (out.length === 0) return undefined;
  const named = out.map(({ provider, market, reason }) => `${provider}’s ${market}, ${reason}`);
  return `Left out of the market: ${named.join('; ')}.`;
}

/** A sentence if fewer than two books quote the game: then there is nothing to compare. */
export function missingText(odds: readonly OddsQuote[]): string | undefined {
  const [only, other] = new Set(odds.map(({ provider }) => provider));
  if (only === undefined) {
    return 'No book we read has a price for this game yet; the fair prices are ours.';
  }
  return other === undefined
    ? `Only ${only} has a price for this game so far: there is none to compare it with.`
    : undefined;
}

export const SAMPLE_PRICES = 'Sample prices.';

export const COMPARE_NOTE =
  'The market’s chance is the average of the books we read, without their margins. An edge is a price that beats both that chance and ours by more than our error. Most games have none. A price far off the market is an error, not an edge. Quarter Kelly is a share of your bankroll. Over past seasons nothing here has beaten the closing line.';
