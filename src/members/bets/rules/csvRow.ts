import {
  BET_MARKETS,
  BET_SIDES,
  type Bet,
  CONTROL,
  HIGHEST_STAKE,
  LONGEST_TEXT,
} from '#domain/record/bet.ts';
import { moneyText } from '#domain/record/betWords.ts';
import { amountOf, type FileStyle } from './file/amounts.ts';
import type { BetCells, CsvColumn } from './file/columns.ts';
import { instantOf } from './file/instantOf.ts';
import { priceInFile } from './file/prices.ts';
import { marketOf, typedResult, yesOrNo } from './file/words.ts';

/** Why a row is refused. */
class BadCell extends Error {}
const bad = (reason: string): never => {
  throw new BadCell(reason);
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const GUARD = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text that a program wrote as a formula, so that a spreadsheet keeps it as it is: ="-110". */
const AS_FORMULA = /^="([^"]*)"$/;

/**
 * A cell as text, without the apostrophe that our own files put before formulas, and out of a formula that is nothing but a text.
 * Other text that looks like a formula stays text.
 */
const textOf = (cells: BetCells, column: CsvColumn): string =>
  (cells[column] ?? '').replace(GUARD, '').trim().replace(AS_FORMULA, '$1').trim();

const quoted = (text: string): string => `"${text.slice(0, 30)}"`;

function textIn(cells: BetCells, column: CsvColumn, least = 0): string {
  const text = textOf(cells, column);
  if (text.length < least) bad(`${column} is empty`);
  if (CONTROL.test(text)) bad(`${column} has characters we cannot read`);
  if (text.length > LONGEST_TEXT) bad(`${column} is longer than ${LONGEST_TEXT} characters`);
  return text;
}

function timeIn(
  cells: BetCells,
  column: CsvColumn,
  now: Date,
  style: FileStyle,
): string | undefined {
  const text = textOf(cells, column);
  if (text === '') return undefined;
  return (
    instantOf(text, now, style) ??
    bad(`${column} ${quoted(text)} is not a date: write 2026-11-23 or 2026-11-23 6:00 PM`)
  );
}

function oneOf<T extends string>(cells: BetCells, column: CsvColumn, words: readonly T[]): T {
  const text = textOf(cells, column);
  return (
    words.find((word) => word.toLowerCase() === text.toLowerCase()) ??
    bad(`${column} ${quoted(text)} is not one of ${words.join(', ')}`)
  );
}

