import * as z from 'zod';
import { playersRecipeSchema } from '#contract/players/lines.ts';
import type { PlayersRecipe } from '#domain/players/line.ts';
import { inBatches } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';

/** Predictions per statement: a recipe is some 20 kB. */
const BATCH = 40;

const recipeRow = z.object({ prediction_id: z.int(), recipe: playersRecipeSchema });

/** What draws the players' lines of predictions again, by prediction; those without lines are left out. */
export async function readPlayersRecipes(
  client: Client,
  predictionIds: readonly number[],
): Promise<ReadonlyMap<number, PlayersRecipe>> {
  const rows = await inBatches(predictionIds, BATCH, (some) => {
    const call = client
      .from('player_lines')
      .select('prediction_id, recipe')
      .in('prediction_id', some);
    return readData('reading how players’ lines were drawn', call, z.array(recipeRow));
  });
  return new Map(rows.map(({ prediction_id: id, recipe }) => [id, recipe]));
}
