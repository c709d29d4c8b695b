import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { grouped } from '#domain/lists/grouped.ts';
import { american } from '#domain/numbers/numbers.ts';
import type { BookMove, ShownLine } from '#domain/prices/board/moveOf.ts';
import type { MarketMove } from '#domain/prices/board/movesLately.ts';
import { bookWithId } from '#domain/prices/bookmakers.ts';
import { centsPerDollarText } from '#domain/prices/centsPerDollarText.ts';
import { handicapText } from '#domain/prices/pricedBets.ts';
import { counted } from '#domain/words/counted.ts';

/** "12.4%" of a share, 0–1. */
export const rowShareText = (share: number, digits = 1): string =>
  `${(100 * share).toFixed(digits)}%`;

/** "1.8¢" of a dollar. */
export const centText = (perUnit: number): string => `${(100 * perUnit).toFixed(1)}¢`;

/** A book's name as the game's quotes show it. */
export const bookRowText = ({ odds }: Pick<CardGame, 'odds'>, id: string): string =>
  odds.find(({ book }) => book === id)?.provider ?? bookWithId(id)?.name ?? id;

/**
 * What a price costs per dollar, in words: "costs 0.4¢", "breaks even", "+0.4¢ by our chance". A return that no rule calls an edge
 * is said to be ours.
 */
export function costText(returnPerUnit: number): string {
  const tenths = Math.round(1000 * returnPerUnit);
  if (tenths === 0) return 'breaks even';
  return tenths < 0
    ? `costs ${centText(-returnPerUnit)}`
    : `${centsPerDollarText(returnPerUnit)} by our chance`;
}

/** "Bovada", "Bovada and BetMGM", "Bovada, BetMGM and 3 more" */
export function booksText(names: readonly string[]): string {
  const [first = '', second, ...rest] = names;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${rest.length} more`;
}

/** A line and its first price as the home side, or the over, has it: "−2.5 (−110)", "−120" */
function lineText(market: MarketMove['market'], { line, prices }: ShownLine): string {
  const [price] = prices;
  const odds = price === undefined ? '' : american(price);
  if (line === undefined) return odds;
  return `${market === 'spread' ? handicapText(line) : line}${odds === '' ? '' : ` (${odds})`}`;
}

/** Most ways of moving that a row names. */
const NAMED = 3;

/** "−2.5 (−110) → −3 (−110) at DraftKings and BetMGM; …", the way of most books first. */
export function movesText({ game, market, books }: MarketMove): string {
  const wayOf = ({ from, to }: BookMove): string =>
    `${lineText(market, from)} → ${lineText(market, to)}`;
  const ways = [...grouped(books, wayOf)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const named = ways
    .slice(0, NAMED)
    .map(([way, own]) => `${way} at ${booksText(own.map(({ book }) => bookRowText(game, book)))}`);
  const rest = ways.slice(NAMED).reduce((all, [, own]) => all + own.length, 0);
  return [...named, ...(rest > 0 ? [`${counted(rest, 'more book')} otherwise`] : [])].join('; ');
}

/** The side that a line moves toward: "Bills", "the over". */
export const towardText = (game: CardGame, side: 'home' | 'away' | 'over' | 'under'): string =>
  side === 'over' || side === 'under' ? `the ${side}` : teamOn(game, side).shortName;
