import { clock } from '#clock';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { isPlayed } from '#domain/leagues/season.ts';
import { addDays, inOrder } from '#domain/time/time.ts';
import { initialRatings, learnedTo } from '#engine/index.ts';
import { type DayRange, SourceError } from '#feeds/source.ts';
import { askAgain, type ToldBack } from './askAgain.ts';
import type { RefreshContext } from './context.ts';
import { feedDays } from './window.ts';

/** Days a run looks further back: a season is caught up within a day, no run is held up for long. */
const STEP_DAYS = 14;

/** The first day whose results the fitted ratings have not seen. */
export const firstMissed = (league: League): string =>
  addDays(learnedTo(initialRatings(league)), 1);

/** The next days to ask for; undefined once the results the ratings were fitted on are reached. */
function nextDays(league: League, coveredFrom: string): DayRange | undefined {
  const first = firstMissed(league);
  if (coveredFrom <= first) return undefined;
  const [, from] = inOrder(addDays(coveredFrom, -STEP_DAYS), first);
  return { from, to: addDays(coveredFrom, -1) };
}

/** Asks for a league's results of some days and stores them. */
async function ask(
  { store, lease, now, source, log }: RefreshContext,
  league: League,
  days: DayRange,
): Promise<ToldBack> {
  const answer = await source.games(league, days, now);
  // The time of asking, not the run's: these games are not part of its slate.
  const refused = (item: string, reason: string) => log(`left out ${league} ${item}: ${reason}`);
  const feed = { name: source.name, sample: source.sample, asOf: clock.now(), refused };
  const came = await store.ingestGames(lease, feed, answer.games);
  await store.saveStarters(lease, feed, answer.games);
  return { came, unanswered: answer.unanswered ?? [] };
}

/**
 * Fetches results the ratings have missed between their fit and today, a fortnight a run and league, newest first.
 * A feed that fails is asked for the same days again by the next run; days that an answer does not tell of are asked for
 * again until it does. Answers how many games came in.
 */
export async function lookBack(context: RefreshContext): Promise<number> {
  const { store, lease, now, source, log } = context;
  const askFor = (league: League, days: DayRange) => ask(context, league, days);
  const again = { source: source.name, leagues: TEAM_LEAGUES, firstMissed, ask: askFor };
  let games = await askAgain(context, again);
  for (const league of TEAM_LEAGUES) {
    const covered = await store.readCoverage(source.name, league);
    const days = nextDays(league, covered ?? feedDays(league, now).from);
    if (!days) continue;
    try {
      if (isPlayed(league, days)) {
        const { came, unanswered } = await ask(context, league, days);
        games += came;
        // Before the days count as covered: a run that dies in between asks for all of them again.
        const of = { source: source.name, league };
        if (unanswered.length > 0) await store.noteFeedHoles(lease, of, unanswered);
      }
      await store.saveCoverage(lease, { source: source.name, league, from: days.from });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      log(`no results of ${league} from ${days.from} to ${days.to}: ${error.message}`);
    }
  }
  return games;
}
