import { EVERYTHING } from '#domain/operation/plan.ts';
import { initialRatings } from '#engine/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { forecastSeasons } from '#slate/season/forecastSeasons.ts';
import { askSchedules } from '#slate/season/schedule.ts';
import type { Store } from '#slate/store.ts';

/** A forecast's size does not follow from how often a season is played. */
const SEASONS = 1_000;

/** Forecasts the sample's season of each league that is played on a day: as many bytes as a feed's. */
export async function forecastSeasonsOnce(store: Store, now: Date): Promise<number> {
  const lease = await store.acquireLease('manual', 600, 'full');
  if (!lease) throw new Error('The lease is held: a refresh is running');
  const context: RefreshContext = {
    store,
    lease,
    now,
    source: sampleSource(),
    events: undefined,
    runs: 0,
    seasons: SEASONS,
    scope: EVERYTHING,
    log: () => undefined,
  };
  await askSchedules(context);
  const ratings = new Map(EVERYTHING.leagues.map((league) => [league, initialRatings(league)]));
  const made = await forecastSeasons(context, ratings);
  await store.finishRun(lease, {});
  return made;
}
