import { isAmericanPrice } from '#domain/prices/americanOdds.ts';
import {
  BET_MARKETS,
  BET_SIDES,
  type Bet,
  CONTROL,
  HIGHEST_STAKE,
  LONGEST_TEXT,
} from '#domain/record/bet.ts';
import { OUTCOMES } from '#domain/record/outcome.ts';
import { instantOf } from './instantOf.ts';

/** Columns of a bets file, in order; the required ones first. */
export const NEEDED_COLUMNS = ['date', 'event', 'market', 'pick', 'price', 'stake'] as const;
export const CSV_COLUMNS = [
  ...NEEDED_COLUMNS,
  'line',
  'book',
  'league',
  'start',
  'result',
  'id',
  'gameId',
  'home',
  'away',
] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** A row by column; missing columns are absent. */
export type Cells = Readonly<Partial<Record<Column, string>>>;

/** Why a row is refused. */
class BadCell extends Error {}
const bad = (reason: string): never => {
  throw new BadCell(reason);
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const GUARD = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A cell as text, without the apostrophe that our own files put before formulas. Text that looks like a formula stays text. */
const textOf = (cells: Cells, column: Column): string =>
  (cells[column] ?? '').replace(GUARD, '').trim();

function textIn(cells: Cells, column: Column, least = 0): string {
  const text = textOf(cells, column);
  if (text.length < least) bad(`${column} is empty`);
  if (CONTROL.test(text)) bad(`${column} holds characters that are no text`);
  if (text.length > LONGEST_TEXT) bad(`${column} is longer than ${LONGEST_TEXT} characters`);
  return text;
}

const NUMBER = /^[-+−]?\d+(?:\.\d+)?$/;

function numberIn(cells: Cells, column: Column): number | undefined {
  const text = textOf(cells, column);
  if (text === '') return undefined;
  if (!NUMBER.test(text)) bad(`${column} "${text.slice(0, 20)}" is not a number`);
  return Number(text.replace('−', '-'));
}

function timeIn(cells: Cells, column: Column, now: Date): string | undefined {
  const text = textOf(cells, column);
  if (text === '') return undefined;
  return (
    instantOf(text, now) ??
    bad(`${column} "${text.slice(0, 30)}" is no date: write 2026-11-23 or 2026-11-23T18:00Z`)
  );
}

function oneOf<T extends string>(cells: Cells, column: Column, words: readonly T[]): T {
  const text = textOf(cells, column).toLowerCase();
  return (
    words.find((word) => word.toLowerCase() === text) ??
    bad(`${column} "${text.slice(0, 20)}" is none of ${words.join(', ')}`)
  );
}

function gameIn(cells: Cells): Bet['game'] {
  const id = numberIn(cells, 'gameId');
  if (id === undefined) return undefined;
  if (!(Number.isSafeInteger(id) && id > 0)) bad('gameId is no whole number above 0');
  return { id, home: textIn(cells, 'home', 1), away: textIn(cells, 'away', 1) };
}

function marketIn(cells: Cells, game: Bet['game']): Pick<Bet, 'market' | 'pick' | 'line'> {
  const market = oneOf(cells, 'market', BET_MARKETS);
  const line = numberIn(cells, 'line');
  if (line !== undefined && Math.abs(line) > 1000) bad('line is beyond 1000');
  const sides = BET_SIDES[market];
  const pick = game && sides.length > 0 ? oneOf(cells, 'pick', sides) : textIn(cells, 'pick', 1);
  if (game && (market === 'spread' || market === 'total') && line === undefined)
    bad('line is empty');
  return { market, pick, ...(line !== undefined && market !== 'moneyline' && { line }) };
}

function stakeIn(cells: Cells): number {
  const cents = Math.round(100 * (numberIn(cells, 'stake') ?? bad('stake is empty')));
  return cents >= 1 && cents <= HIGHEST_STAKE ? cents : bad('stake is not above 0, or too high');
}

function betIn(cells: Cells, made: { readonly id: string; readonly now: Date }): Bet {
  const game = gameIn(cells);
  const takenAt = timeIn(cells, 'date', made.now) ?? bad('date is empty');
  const startTime = timeIn(cells, 'start', made.now);
  const price = numberIn(cells, 'price');
  if (!isAmericanPrice(price) || Math.abs(price) > 100_000 || !Number.isInteger(price)) {
    return bad('price is no American price such as -110 or 150');
  }
  const id = textOf(cells, 'id');
  if (id !== '' && !UUID.test(id)) bad('id is none of ours: leave it empty');
  const result = textOf(cells, 'result');
  return {
    id: id === '' ? made.id : id.toLowerCase(),
    takenAt,
    ...(startTime !== undefined && { startTime }),
    league: textIn(cells, 'league'),
    name: textIn(cells, 'event', 1),
    ...(game && { game }),
    ...marketIn(cells, game),
    price,
    stakeCents: stakeIn(cells),
    book: textIn(cells, 'book'),
    ...(result !== '' && { hand: oneOf(cells, 'result', OUTCOMES) }),
    changedAt: made.now.getTime(),
  };
}

/**
 * The bet in a row, or why there is none.
 * @param made id for a bet without one, and the time
 */
export function betOfCells(
  cells: Cells,
  made: { readonly id: string; readonly now: Date },
): Bet | { readonly reason: string } {
  try {
    return betIn(cells, made);
  } catch (error) {
    if (error instanceof BadCell) return { reason: error.message };
    throw error;
  }
}

/** A bet as a row: numbers as numbers, texts as texts. */
export const cellsOf = (bet: Bet): Readonly<Record<Column, string | number | undefined>> => ({
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
