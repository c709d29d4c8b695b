import { clock } from '#clock';
import { type League, TEAM_LEAGUES } from '#domain/leagues/league.ts';
import { isPlayed } from '#domain/leagues/season.ts';
import { addDays, inOrder } from '#domain/time/time.ts';
import { initialRatings, learnedTo } from '#engine/index.ts';
import { type DayRange, SourceError } from '#feeds/source.ts';
import { askAgain, type ToldBack } from './askAgain.ts';
import type { RefreshContext } from './context.ts';
import { feedDays } from './window.ts';

/** Days a run looks further back: a season is complete within a day, without delaying any run much. */
const STEP_DAYS = 14;

/** The first day whose results the fitted ratings lack. */
export const firstMissed = (league: League): string =>
  addDays(learnedTo(initialRatings(league)), 1);

/** The next days to request; undefined once the fitted results are reached. */
function nextDays(league: League, coveredFrom: string): DayRange | undefined {
  const first = firstMissed(league);
  if (coveredFrom <= first) return undefined;
  const [, from] = inOrder(addDays(coveredFrom, -STEP_DAYS), first);
  return { from, to: addDays(coveredFrom, -1) };
}

/** Requests a league's results of some days and stores them. */
async function ask(
  { store, lease, now, source, log }: RefreshContext,
  league: League,
  days: DayRange,
): Promise<ToldBack> {
  const answer = await source.games(league, days, now);
  // The time of the request, not the run's: these games are not part of its slate.
  const refused = (item: string, reason: string) => log(`left out ${league} ${item}: ${reason}`);
  const feed = { name: source.name, sample: source.sample, asOf: clock.now(), refused };
  const came = await store.ingestGames(lease, feed, answer.games);
  await store.saveStarters(lease, feed, answer.games);
  return { came, unanswered: answer.unanswered ?? [] };
}

/**
 * Fetches results between the ratings' fit and today, two weeks per run and league, newest first. If a feed fails, the next run
 * requests the same days again; days missing from an answer are requested until they come. Returns the number of games received.
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
        // Before the days count as covered: if a run dies in between, the next requests them all again.
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
