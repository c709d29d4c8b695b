import type { EventStatus, TwoWayMarket, TwoWayQuote, TwoWayShares } from './event.ts';
import { eventPath } from './eventPath.ts';
import { oldestEventDatum } from './oldestDatum.ts';
import { partsOf, twoOf } from './parts.ts';
import type { SportEvent } from './sportEvent.ts';
import type { TwoWayPart } from './twoWayEdge.ts';
import { contenders } from './winners.ts';

/** The two of a bout or match that a book quotes, with all that says what their prices are worth. */
export interface PricedPair {
  readonly league: TwoWayPart['league'];
  readonly eventId: number;
  /** Which of the event's parts it is. */
  readonly part: string;
  /** "UFC Fight Night: Able vs. Baker" */
  readonly event: string;
  readonly a: string;
  readonly b: string;
  /** The event's scheduled start, ISO 8601 in UTC. */
  readonly startTime: string;
  readonly timeKnown: boolean;
  readonly status: EventStatus;
  /** The oldest datum of its event, ISO 8601 in UTC: by it the page says whether its prices are fresh. */
  readonly asOf: string;
  /** Where its figures are. */
  readonly path: string;
  readonly predictionId: number;
  /** P(a wins | somebody wins) as published, 0–1. */
  readonly share: number;
  readonly own?: TwoWayShares | undefined;
  readonly anchor: TwoWayMarket;
  /** What the prediction's recipe notes. */
  readonly notes: readonly string[];
  readonly moneyline: readonly TwoWayQuote[];
}

/** Those of an event that have a published chance anchored to prices; of a sample, and of a field, none. */
export function pricedPairs(event: SportEvent): readonly PricedPair[] {
  if (event.sample || (event.kind !== 'fights' && event.kind !== 'match')) return [];
  return partsOf(event).flatMap(({ key }) => {
    const two = twoOf(event, key);
    const [a] = contenders(event, key) ?? [];
    const { prediction, moneyline = [] } = two ?? {};
    if (!two || !a || !prediction?.anchor || moneyline.length === 0) return [];
    // What books quote as a sample nobody can take, and the page's figure would lean on it.
    if (moneyline.some(({ sample }) => sample)) return [];
    return [
      {
        league: event.league,
        eventId: event.id,
        part: key,
        event: event.name,
        a: two.a.name,
        b: two.b.name,
        startTime: event.startTime,
        timeKnown: event.timeKnown,
        status: event.status,
        asOf: oldestEventDatum(event),
        path: eventPath(event),
        predictionId: prediction.id,
        share: a.probability / 100,
        own: prediction.own,
        anchor: prediction.anchor,
        notes: prediction.recipe.notes,
        moneyline,
      },
    ];
  });
}
