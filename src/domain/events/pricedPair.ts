import { sharpHistoryOf } from '../prices/sharpHistory.ts';
import type { PriceSpan } from '../prices/sharpReading.ts';
import type { EventStatus, TwoWayMarket, TwoWayQuote, TwoWayShares } from './event.ts';
import { eventPath } from './eventPath.ts';
import { oldestEventDatum } from './oldestDatum.ts';
import { partsOf, twoOf } from './parts.ts';
import type { SportEvent } from './sportEvent.ts';
import type { TwoWayPart } from './twoWayEdge.ts';
import { contenders } from './winners.ts';

/** The two contestants of a bout or match that books quote, with everything needed to judge their prices. */
export interface PricedPair {
  readonly league: TwoWayPart['league'];
  readonly eventId: number;
  /** The key of the event's part. */
  readonly part: string;
  /** "UFC Fight Night: Able vs. Baker" */
  readonly event: string;
  readonly a: string;
  readonly b: string;
  /** The event's scheduled start, ISO 8601 in UTC. */
  readonly startTime: string;
  readonly timeKnown: boolean;
  readonly status: EventStatus;
  /** The oldest datum of its event, ISO 8601 in UTC: the page uses it to say whether prices are fresh. */
  readonly asOf: string;
  /** Address of its figures. */
  readonly path: string;
  readonly predictionId: number;
  /** P(a wins | somebody wins) as published, 0–1. */
  readonly share: number;
  readonly own?: TwoWayShares | undefined;
  readonly anchor: TwoWayMarket;
  /** Notes of the prediction's recipe. */
  readonly notes: readonly string[];
  readonly moneyline: readonly TwoWayQuote[];
  /** What our earlier readings showed, where a sharp book is read. */
  readonly priceHistory?: readonly PriceSpan[] | undefined;
}

/** The pairs of an event with a published chance anchored to prices; none for samples and fields. */
export function pricedPairs(event: SportEvent): readonly PricedPair[] {
  if (event.sample || (event.kind !== 'fights' && event.kind !== 'match')) return [];
  return partsOf(event).flatMap(({ key }) => {
    const two = twoOf(event, key);
    const [a] = contenders(event, key) ?? [];
    const { prediction, moneyline = [] } = two ?? {};
    if (!two || !a || !prediction?.anchor || moneyline.length === 0) return [];
    // Nobody can take sample prices, and the page's figure would rest on them.
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
        priceHistory: sharpHistoryOf(two),
      },
    ];
  });
}
