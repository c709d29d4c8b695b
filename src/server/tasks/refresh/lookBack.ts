import { clock } from '#clock';
import { type League, TEAM_LEAGUES } from '#domain/league.ts';
import { inSeason } from '#domain/season.ts';
import { addDays, inOrder } from '#domain/time.ts';
import { initialRatings, learnedTo } from '#engine/index.ts';
import { type DayRange, SourceError } from '#server/sources/source.ts';
import type { RefreshContext } from './context.ts';
import { feedDays } from './window.ts';

/** Days a run looks further back: a season is caught up within a day, no run is held up for long. */
const STEP_DAYS = 14;

/** The next days to ask for; undefined once the results the ratings were fitted on are reached. */
function nextDays(league: League, coveredFrom: string): DayRange | undefined {
  const first = addDays(learnedTo(initialRatings(league)), 1);
  if (coveredFrom <= first) return undefined;
  const [, from] = inOrder(addDays(coveredFrom, -STEP_DAYS), first);
  return { from, to: addDays(coveredFrom, -1) };
}

/** Whether any of the days, or one within a week of them, is in the league's usual season. */
function isPlayed(league: League, { from, to }: DayRange): boolean {
  for (let day = addDays(from, -7); day <= addDays(to, 7); day = addDays(day, 1)) {
    if (inSeason(league, day)) return true;
  }
  return false;
}

/**
 * Fetches results the ratings have missed between their fit and today, a fortnight a run and league, newest first.
 * A feed that fails is asked for the same days again by the next run. Answers how many games came in.
 */
export async function lookBack({
  store,
  lease,
  now,
  source,
  log,
}: RefreshContext): Promise<number> {
  let games = 0;
  for (const league of TEAM_LEAGUES) {
    const covered = await store.readCoverage(source.name, league);
    const days = nextDays(league, covered ?? feedDays(league, now).from);
    if (!days) continue;
    try {
      if (isPlayed(league, days)) {
        const answer = await source.games(league, days, now);
        // The time of asking, not the run's: these games are not part of its slate.
        const refused = (item: string, reason: string) =>
          log(`left out ${league} ${item}: ${reason}`);
        const feed = { name: source.name, sample: source.sample, asOf: clock.now(), refused };
        games += await store.ingestGames(lease, feed, answer.games);
        await store.saveStarters(lease, feed, answer.games);
      }
      await store.saveCoverage(lease, { source: source.name, league, from: days.from });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      log(`no results of ${league} from ${days.from} to ${days.to}: ${error.message}`);
    }
  }
  return games;
}
