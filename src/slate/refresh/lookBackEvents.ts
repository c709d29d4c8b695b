import { clock } from '#clock';
import { addDays, inOrder } from '#domain/time/time.ts';
import { initialEventRatings, sportLearnedTo } from '#engine/events/index.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import { type DayRange, SourceError } from '#feeds/source.ts';
import { askAgain, type ToldBack } from './askAgain.ts';
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

/**
 * Fetches finished events between the ratings' fit and today, four weeks per run and sport, newest first. If a feed fails, the
 * next run requests the same days again; missing days are requested until they come. Returns the number received.
 */
export async function lookBackEvents(context: RefreshContext): Promise<number> {
  const { store, lease, now, events: source, log } = context;
  if (!source) return 0;
  const askFor = (sport: Sport, days: DayRange) => ask(context, source, sport, days);
  const again = {
    source: source.name,
    leagues: CAUGHT_UP,
    firstMissed: firstMissedOf,
    ask: askFor,
  };
  let written = await askAgain(context, again);
  for (const sport of CAUGHT_UP) {
    const first = firstMissedOf(sport);
    const covered = (await store.readEventCoverage(source.name, sport)) ?? eventDays(now).from;
    if (covered <= first) continue;
    const [, from] = inOrder(addDays(covered, -STEP_DAYS), first);
    const days = { from, to: addDays(covered, -1) };
    try {
      const { came, unanswered } = await askFor(sport, days);
      written += came;
      const of = { source: source.name, league: sport };
      if (unanswered.length > 0) await store.noteFeedHoles(lease, of, unanswered);
      await store.saveEventCoverage(lease, { source: source.name, sport, from });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      log(`no results of ${sport} from ${days.from} to ${days.to}: ${error.message}`);
    }
  }
  return written;
}
