import * as z from 'zod';
import type { EventSport } from '#domain/events/event.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { publishedEventColumns, withPredictions } from './eventRow.ts';
import { EVENTS_PLACE, slateRows, type Within } from './slateRows.ts';

const PUBLISHED = 'slate_id, event, predictions';

interface EventFilter extends Within {
  readonly sport?: EventSport | undefined;
}

/** Events of one slate with their predictions, ordered by start and id; never a mix of two slates. */
export async function readPublishedEvents(
  client: Client,
  { sport, ...within }: EventFilter = {},
): Promise<readonly SportEvent[]> {
  const query = slateRows(client, EVENTS_PLACE, PUBLISHED, within, sport);
  const rows = await readAll('reading the events of the slate', query, publishedEventColumns);
  return rows.map(({ event, predictions }) => withPredictions(event, predictions));
}

/** One event of the current slate. */
export async function readPublishedEvent(
  client: Client,
  id: number,
): Promise<SportEvent | undefined> {
  const call = client.from('published_events').select(PUBLISHED).eq('id', id);
  const [row] = await readData('reading an event', call, z.array(publishedEventColumns));
  return row && withPredictions(row.event, row.predictions);
}
