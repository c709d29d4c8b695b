import { addDays, datesInOrder } from '#domain/time/time.ts';
import { type DayRange, SourceError } from '#feeds/source.ts';
import { type Again, askAgain } from './askAgain.ts';
import type { RefreshContext } from './context.ts';

/** Team leagues or individual sports whose ratings lack results, and how to request these from a feed. */
interface Behind<L extends string> extends Again<L> {
  /** Days a run looks further back. */
  readonly stepDays: number;
  /** First day of the gapless range of requested days up to today, YYYY-MM-DD. */
  readonly covered: (league: L) => string;
  readonly cover: (league: L, from: string) => Promise<void>;
  /** Whether the league plays at all on some days. */
  readonly isPlayed: (league: L, days: DayRange) => boolean;
}

/**
 * Fetches results that the ratings miss between their fit and today: one step per run and league, newest first. If a feed
 * fails, the next run requests the same days; days missing from an answer are requested until they come. Returns how many
 * results came in.
 */
export async function catchUpLeagues<L extends string>(
  context: RefreshContext,
  behind: Behind<L>,
): Promise<number> {
  const { store, lease, log } = context;
  const { source, leagues, firstMissed, stepDays } = behind;
  let came = await askAgain(context, behind);
  for (const league of leagues) {
    const covered = behind.covered(league);
    const first = firstMissed(league);
    // Everything back to the fit is covered.
    if (covered <= first) continue;
    const [, from] = datesInOrder(addDays(covered, -stepDays), first);
    const days = { from, to: addDays(covered, -1) };
    try {
      if (behind.isPlayed(league, days)) {
        const told = await behind.ask(league, days);
        came += told.came;
        // Before the days count as covered: if the run dies in between, all of them are requested again.
        if (told.unanswered.length > 0)
          await store.noteFeedHoles(lease, { source, league }, told.unanswered);
      }
      await behind.cover(league, from);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      log(`no results of ${league} from ${days.from} to ${days.to}: ${error.message}`);
    }
  }
  return came;
}
