import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { EVENT_SPORTS, type EventSport } from '#domain/events/event.ts';
import { withoutPredictions } from '#domain/events/parts.ts';
import { keepClosingPrices } from '#domain/events/prices.ts';
import type { FeedEvent, SportEvent } from '#domain/events/sportEvent.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import type { EventAnswer } from '#server/sources/eventSource.ts';
import type { RefreshContext, StageCounts } from './context.ts';
import { eventDays, eventWindow } from './window.ts';

/** Sports asked at the same time. */
const AT_ONCE = 3;

type Refuse = (item: string, reason: string) => void;

/** The events that hold: of the sport asked for and in the shape that pages read. */
function checked(sport: EventSport, answer: EventAnswer, refuse: Refuse): FeedEvent[] {
  for (const { item, reason } of answer.quarantined) refuse(item, reason);
  return answer.events.flatMap(({ sourceId, ...facts }) => {
    const body = eventBodySchema.safeParse(facts);
    if (!body.success) {
      const [issue] = body.error.issues;
      refuse(sourceId, `${issue?.path.join('.')}: ${issue?.message}`);
      return [];
    }
    if (sportOf(body.data.league) !== sport) {
      refuse(sourceId, `${body.data.league} is not of the sport asked for`);
      return [];
    }
    return [{ ...withoutPredictions(body.data), sourceId }];
  });
}

/** Each event with the closing prices it had, where its feed has taken them off. */
function withClosingPrices(
  events: readonly FeedEvent[],
  before: ReadonlyMap<string, SportEvent>,
): FeedEvent[] {
  return events.map((event) => {
    const known = before.get(event.sourceId);
    return known ? { ...keepClosingPrices(event, known), sourceId: event.sourceId } : event;
  });
}

/**
 * Asks the feed for every individual sport and stores what it says. A sport whose feed fails keeps what it had and
 * holds up neither the others nor the games.
 */
export async function ingestEvents(context: RefreshContext): Promise<StageCounts> {
  const { store, lease, now, events: source, log } = context;
  if (!source) return {};
  const lastRun = await store.readLastDone();
  const days = eventDays(now, lastRun);
  const { sample } = source;
  let written = 0;
  let quarantined = 0;
  let failed = 0;
  const ask = async (sport: EventSport): Promise<void> => {
    let answer: EventAnswer;
    try {
      answer = await source.events(sport, days, now);
    } catch (error) {
      failed += 1;
      log(`feed failed for ${sport}: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    const refused: Refuse = (item, reason) => {
      quarantined += 1;
      log(`left out ${sport} ${item}: ${reason}`);
    };
    const told = checked(sport, answer, refused);
    const known = await store.readKnownEvents({ ...eventWindow(now), sample, sport });
    const before = new Map(known.map(({ sourceId, event }) => [sourceId, event]));
    const feed = { name: source.name, sample, asOf: now, refused };
    written += await store.ingestEvents(lease, feed, withClosingPrices(told, before));
  };
  for (let at = 0; at < EVENT_SPORTS.length; at += AT_ONCE) {
    await Promise.all(EVENT_SPORTS.slice(at, at + AT_ONCE).map(ask));
  }
  return { events: written, quarantinedEvents: quarantined, failedSports: failed };
}
