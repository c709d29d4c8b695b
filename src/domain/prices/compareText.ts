import { LEAGUES, type League } from '../leagues/league.ts';
import { american, percent, signed } from '../numbers/numbers.ts';
import type { ComparedEdge, CompareMarket } from './compareOdds.ts';
import { pushText } from './decisiveText.ts';
import type { Consensus } from './market.ts';
import { ODDS_SOURCES, type OddsQuote, type OddsSource } from './odds.ts';
import { soleBook } from './soleBook.ts';

export const SOURCE_NAME: Readonly<Record<OddsSource, string>> = {
  espn: 'ESPN',
  bovada: 'Bovada',
};

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

export const shareText = (share: number | undefined): string =>
  share === undefined ? NOT_KNOWN : percent(share * 100, 1);

export function marketTitle(league: League, { market }: CompareMarket): string {
  return market === 'moneyline' ? 'Moneyline' : LEAGUES[league].labels[market];
}

/** The bookmakers' names behind each source. */
export type BookNames = Readonly<Record<OddsSource, string>>;

/** The bookmaker whose prices a source has, "DraftKings"; the source's own name if it has several or none. */
export function bookNames(odds: readonly OddsQuote[]): BookNames {
  const nameOf = (source: OddsSource): string =>
    soleBook(odds.filter((quote) => quote.source === source)) ?? SOURCE_NAME[source];
  return { espn: nameOf('espn'), bovada: nameOf('bovada') };
}

/** "Vig: DraftKings 4.2%, Bovada 4.5%", "Vig: 4.5%" where both have it; empty if no source prices the whole market. */
function vigText({ vig }: CompareMarket, books: BookNames): string {
  const parts = ODDS_SOURCES.flatMap((source) => {
    const margin = vig[source];
    return margin === undefined ? [] : [[books[source], percent(margin * 100, 1)] as const];
  });
  const [[, size] = [], other] = parts;
  if (size === undefined) return '';
  if (other?.[1] === size) return `Vig: ${size}`;
  return `Vig: ${parts.map((part) => part.join(' ')).join(', ')}`;
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

/** A sentence if a source is silent; none if both quote the game. */
export function missingText(odds: readonly OddsQuote[]): string | undefined {
  const missing = ODDS_SOURCES.filter((source) => !odds.some((quote) => quote.source === source));
  if (missing.length === 0) return undefined;
  if (missing.length === ODDS_SOURCES.length) {
    return 'Neither ESPN nor Bovada has a price for this game yet; the fair prices are ours.';
  }
  return `${missing.map((source) => SOURCE_NAME[source]).join()} has no price for this game yet.`;
}

export const SAMPLE_PRICES = 'Sample prices.';

export const COMPARE_NOTE =
  'The market’s chance is the average of the books we read, without their margins. An edge is a price that beats both that chance and ours by more than our error. Most games have none. A price far off the market is an error, not an edge. Quarter Kelly is a share of your bankroll. Over past seasons nothing here has beaten the closing line.';
