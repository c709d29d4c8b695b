import { clock } from '#clock';
import { addDays, easternDate, easternDayRange } from '#domain/time/time.ts';
import { SourceError } from '#feeds/source.ts';
import type { RefreshContext } from './context.ts';
import { feedDays } from './window.ts';

/** Days after its start when a game that no feed has called final is given up. */
const GIVEN_UP_DAYS = 30;
const HOUR_MS = 3_600_000;

/**
 * Requests games that should have ended before every refresh's window: those of a league whose feed was away for days while
 * others answered. One day per league and run, another each hour, so a game that never ends blocks nothing. Returns the number of
 * games received; the next run grades them.
 */
export async function lookForFinals({
  store,
  lease,
  now,
  source,
  log,
}: RefreshContext): Promise<number> {
  const from = easternDayRange(addDays(easternDate(now), -GIVEN_UP_DAYS)).from;
  const unfinished = await store.readUnfinishedDays({ from: new Date(from), to: now });
  let games = 0;
  for (const [league, days] of unfinished) {
    const late = days.filter((day) => day < feedDays(league, now).from);
    const day = late[Math.floor(now.getTime() / HOUR_MS) % late.length];
    if (day === undefined) continue;
    try {
      const answer = await source.games(league, { from: day, to: day }, now);
      const refused = (item: string, reason: string) =>
        log(`left out ${league} ${item}: ${reason}`);
      // The time of the request, not the run's: these games are not part of its slate.
      const feed = { name: source.name, sample: source.sample, asOf: clock.now(), refused };
      games += await store.ingestGames(lease, feed, answer.games);
      await store.saveStarters(lease, feed, answer.games);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      log(`no finals of ${league} of ${day}: ${error.message}`);
    }
  }
  return games;
}
