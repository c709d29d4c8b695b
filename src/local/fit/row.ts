import type { League } from '#domain/league.ts';
import { LEAGUES } from '#domain/league.ts';
import type { Closing, RatedResult } from '#engine/ratings/game.ts';

/** One game of a file: what the ratings learn from, and the conferences where the file has them. */
export interface FileGame extends RatedResult {
  readonly postseason: boolean;
  readonly homeGroup: string;
  readonly awayGroup: string;
  /** False where the file says the team plays below the top division. */
  readonly homeTop: boolean;
  readonly awayTop: boolean;
}

export interface RowProblem {
  readonly column: string;
  readonly problem: string;
}

type Row = Readonly<Record<string, string>>;

class BadCell extends Error {
  readonly column: string;
  constructor(column: string, problem: string) {
    super(problem);
    this.column = column;
  }
}

/** One row as a game, or the first column that is malformed. */
export function gameOf(row: Row, league: League): FileGame | RowProblem {
  try {
    return read(row, league);
  } catch (error) {
    if (error instanceof BadCell) return { column: error.column, problem: error.message };
    throw error;
  }
}

function read(row: Row, league: League): FileGame {
  return {
    league,
    season: count(row, 'season'),
    date: day(row, 'date'),
    homeKey: text(row, 'home'),
    awayKey: text(row, 'away'),
    homeScore: count(row, 'home_score'),
    awayScore: count(row, 'away_score'),
    neutralSite: flag(row, 'neutral'),
    postseason: flag(row, 'postseason'),
    closing: closing(row, LEAGUES[league].canDraw),
    homeGroup: row.home_conf ?? '',
    awayGroup: row.away_conf ?? '',
    homeTop: (row.home_div ?? 'fbs') === 'fbs',
    awayTop: (row.away_div ?? 'fbs') === 'fbs',
  };
}

function closing(row: Row, canDraw: boolean): Closing {
  return {
    homeMoneyline: price(row, 'home_ml'),
    awayMoneyline: price(row, 'away_ml'),
    drawMoneyline: canDraw ? price(row, 'draw_ml') : undefined,
    spread: number(row, 'spread'),
    total: number(row, 'total'),
    overPrice: price(row, 'over_odds'),
    underPrice: price(row, 'under_odds'),
  };
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (!value) throw new BadCell(column, 'is empty');
  return value;
}

function number(row: Row, column: string): number | undefined {
  const value = row[column];
  if (value === undefined || value === '') return undefined;
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) throw new BadCell(column, `"${value}" is not a number`);
  return parsed;
}

function count(row: Row, column: string): number {
  const value = number(row, column);
  if (value === undefined) throw new BadCell(column, 'is empty');
  if (!Number.isInteger(value) || value < 0) throw new BadCell(column, `${value} is not a count`);
  return value;
}

function price(row: Row, column: string): number | undefined {
  const value = number(row, column);
  if (value !== undefined && Math.abs(value) < 100) {
    throw new BadCell(column, `${value} is not an American price`);
  }
  return value;
}

function flag(row: Row, column: string): boolean {
  const value = row[column] ?? '';
  if (!['', '0', '1'].includes(value)) throw new BadCell(column, `"${value}" is not 0, 1 or empty`);
  return value === '1';
}

function day(row: Row, column: string): string {
  const value = text(row, column);
  const wellFormed = /^\d{4}-\d{2}-\d{2}$/.test(value) && Number.isFinite(Date.parse(value));
  if (!wellFormed) throw new BadCell(column, `"${value}" is not a day like 2024-09-08`);
  return value;
}
