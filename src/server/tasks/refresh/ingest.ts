import { type League, TEAM_LEAGUES } from '#domain/league.ts';
import { type FeedAnswer, SourceError } from '#server/sources/source.ts';
import type { RefreshContext, StageCounts } from './context.ts';
import { tellWhoPlays } from './tellWhoPlays.ts';
import { tellWhoStarted } from './tellWhoStarted.ts';
import { feedDays } from './window.ts';

/** Leagues asked at the same time: quick enough, and polite to the feed. */
const AT_ONCE = 4;

/**
 * Asks the feed for every league and stores what it says, league by league.
 * A league whose feed fails keeps what it had; when every league fails, so does the run.
 */
export async function ingest(context: RefreshContext): Promise<StageCounts> {
  const { store, lease, now, source, log } = context;
  const lastRun = await store.readLastDone();
  let games = 0;
  let quarantined = 0;
  const failures: string[] = [];
  const ask = async (league: League): Promise<void> => {
    let answer: FeedAnswer;
    try {
      answer = await source.games(league, feedDays(league, now, lastRun), now);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      failures.push(`${league}: ${error.message}`);
      return;
    }
    const refused = (item: string, reason: string): void => {
      quarantined += 1;
      log(`left out ${league} ${item}: ${reason}`);
    };
    for (const { item, reason } of answer.quarantined) refused(item, reason);
    const feed = { name: source.name, sample: source.sample, asOf: now, refused };
    games += await store.ingestGames(lease, feed, answer.games);
    await store.saveSquads(lease, feed, answer.games);
    await store.saveStarters(lease, feed, answer.games);
    await tellWhoStarted(context, league, answer.games, refused);
    await tellWhoPlays(context, league, answer.games, refused);
    if (answer.teams) await store.ingestTeams(lease, league, answer.teams, refused);
  };
  for (let at = 0; at < TEAM_LEAGUES.length; at += AT_ONCE) {
    await Promise.all(TEAM_LEAGUES.slice(at, at + AT_ONCE).map(ask));
  }
  for (const failure of failures) log(`feed failed for ${failure}`);
  if (failures.length === TEAM_LEAGUES.length) {
    throw new SourceError(`no league could be read from ${source.name}: ${failures[0]}`);
  }
  return { source: source.name, games, quarantined, failedLeagues: failures.length };
}
