import { getCollection } from 'astro:content';
import * as z from 'zod/mini';
import { sportEventSchema } from '#contract/events/sportEvent.ts';
import type { EventSport } from '#domain/events/event.ts';
import { ofSport, type SportEvent } from '#domain/events/sportEvent.ts';

const entrySchema = z.object({ event: sportEventSchema });

/**
 * The sample events of June 2025, in their authored order: authored facts (files in this folder) with our own engine's results
 * (`npm run samples`), in the schema of a live event.
 */
export async function sampleEvents(sport: EventSport): Promise<readonly SportEvent[]> {
  const entries = await getCollection('samples');
  const events = entries.map(({ data }) => entrySchema.parse(data).event);
  return ofSport(
    events.toSorted((a, b) => b.id - a.id),
    sport,
  );
}
