import { type DayRange, SourceError } from '#feeds/source.ts';
import type { RefreshContext } from './context.ts';

/** Most days of a league or sport requested again in one run. */
const MOST_AGAIN = 3;
/** Pause after days were requested in vain. */
const AGAIN_AFTER_MS = 3_600_000;

/** The result of requesting days before the slate. */
export interface ToldBack {
  /** Games or events received. */
  readonly came: number;
  /** Days missing from the answer. */
  readonly unanswered: readonly DayRange[];
}

export interface Again<L extends string> {
  /** The feed. */
  readonly source: string;
  readonly leagues: readonly L[];
  /** The first day missing from its ratings, YYYY-MM-DD. */
  readonly firstMissed: (league: L) => string;
  readonly ask: (league: L, days: DayRange) => Promise<ToldBack>;
}

/** Requests missing days again, longest waiting first. Returns how much was received. */
export async function askAgain<L extends string>(
  { store, lease, now, log }: RefreshContext,
  { source, leagues, firstMissed, ask }: Again<L>,
): Promise<number> {
  const holes = await store.readFeedHoles(source, new Date(now.getTime() - AGAIN_AFTER_MS));
  let came = 0;
  for (const league of leagues) {
    const of = { source, league };
    for (const hole of holes.filter((one) => one.league === league).slice(0, MOST_AGAIN)) {
      const days = { from: hole.from, to: hole.to };
      try {
        // The ratings have been fitted on these days meanwhile.
        const told = days.to < firstMissed(league) ? undefined : await ask(league, days);
        came += told?.came ?? 0;
        await store.fillFeedHole(lease, source, hole);
        if (told && told.unanswered.length > 0) {
          await store.noteFeedHoles(lease, of, told.unanswered);
        }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        await store.noteFeedHoles(lease, of, [days]);
        log(`still no results of ${league} from ${days.from} to ${days.to}: ${error.message}`);
      }
    }
  }
  return came;
}
