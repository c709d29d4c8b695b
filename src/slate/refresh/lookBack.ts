import { clock } from '#clock';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { isPlayed } from '#domain/leagues/season.ts';
import { hasPlayers } from '#domain/players/statNames.ts';
import { addDays, datesInOrder } from '#domain/time/time.ts';
import { initialRatings, learnedTo } from '#engine/index.ts';
import type { DayRange } from '#feeds/source.ts';
import type { ToldBack } from './askAgain.ts';
import { catchUpLeagues } from './catchUp.ts';
import type { RefreshContext } from './context.ts';
import { firstUnlearned } from './players/firstUnlearned.ts';
import { teamsOfPlayers } from './players/tellPlayers.ts';
import { feedDays } from './window.ts';

/** Days a run looks further back: a season is complete within a day, without delaying any run much. */
const STEP_DAYS = 14;

/** The first day whose results the fitted ratings lack. */
export const firstMissed = (league: League): string =>
  addDays(learnedTo(initialRatings(league)), 1);

/** Asks for a league's results of some days and stores them. */
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
  // Clubs that went down since are in no later slate, and their box scores have only numbers.
  const teams = hasPlayers(league) ? teamsOfPlayers(answer.games) : new Map<string, string>();
  if (teams.size > 0) await store.noteFeedTeams(lease, { source: source.name, league }, teams);
  return { came, unanswered: answer.unanswered ?? [] };
}

/** The first day whose results either the ratings of a league's teams lack or what is known of its players. */
async function firstMissedOfBoth({ players }: RefreshContext): Promise<(league: League) => string> {
  const unlearned = await firstUnlearned(players);
  return (league) => {
    const missed = firstMissed(league);
    const [first] = datesInOrder(unlearned.get(league) ?? missed, missed);
    return first;
  };
}

/**
 * Fetches results that the ratings of teams have missed, and finals that players' models have, two weeks per run and league. Returns
 * the number of new games.
 */
export async function lookBack(context: RefreshContext): Promise<number> {
  const { store, lease, now, source } = context;
  const of = source.name;
  const coverage = await store.readCoverage(of);
  return catchUpLeagues(context, {
    source: of,
    leagues: TEAM_LEAGUES,
    firstMissed: await firstMissedOfBoth(context),
    stepDays: STEP_DAYS,
    covered: (league) => coverage.get(league) ?? feedDays(league, now).from,
    cover: (league, from) => store.saveCoverage(lease, { source: of, league, from }),
    isPlayed,
    ask: (league, days) => ask(context, league, days),
  });
}
