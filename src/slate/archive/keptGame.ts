import * as z from 'zod';
import { simulationDataSchema } from '#contract/game.ts';
import type { KeptGame, LastWord } from '#domain/archive/keptGame.ts';
import { marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import { freshestOfBook } from '#domain/prices/freshestOfBook.ts';
import { WITH_DETAILS } from '#slate/refresh/store/games.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { gameColumns, gameOf } from './gameRow.ts';

const lineRow = z.object({
  seq: z.int(),
  prediction_id: z.int(),
  hash: z.string(),
  previous_hash: z.string(),
  appended_at: timestampColumn,
});

const histogram = z.array(z.tuple([z.int(), z.int()]));

const saidRow = z.object({
  home_win_probability: z.number(),
  away_win_probability: z.number(),
  draw_probability: z.number(),
  predicted_home_score: z.number(),
  predicted_away_score: z.number(),
  iterations: z.int(),
  seed: z.string(),
  engine_version: z.string(),
  simulation_data: z.nullable(simulationDataSchema),
  shape: z.object({ margins: histogram, totals: histogram }).nullable(),
});

const SAID = [
  ...Object.keys(saidRow.shape).filter((name) => name !== 'shape'),
  'shape:prediction_shapes(margins, totals)',
].join(', ');

/** From the grid while it is kept, then from the counts that it left. */
function fallOf({ simulation_data: data, shape }: z.infer<typeof saidRow>) {
  const grid = data?.grid ?? [];
  if (grid.length > 0) return { margins: marginHistogram(grid), totals: totalHistogram(grid) };
  return shape ?? {};
}

const saidOf = (row: z.infer<typeof saidRow>): LastWord => ({
  homeWinProbability: row.home_win_probability,
  awayWinProbability: row.away_win_probability,
  drawProbability: row.draw_probability,
  predictedHomeScore: row.predicted_home_score,
  predictedAwayScore: row.predicted_away_score,
  iterations: row.iterations,
  seed: row.seed,
  engineVersion: row.engine_version,
  ...fallOf(row),
});

/** A game of ours, whatever slate it is on, with the last word on it; undefined if nothing was ever said of it. */
export async function readKeptGame(
  client: Client,
  id: number,
): Promise<Omit<KeptGame, 'rows'> | undefined> {
  const lines = await readAll(
    'reading what the ledger says of a game',
    () =>
      client
        .from('ledger')
        .select('seq, prediction_id, hash, previous_hash, appended_at')
        .eq('game_id', id)
        .eq('kind', 'prediction')
        .order('seq'),
    lineRow,
  );
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return undefined;
  const [[row], [said]] = await Promise.all([
    readData(
      'reading a past game',
      client.from('games').select(WITH_DETAILS).eq('id', id),
      z.array(gameColumns),
    ),
    readData(
      'reading what was said of a past game',
      client.from('predictions').select(SAID).eq('id', last.prediction_id),
      z.array(saidRow),
    ),
  ]);
  if (!row || !said) return undefined;
  const game = gameOf(row);
  return {
    game: { ...game, odds: freshestOfBook(game.odds) },
    said: saidOf(said),
    entry: {
      seq: last.seq,
      hash: last.hash,
      previousHash: last.previous_hash,
      appendedAt: last.appended_at,
    },
    lines: lines.length,
    firstAt: first.appended_at,
  };
}
