import type { EventSport } from '#domain/events/event.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Client } from '#store/client.ts';

/** Where rows of slates are read: the current one's view and the stored ones', and how their columns are called. */
interface Place {
  readonly current: string;
  readonly stored: string;
  readonly start: string;
  readonly of: string;
}

export const GAMES_PLACE: Place = {
  current: 'published_games',
  stored: 'slate_games',
  start: 'game_time',
  of: 'league',
};

export const EVENTS_PLACE: Place = {
  current: 'published_events',
  stored: 'slate_event_list',
  start: 'start_time',
  of: 'sport',
};

/** Which rows of a slate. */
export interface Within {
  /** A stored slate to read instead of the current one. */
  readonly slateId?: number | undefined;
  readonly id?: number | undefined;
  /** The first start, and the one before which they end. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/**
 * A query for rows of one slate, by start and id: of the slate that is asked, or of the one that the first row belongs to. So
 * that two slates are never mixed, even if another goes up between two pages.
 */
export const slateRows =
  (
    client: Client,
    place: Place,
    columns: string,
    { slateId: asked, id, from, to }: Within,
    of: League | EventSport | undefined,
  ) =>
  (first?: { readonly slate_id: number }) => {
    const slateId = asked ?? first?.slate_id;
    let rows = client.from(slateId ? place.stored : place.current).select(columns);
    if (slateId) rows = rows.eq('slate_id', slateId);
    if (id !== undefined) rows = rows.eq('id', id);
    if (of) rows = rows.eq(place.of, of);
    if (from) rows = rows.gte(place.start, from.toISOString());
    if (to) rows = rows.lt(place.start, to.toISOString());
    return rows.order(place.start).order('id');
  };
