import * as z from 'zod';
import type { LiveEventSport } from '#domain/live/eventState.ts';

const recipeSchema = z.object({ model: z.string(), inputs: z.record(z.string(), z.unknown()) });

/** Inputs of a published recipe; undefined if another sport's model played it. */
export function inputsOf(
  recipe: unknown,
  sport: LiveEventSport,
): Readonly<Record<string, unknown>> | undefined {
  const read = recipeSchema.safeParse(recipe);
  return read.success && read.data.model === sport ? read.data.inputs : undefined;
}
