import * as z from 'zod';
import type { LiveEventSport } from '#domain/live/eventState.ts';
import type { PublishedEvent } from './begunEvent.ts';

const recipeSchema = z.object({
  model: z.string(),
  seed: z.string().regex(/^[0-9a-f]{8}$/),
  inputs: z.record(z.string(), z.unknown()),
});

/** What was published of an event, of its stored recipe and runs; undefined if another sport's model played it. */
export function publishedEvent(
  { recipe, outcome }: { readonly recipe: unknown; readonly outcome: unknown },
  sport: LiveEventSport,
): PublishedEvent | undefined {
  const read = recipeSchema.safeParse(recipe);
  if (!read.success || read.data.model !== sport) return undefined;
  const { inputs, seed } = read.data;
  return { inputs, seed: Number.parseInt(seed, 16), outcome };
}
