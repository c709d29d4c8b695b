import * as z from 'zod';
import { playerLineSchema } from '#contract/players/lines.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { type Client, readData } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

const row = z.object({ prediction_id: z.int(), lines: z.array(playerLineSchema).nullable() });

/** A prediction's players by its number; without those of whom nothing was drawn. */
type LinesByPrediction = ReadonlyMap<number, readonly PlayerLine[]>;

async function read(client: Client, predictions: readonly number[]): Promise<LinesByPrediction> {
  if (predictions.length === 0) return new Map();
  const call = client
    .from('player_lines')
    .select('prediction_id, lines')
    .in('prediction_id', [...predictions]);
  const rows = await readData('reading players’ lines of games', call, z.array(row));
  return new Map(rows.map(({ prediction_id: id, lines }) => [id, lines ?? []]));
}

/** Reads the drawn lines of predictions. */
export const linesOfGames: Tool<(predictions: readonly number[]) => Promise<LinesByPrediction>> =
  ({ use }) =>
  (predictions) =>
    read(use(promptClient), predictions);
