import { clock } from '#clock';
import { addDays, easternDate, easternDayRange } from '#domain/time/time.ts';
import { SourceError } from '#feeds/source.ts';
import type { RefreshContext } from './context.ts';
import { feedDays } from './window.ts';

/** Days after its start on which a game that no feed has called final is given up. */
const GIVEN_UP_DAYS = 30;
const HOUR_MS = 3_600_000;

/**
 * Asks for games that should have ended before the days that every refresh asks for: those of a league whose feed was
 * away for days while others answered. One day a league and run, another each hour, so that what is never called over
 * keeps nothing waiting. Answers how many games came in; they are graded by the next run.
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
      // The time of asking, not the run's: these games are not part of its slate.
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