/** A number beside a side: "+3.5", "O 44.5", "PK". */
function lineIn(cells: BetCells, style: FileStyle): number | undefined {
  const text = textOf(cells, 'line').replace(/^(?:over|under|[ou])\s*(?=[\d.(])/i, '');
  if (text === '') return undefined;
  if (/^(?:pk|pick|pick'?em)$/i.test(text)) return 0;
  const line = amountOf(text, style) ?? bad(`line ${quoted(text)} is not a number`);
  return Math.abs(line) > 1000 ? bad('line is beyond 1000') : line;
}

function gameIn(cells: BetCells): Bet['game'] {
  const text = textOf(cells, 'gameId');
  if (text === '') return undefined;
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (!(Number.isSafeInteger(id) && id > 0)) bad('gameId must be a whole number above 0');
  return { id, home: textIn(cells, 'home', 1), away: textIn(cells, 'away', 1) };
}

/** "Away @ Home" where a file names its sides alone. */
function nameIn(cells: BetCells): string {
  const [away, home] = [textOf(cells, 'away'), textOf(cells, 'home')];
  if (textOf(cells, 'event') !== '' || away === '' || home === '') return textIn(cells, 'event', 1);
  return textIn({ event: `${away} @ ${home}` }, 'event', 1);
}

type Picked = Pick<Bet, 'market' | 'pick' | 'line'>;

const picked = (market: Bet['market'], pick: string, line: number | undefined): Picked => ({
  market,
  pick,
  ...(line !== undefined && market !== 'moneyline' && { line }),
});

/** On a game of ours: graded by our code, so its words must be ours. */
function marketOfGame(cells: BetCells, style: FileStyle): Picked {
  const market = oneOf(cells, 'market', BET_MARKETS);
  const line = lineIn(cells, style);
  const sides = BET_SIDES[market];
  const pick = sides.length > 0 ? oneOf(cells, 'pick', sides) : textIn(cells, 'pick', 1);
  if ((market === 'spread' || market === 'total') && line === undefined) bad('line is empty');
  return picked(market, pick, line);
}

const TRAILING = /^(.*\S)\s+([-+−]?\d+(?:[.,]\d+)?)$/s;

/** On anything else: graded by its reader. A line at the end of the pick is a line. */
function marketElsewhere(cells: BetCells, style: FileStyle): Picked {
  const word = textIn(cells, 'market', 1);
  const market = marketOf(word);
  const pick = textIn(cells, 'pick', 1);
  const line = lineIn(cells, style);
  if (market === 'other') {
    const named = `${pick} (${word})`;
    const isPlain = /^other$/i.test(word) || named.length > LONGEST_TEXT;
    return picked('other', isPlain ? pick : named, line);
  }
  const [, words, end] = TRAILING.exec(pick) ?? [];
  const written = end === undefined || market === 'moneyline' ? undefined : amountOf(end, style);
  const isSame = written !== undefined && (line === undefined || line === written);
  return picked(market, isSame && words !== undefined ? words : pick, line ?? written);
}

function centsIn(text: string, style: FileStyle): number {
  const amount = amountOf(text, style);
  if (amount === undefined)
    return bad(text === '' ? 'stake is empty' : `stake ${quoted(text)} is not a number`);
  return Math.round(100 * amount);
}

/** The stake, and whether it was the book's own money. An amount of bonus is the whole stake, or a reason to refuse. */
function stakeIn(cells: BetCells, style: FileStyle): Pick<Bet, 'stakeCents' | 'bonus'> {
  const said = textOf(cells, 'bonus');
  const isBonusMarket = yesOrNo(textOf(cells, 'market')) === true;
  const flag = yesOrNo(said) ?? undefined;
  const own = textOf(cells, 'stake');
  const amount = flag === undefined ? amountOf(said, style) : undefined;
  if (flag === undefined && amount === undefined) bad(`bonus ${quoted(said)} is not yes or no`);
  const bonusCents = Math.round(100 * (amount ?? 0));
  const stakeCents = centsIn(own, style) || bonusCents;
  if (stakeCents < 1 || stakeCents > HIGHEST_STAKE)
    bad(`stake must be above 0 and at most ${moneyText(HIGHEST_STAKE)}`);
  if (bonusCents > 0 && bonusCents !== stakeCents)
    bad('bonus is only part of the stake: write it as two bets');
  const isBonus = flag === true || bonusCents > 0 || isBonusMarket;
  return { stakeCents, ...(isBonus && { bonus: true }) };
}

function resultIn(cells: BetCells): Pick<Bet, 'hand'> {
  const text = textOf(cells, 'result');
  const result =
    typedResult(text) ??
    bad(`result ${quoted(text)} is not one of Won, Lost, Half won, Half lost, Push, Void, Pending`);
  return result === 'none' ? {} : { hand: result };
}

interface Made {
  readonly id: string;
  readonly now: Date;
  readonly style: FileStyle;
}

function betIn(cells: BetCells, { id: madeId, now, style }: Made): Bet {
  const game = gameIn(cells);
  const takenAt = timeIn(cells, 'date', now, style) ?? bad('date is empty');
  const startTime = timeIn(cells, 'start', now, style);
  const price =
    priceInFile(textOf(cells, 'price'), style) ??
    bad(`price ${quoted(textOf(cells, 'price'))} is not a price such as -110, 150 or 1.91`);
  // Other files have ids of their own, which say nothing here.
  const id = textOf(cells, 'id');
  return {
    id: UUID.test(id) ? id.toLowerCase() : madeId,
    takenAt,
    ...(startTime !== undefined && { startTime }),
    league: textIn(cells, 'league'),
    name: nameIn(cells),
    ...(game && { game }),
    ...(game ? marketOfGame(cells, style) : marketElsewhere(cells, style)),
    price,
    ...stakeIn(cells, style),
    book: textIn(cells, 'book'),
    ...resultIn(cells),
    changedAt: now.getTime(),
  };
}

/**
 * The bet in a row, or why there is none.
 * @param made id for a bet without one, the time, and how the file writes
 */
export function betOfCells(cells: BetCells, made: Made): Bet | { readonly reason: string } {
  try {
    return betIn(cells, made);
  } catch (error) {
    if (error instanceof BadCell) return { reason: error.message };
    throw error;
  }
}

/** A bet as a row: numbers as numbers, texts as texts. */
export const betCells = (bet: Bet): Readonly<Record<CsvColumn, string | number | undefined>> => ({
  date: bet.takenAt,
  event: bet.name,
  market: bet.market,
  pick: bet.pick,
  price: bet.price,
  stake: bet.stakeCents / 100,
  line: bet.line,
  book: bet.book,
  league: bet.league,
  start: bet.startTime,
  result: bet.hand,
  bonus: bet.bonus ? 'yes' : undefined,
  id: bet.id,
  gameId: bet.game?.id,
  home: bet.game?.home,
  away: bet.game?.away,
});

/** Identifies a bet without an id: rows with the same key are the same bet. */
export const sameBetKey = (bet: Bet): string =>
  JSON.stringify([
    bet.takenAt,
    bet.name,
    bet.market,
    bet.pick,
    bet.line ?? null,
    bet.price,
    bet.stakeCents,
    bet.book,
  ]);
