import * as z from 'zod';
import { playerLineSchema, playersRecipeSchema } from '#contract/players/lines.ts';
import type { PlayerLine, PlayersRecipe } from '#domain/players/line.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const linesRow = z.object({
  prediction_id: z.int(),
  recipe: playersRecipeSchema,
  lines: z.array(playerLineSchema).nullable(),
  made_at: timestampColumn,
});

/** The lines of a prediction's players as stored, and what draws them again. */
export interface StoredLines {
  readonly predictionId: number;
  readonly recipe: PlayersRecipe;
  /** Undefined once retention has deleted them. */
  readonly lines: readonly PlayerLine[] | undefined;
  readonly asOf: string;
}

/** The lines of a prediction's players; undefined if none were drawn. */
export async function readPlayerLines(
  client: Client,
  predictionId: number,
): Promise<StoredLines | undefined> {
  const call = client
    .from('player_lines')
    .select('prediction_id, recipe, lines, made_at')
    .eq('prediction_id', predictionId);
  const [row] = await readData('reading players’ lines', call, z.array(linesRow));
  return (
    row && {
      predictionId: row.prediction_id,
      recipe: row.recipe,
      lines: row.lines ?? undefined,
      asOf: row.made_at,
    }
  );
}
