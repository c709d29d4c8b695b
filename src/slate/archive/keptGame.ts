import * as z from 'zod';
import { scoreGridSchema } from '#contract/game.ts';
import type { KeptGame, LastWord } from '#domain/archive/keptGame.ts';
import { marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import { type Client, readData } from '#store/client.ts';
import { gameColumns, gameOfColumns } from './gameRow.ts';
import { keptLine, saidTimesOf } from './keptLine.ts';
import { recordColumns } from './recordColumns.ts';

const histogram = z.array(z.tuple([z.int(), z.int()]));

/** A game's own row and its teams: no page that stays shows more. */
const facts = gameColumns.omit({
  weather: true,
  odds: true,
  booked: true,
  availability: true,
  moves: true,
});

const keptRow = z.object({
  shows_samples: z.boolean().nullable(),
  game: facts,
  ...keptLine,
  said: z.object({
    home_win_probability: z.number(),
    away_win_probability: z.number(),
    draw_probability: z.number(),
    predicted_home_score: z.number(),
    predicted_away_score: z.number(),
    iterations: z.int(),
    seed: z.string(),
    engine_version: z.string(),
  }),
  margins: histogram.nullable(),
  totals: histogram.nullable(),
  grid: z.nullable(scoreGridSchema),
  grades: z.array(recordColumns),
});
type KeptRow = z.infer<typeof keptRow>;

/** From the counts that the grid left, or from the grid while it is kept. */
function fallOf({ margins, totals, grid }: KeptRow): Pick<LastWord, 'margins' | 'totals'> {
  if (margins && totals) return { margins, totals };
  return grid && grid.length > 0
    ? { margins: marginHistogram(grid), totals: totalHistogram(grid) }
    : {};
}

const saidOf = (row: KeptRow): LastWord => ({
  homeWinProbability: row.said.home_win_probability,
  awayWinProbability: row.said.away_win_probability,
  drawProbability: row.said.draw_probability,
  predictedHomeScore: row.said.predicted_home_score,
  predictedAwayScore: row.said.predicted_away_score,
  iterations: row.said.iterations,
  seed: row.said.seed,
  engineVersion: row.said.engine_version,
  ...fallOf(row),
});

const WITHOUT = { weather: null, odds: [], booked: [], availability: [], moves: [] };

/** A game of ours, whatever slate it is on, with the last word on it that counts; undefined if nothing was ever said of it. */
export async function readKeptGame(client: Client, id: number): Promise<KeptGame | undefined> {
  const call = client.rpc('kept_game', { p_id: id });
  const row = await readData('reading a kept game', call, keptRow.nullable());
  if (!row) return undefined;
  return {
    game: gameOfColumns({ ...row.game, ...WITHOUT }),
    said: saidOf(row),
    ...saidTimesOf(row),
    rows: row.grades,
    amongSamples: row.shows_samples ?? undefined,
  };
}
