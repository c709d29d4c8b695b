import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';
import type { Grade } from '#domain/record/grade.ts';
import { oddsColumns, quote } from '#slate/archive/gameRow.ts';
import { type Client, read, readAll } from '#store/client.ts';
import { instant } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { edgeLines, gradeColumns, saidPicks } from './gradeColumns.ts';

export interface NewGrade {
  readonly gameId: number;
  readonly predictionId: number;
  /** The ledger line that contained it. */
  readonly predictionLine: number;
  /** 0: called off. */
  readonly resultVersion: number;
  readonly grade: Grade;
  /** Canonical JSON for the ledger. */
  readonly payload: string;
}

/** Appends the new grades, to the record and to the ledger; returns how many. Safe to repeat. */
export function saveGrades(
  client: Client,
  lease: Lease,
  grades: readonly NewGrade[],
  now: Date,
): Promise<number> {
  const rows = grades.map(({ grade, ...of }) => ({
    ...gradeColumns(grade),
    game_id: of.gameId,
    prediction_id: of.predictionId,
    prediction_line: of.predictionLine,
    result_version: of.resultVersion,
    line: grade.line ?? null,
    draw_probability: grade.drawProbability ?? null,
    closing_draw_probability: grade.closingDrawProbability ?? null,
    closing_line: grade.closingLine ?? null,
    graded_at: now.toISOString(),
    payload: of.payload,
  }));
  const call = client.rpc('save_grades', { p_token: lease.token, p_grades: rows });
  return read('storing grades', call, z.int());
}

/** Our model's own forecast in the ledger's form. */
export const ownColumn: z.ZodType<OwnForecast> = z.object({
  homeWinProbability: z.number(),
  awayWinProbability: z.number(),
  drawProbability: z.number(),
  spread: z.number(),
  total: z.number(),
});

const gradableRow = z.object({
  game_id: z.int(),
  version: z.int(),
  league: z.enum(TEAM_LEAGUES),
  game_time: instant,
  home_name: z.string(),
  away_name: z.string(),
  home_score: z.int().nullable(),
  away_score: z.int().nullable(),
  called_after: z.number().nullable(),
  prediction_line: z.int(),
  prediction_id: z.int(),
  picks: saidPicks,
  said_home: z.string().nullable(),
  said_away: z.string().nullable(),
  own: ownColumn.nullable(),
  edges: edgeLines,
});

/** The last prediction of a finished or canceled game, with each book's last quote before the start. */
export type GradableRow = z.infer<typeof gradableRow> & { readonly odds: readonly OddsQuote[] };

const quoteRow = oddsColumns.extend({ game_id: z.int() });

/** Ids per statement. */
const IDS = 100;

/** Each book's last quote before the start of some games, by game. */
export async function readLastQuotes(client: Client, ids: readonly number[]) {
  const quotes: { readonly gameId: number; readonly quote: OddsQuote }[] = [];
  for (let at = 0; at < ids.length; at += IDS) {
    const some = ids.slice(at, at + IDS);
    const query = () =>
      client
        .from('latest_odds')
        .select('*')
        .eq('sample', false)
        .in('game_id', some)
        .order('game_id')
        .order('source', { ascending: false })
        .order('id');
    const rows = await readAll('reading closing prices', query, quoteRow);
    quotes.push(...rows.map((row) => ({ gameId: row.game_id, quote: quote(row) })));
  }
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
