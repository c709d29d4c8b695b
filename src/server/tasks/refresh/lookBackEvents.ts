import { clock } from '#clock';
import { addDays, inOrder } from '#domain/time.ts';
import { initialEventRatings, sportLearnedTo } from '#engine/events/index.ts';
import { SourceError } from '#server/sources/source.ts';
import type { RefreshContext } from './context.ts';
import { storeEvents } from './storeEvents.ts';
import { eventDays } from './window.ts';

/** Days a run looks further back. */
const STEP_DAYS = 28;

/** Sports that are caught up. Tennis is left out: its years hold more matches than every refresh should read. */
const CAUGHT_UP = ['UFC', 'F1', 'NASCAR'] as const;

/**
 * Fetches finished events the ratings have missed between their fit and today, four weeks a run and sport, newest
 * first. A feed that fails is asked for the same days again by the next run. Answers how many came in.
 */
export async function lookBackEvents(context: RefreshContext): Promise<number> {
  const { store, lease, now, events: source, log } = context;
  if (!source) return 0;
  const fitted = initialEventRatings();
  let written = 0;
  for (const sport of CAUGHT_UP) {
    const first = addDays(sportLearnedTo(fitted, sport), 1);
    const covered = (await store.readEventCoverage(source.name, sport)) ?? eventDays(now).from;
    if (covered <= first) continue;
    const [, from] = inOrder(addDays(covered, -STEP_DAYS), first);
    const days = { from, to: addDays(covered, -1) };
    try {
      const answer = await source.events(sport, days, now);
      // The time of asking, not the run's: these events are not part of its slate.
      written += (await storeEvents(context, source, sport, answer, clock.now())).written;
      await store.saveEventCoverage(lease, { source: source.name, sport, from });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      log(`no results of ${sport} from ${days.from} to ${days.to}: ${error.message}`);
    }
  }
  return written;
}
