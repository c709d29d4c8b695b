import { getCollection } from 'astro:content';
import * as z from 'zod/mini';
import { sportEventSchema } from '#contract/events/sportEvent.ts';
import type { EventSport } from '#domain/events/event.ts';
import { ofSport, type SportEvent } from '#domain/events/sportEvent.ts';

let read: Promise<readonly SportEvent[]> | undefined;

/** Published events of a sport as the build read them, by start. A build parses them once for all its pages. */
export async function loadEvents(sport: EventSport): Promise<readonly SportEvent[]> {
  if (!import.meta.env.PROD) return ofSport(await readAll(), sport);
  read ??= readAll();
  return ofSport(await read, sport);
}

async function readAll(): Promise<readonly SportEvent[]> {
  const entries = await getCollection('events');
  const events = z.array(sportEventSchema).parse(entries.map(({ data }) => data));
  return events.toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.id - b.id);
}
