import * as z from 'zod';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { oddsColumns, quote } from '#slate/archive/gameRow.ts';
import { saidPicks } from '#slate/archive/saidPicks.ts';
import { readOfIds } from '#store/batches.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { endedRow } from './endedRow.ts';
import {
  edgeLines,
  endColumns,
  type GradedRow,
  gradeColumns,
  type SavedGrades,
  savedGrades,
} from './gradeColumns.ts';

export interface NewGrade extends GradedRow {
  readonly gameId: number;
}

/** Appends the new grades that follow, to the record and to the ledger, each by itself. Safe to repeat. */
export function saveGrades(
  client: Client,
  lease: Lease,
  grades: readonly NewGrade[],
  now: Date,
): Promise<SavedGrades> {
  const rows = grades.map(({ gameId, ...graded }) => ({
    ...gradeColumns(graded, now),
    game_id: gameId,
    prediction_id: graded.predictionId,
    line: graded.grade.line ?? null,
    draw_probability: graded.grade.drawProbability ?? null,
    closing_draw_probability: graded.grade.closingDrawProbability ?? null,
    closing_line: graded.grade.closingLine ?? null,
  }));
  const call = client.rpc('save_grades', { p_token: lease.token, p_grades: rows });
  return readData('storing grades', call, savedGrades);
}

const gradableRow = endedRow.extend({
  version: z.int(),
  prediction_line: z.int(),
  prediction_id: z.int(),
  picks: saidPicks,
  said_home: z.string().nullable(),
  said_away: z.string().nullable(),
  edges: edgeLines,
  ...endColumns,
});

/** The last prediction of a finished or canceled game, with each book's last quote before the start. */
export type GradableRow = z.infer<typeof gradableRow> & { readonly odds: readonly OddsQuote[] };

const quoteRow = oddsColumns.extend({ game_id: z.int() });

/** Each book's last quote before the start of some games, by game: of the refresh and of the minute's readings. */
export async function readLastQuotes(client: Client, ids: readonly number[]) {
  const query = (some: readonly number[]) =>
    client
      .from('latest_odds')
      .select('*')
      .eq('sample', false)
      .in('game_id', some)
      .order('game_id')
      .order('source', { ascending: false })
      .order('id');
  const booked = (some: readonly number[]) =>
    client
      .from('latest_book_quotes')
      .select('*')
      .in('game_id', some)
      .order('game_id')
      .order('source', { ascending: false })
      .order('book');
  const rows = [
    ...(await readOfIds('reading closing prices', ids, query, quoteRow)),
    ...(await readOfIds('reading closing prices of many books', ids, booked, quoteRow)),
  ];
  const quotes = rows.map((row) => ({ gameId: row.game_id, quote: quote(row) }));
  return Map.groupBy(quotes, ({ gameId }) => gameId);
}

/** Games with a prediction on the ledger whose latest result has no grade yet, and canceled ones. */
export async function readGradable(client: Client): Promise<GradableRow[]> {
  const query = () => client.from('ungraded_predictions').select('*').order('game_id');
  const rows = await readAll('reading what is to be graded', query, gradableRow);
  const quotes = await readLastQuotes(
    client,
    rows.map((row) => row.game_id),
  );
  return rows.map((row) => ({
    ...row,
    odds: (quotes.get(row.game_id) ?? []).map(({ quote: said }) => said),
  }));
}
