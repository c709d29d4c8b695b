import * as z from 'zod';
import { consensusSchema } from '#contract/game.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import type { LiveLines } from '#domain/live/liveFigures.ts';
import { predictionColumns } from '#slate/archive/predictionRow.ts';
import { inBatches } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';

/** What a game is played on from. */
export interface PlayedFrom {
  readonly recipe: Recipe;
  /** The lines of before the start. */
  readonly lines: LiveLines;
}

const recipeColumns = predictionColumns.pick({
  id: true,
  engine_version: true,
  model: true,
  seed: true,
  seed_from: true,
  iterations: true,
  inputs: true,
  notes: true,
  origin: true,
});
const recipeRow = recipeColumns.extend({ anchor: z.nullable(consensusSchema) });

const COLUMNS = Object.keys(recipeRow.shape).join(', ');
const BATCH = 50;

/** Recipes of predictions, without their simulated scores, which make up most of their bytes. */
export async function readRecipes(
  client: Client,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayedFrom>> {
  const rows = await inBatches(ids, BATCH, (some) => {
    const call = client.from('predictions').select(COLUMNS).in('id', some);
    return readData('reading recipes of games', call, z.array(recipeRow));
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        recipe: {
          engineVersion: row.engine_version,
          model: row.model,
          seed: row.seed,
          iterations: row.iterations,
          inputs: row.inputs,
          notes: row.notes,
          ...(row.seed_from && { seedFrom: row.seed_from }),
          ...(row.origin && { origin: row.origin }),
        },
        lines: { spread: row.anchor?.spread?.line, total: row.anchor?.total?.line },
      },
    ]),
  );
}
