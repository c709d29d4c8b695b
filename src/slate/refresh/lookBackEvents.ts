import { clock } from '#clock';
import { addDays } from '#domain/time/time.ts';
import { initialEventRatings, sportLearnedTo } from '#engine/events/index.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import type { DayRange } from '#feeds/source.ts';
import type { ToldBack } from './askAgain.ts';
import { catchUpLeagues } from './catchUp.ts';
import type { RefreshContext } from './context.ts';
import { storeEvents } from './storeEvents.ts';
import { eventDays } from './window.ts';

/** Days a run looks further back. */
const STEP_DAYS = 28;

/** Sports that are completed this way. Tennis is left out: its years hold more matches than every refresh should read. */
export const CAUGHT_UP = ['UFC', 'F1', 'NASCAR'] as const;

type Sport = (typeof CAUGHT_UP)[number];

/** The first day whose results the fitted ratings lack. */
export const firstMissedOf = (sport: Sport): string =>
  addDays(sportLearnedTo(initialEventRatings(), sport), 1);

/** Requests a sport's finished events of some days and stores them. */
async function ask(
  context: RefreshContext,
  source: EventSource,
  sport: Sport,
  days: DayRange,
): Promise<ToldBack> {
  const answer = await source.events(sport, days, context.now);
  // The time of the request, not the run's: these events are not part of its slate.
  const { written } = await storeEvents(context, source, sport, answer, clock.now());
  return { came: written, unanswered: answer.incomplete ? [days] : [] };
}

/** Fetches finished events that the ratings have missed, four weeks per run and sport. Returns the number of new events. */
export async function lookBackEvents(context: RefreshContext): Promise<number> {
  const { store, lease, now, events: source } = context;
  if (!source) return 0;
  const of = source.name;
  const coverage = await store.readEventCoverage(of);
  return catchUpLeagues(context, {
    source: of,
    leagues: CAUGHT_UP,
    firstMissed: firstMissedOf,
    stepDays: STEP_DAYS,
    covered: (sport) => coverage.get(sport) ?? eventDays(now).from,
    cover: (sport, from) => store.saveEventCoverage(lease, { source: of, sport, from }),
    isPlayed: () => true,
    ask: (sport, days) => ask(context, source, sport, days),
  });
}
