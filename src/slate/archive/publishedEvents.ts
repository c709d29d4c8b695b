import * as z from 'zod';
import type { EventSport } from '#domain/events/event.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { publishedEventColumns, withPredictions } from './eventRow.ts';

const PUBLISHED = 'slate_id, event, predictions';

interface EventFilter {
  /** A stored slate to read instead of the current one. */
  readonly slateId?: number | undefined;
  readonly sport?: EventSport | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Events of one slate with their predictions, ordered by start and id; never a mix of two slates. */
export async function readEvents(
  client: Client,
  filter: EventFilter = {},
): Promise<readonly SportEvent[]> {
  const query = (first?: { readonly slate_id: number }) => {
    const slateId = filter.slateId ?? first?.slate_id;
    let rows = client.from(slateId ? 'slate_event_list' : 'published_events').select(PUBLISHED);
    if (slateId) rows = rows.eq('slate_id', slateId);
    if (filter.sport) rows = rows.eq('sport', filter.sport);
    if (filter.from) rows = rows.gte('start_time', filter.from.toISOString());
    if (filter.to) rows = rows.lt('start_time', filter.to.toISOString());
    return rows.order('start_time').order('id');
  };
  const rows = await readAll('reading the events of the slate', query, publishedEventColumns);
  return rows.map(({ event, predictions }) => withPredictions(event, predictions));
}

/** One event of the current slate. */
export async function readEvent(client: Client, id: number): Promise<SportEvent | undefined> {
  const call = client.from('published_events').select(PUBLISHED).eq('id', id);
  const [row] = await readData('reading an event', call, z.array(publishedEventColumns));
  return row && withPredictions(row.event, row.predictions);
}
