import { recordFigures as figuresSchema } from '#contract/record/figures.ts';
import { type MoveRow, moveFigures } from '#domain/moves/moveFigures.ts';
import {
  monthOfRow,
  type RecordFigures,
  recordFiguresOf,
} from '#domain/record/figures/recordFigures.ts';
import { isLoss } from '#domain/record/outcome.ts';
import type { GradedRecord } from '#domain/record/platformStats.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { recordCsvLines } from './csv.ts';
import { RECORD_PARTS } from './store/record.ts';

/** What the platform's figures follow from: the moneyline makes the rate, every priced pick the return. */
function summaryOf({ predictions, picks }: RecordFigures): GradedRecord {
  const winners = picks.markets.find(({ market }) => market === 'moneyline');
  return {
    graded: predictions,
    wins: winners?.won ?? 0,
    losses: winners?.lost ?? 0,
    staked: picks.all.staked,
    units: picks.all.units ?? 0,
  };
}

/** Number of losses on the record's own page. */
const LATEST = 10;

const latestLosses = (rows: readonly RecordRow[]): readonly RecordRow[] =>
  rows
    .filter(({ basis, outcome }) => basis === 'pick' && isLoss(outcome))
    .slice(-LATEST)
    .reverse();

/**
 * The record as stored: its figures and totals, and each month's lines as JSON and CSV.
 * @param rows in the order of their contests' starts
 * @param moves every graded move
 */
export function recordParts(
  rows: readonly RecordRow[],
  moves: readonly MoveRow[] = [],
): ReadonlyMap<string, string> {
  const figures = recordFiguresOf(rows);
  const months = [...Map.groupBy(rows, monthOfRow)];
  return new Map([
    [RECORD_PARTS.figures, JSON.stringify(figuresSchema.parse(figures))],
    [RECORD_PARTS.summary, JSON.stringify(summaryOf(figures))],
    [RECORD_PARTS.losses, JSON.stringify(latestLosses(rows))],
    [RECORD_PARTS.moves, JSON.stringify(moveFigures(moves))],
    ...months.map(([month, own]) => [RECORD_PARTS.rows(month), JSON.stringify(own)] as const),
    ...months.map(([month, own]) => [RECORD_PARTS.csv(month), recordCsvLines(own)] as const),
  ]);
}
