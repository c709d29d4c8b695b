import type { TennisEntrant } from '#engine/tennis/match.ts';
import { isDay } from '../../data/cells.ts';
import type { CsvProblem, RowFormat } from '../../data/readRows.ts';
import { americanPriceOf, fairFromDecimal } from './fairPrices.ts';
import { finalSetOf } from './finalSet.ts';
import { type FileMatch, roundNumber, surfaceNamed } from './row.ts';
import { readTennisScore, type TennisScore } from './score.ts';

type Cells = Readonly<Record<string, string>>;
const DAY_MS = 86_400_000;

/** A row that does not count as a match: a walkover, or one with an unknown score. */
export interface NotPlayed {
  readonly notPlayed: true;
}

/** Columns: see docs/data-format.md. Prices are decimal. */
export const matchFormat = (dateIs: 'start' | 'day'): RowFormat<FileMatch | NotPlayed> => ({
  required: ['date', 'season', 'tournament', 'round', 'best_of', 'winner', 'loser'],
  read: (cells) => readMatch(cells, dateIs),
});

function readMatch(cells: Cells, dateIs: 'start' | 'day'): FileMatch | NotPlayed | CsvProblem {
  const { date = '', winner = '', loser = '' } = cells;
  if (!isDay(date)) return bad('date', date, 'a day like 2024-09-08');
  const start = Date.parse(date) / DAY_MS;
  const season = Number(cells.season);
  if (!Number.isInteger(season) || season < 1900) return bad('season', cells.season, 'a year');
  const bestOf = Number(cells.best_of);
  if (bestOf !== 3 && bestOf !== 5) return bad('best_of', cells.best_of, '3 or 5');
  if (winner === '') return bad('winner', winner, 'a name');
  if (loser === '' || loser === winner) return bad('loser', loser, 'another name');
  for (const column of NUMBERS) {
    const value = cells[column] ?? '';
    if (value !== '' && !(Number(value) >= 0)) return bad(column, value, 'a number');
  }
  const score = cells.score === undefined ? UNKNOWN : readTennisScore(cells.score, bestOf);
  if (!score) return { notPlayed: true };
  const round = roundNumber(cells.round ?? '');
  const swapped = loser < winner;
  const won = entrant(winner, cells.winner_rank, cells.winner_age);
  const lost = entrant(loser, cells.loser_rank, cells.loser_age);
  const [priceW, priceL] = [Number(cells.odds_w), Number(cells.odds_l)];
  const close = fairFromDecimal(priceW, priceL);
  const [priceA, priceB] = swapped ? [priceL, priceW] : [priceW, priceL];
  return {
    a: swapped ? lost : won,
    b: swapped ? won : lost,
    winner: swapped ? 'b' : 'a',
    sets: swapped ? score.sets.map(([w, l]) => [l, w] as const) : score.sets,
    retired: score.retired,
    close: close === undefined || !swapped ? close : 1 - close,
    prices:
      close === undefined ? undefined : { a: americanPriceOf(priceA), b: americanPriceOf(priceB) },
    day: dateIs === 'start' ? start + round : start,
    surface: surfaceNamed(cells.surface ?? ''),
    bestOf,
    season,
    date,
    tournament: `${cells.tournament ?? ''} ${season}`,
    order: round,
    finalSet: finalSetOf(cells.level ?? '', cells.tournament ?? '', season),
  };
}

/** A file without scores: only the winner is known. */
const UNKNOWN: TennisScore = { sets: [], retired: false };

const NUMBERS = ['winner_rank', 'loser_rank', 'winner_age', 'loser_age', 'odds_w', 'odds_l'];

const bad = (column: string, value: string | undefined, wanted: string): CsvProblem => ({
  column,
  problem: `"${value ?? ''}" is not ${wanted}`,
});

const entrant = (
  key: string,
  rank: string | undefined,
  age: string | undefined,
): TennisEntrant => ({
  key,
  rank: positive(rank),
  age: positive(age),
});

const positive = (text: string | undefined): number | undefined =>
  Number(text) > 0 ? Number(text) : undefined;
