import * as z from 'zod';
import { playerLineSchema } from '#contract/players/lines.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { type Client, readData } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

const row = z.object({ prediction_id: z.int(), lines: z.array(playerLineSchema).nullable() });

/** Which lines are read of some predictions. */
export interface LinesWanted {
  readonly predictions: readonly number[];
  /** Only of the games in which he is. */
  readonly playerId?: string | undefined;
}

/** A prediction's players by its number; without those of whom nothing was drawn. */
type LinesByPrediction = ReadonlyMap<number, readonly PlayerLine[]>;

async function read(client: Client, { predictions, playerId }: LinesWanted) {
  if (predictions.length === 0) return new Map<number, readonly PlayerLine[]>();
  const call = client
    .from('player_lines')
    .select('prediction_id, lines')
    .in('prediction_id', [...predictions]);
  const wanted =
    playerId === undefined ? call : call.contains('lines', JSON.stringify([{ playerId }]));
  const rows = await readData('reading players’ lines of games', wanted, z.array(row));
  return new Map(rows.map(({ prediction_id: id, lines }) => [id, lines ?? []]));
}

/** Reads the drawn lines of predictions. */
export const linesOfGames: Tool<(wanted: LinesWanted) => Promise<LinesByPrediction>> =
  ({ use }) =>
  (wanted) =>
    read(use(promptClient), wanted);
