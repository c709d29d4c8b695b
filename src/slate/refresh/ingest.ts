import type { League } from '#domain/leagues/league.ts';
import { addDays, type CalendarDate, easternDate, inOrder } from '#domain/time/time.ts';
import { type DayRange, type FeedAnswer, SourceError } from '#feeds/source.ts';
import type { Read, ReadLeftOut } from '#slate/operation/store/due.ts';
import type { Ingested, RefreshContext } from './context.ts';
import { noteFeedReads } from './noteReads.ts';
import { tellPlayers } from './players/tellPlayers.ts';
import { tellChances } from './tellChances.ts';
import { tellWhoPlays } from './tellWhoPlays.ts';
import { tellWhoStarted } from './tellWhoStarted.ts';
import { DAYS_BEHIND, feedDays, nearDays } from './window.ts';

/** Leagues requested at the same time: quick enough, and polite to the feed. */
const AT_ONCE = 4;

/** Missing days that leave every refresh's window: the look back requests them again. */
const leaving = (unanswered: readonly DayRange[], today: CalendarDate): readonly DayRange[] => {
  const last = addDays(today, -DAYS_BEHIND);
  return unanswered.flatMap(({ from, to }) =>
    from > last ? [] : [{ from, to: inOrder(to, last)[0] }],
  );
};

/**
 * Requests every league of the run's scope and stores the answers, league by league. A league whose feed fails keeps its data and
 * holds up nothing else.
 */
export async function ingest(context: RefreshContext): Promise<Ingested> {
  const { store, lease, now, source, scope, log } = context;
  const answered = await store.readLastAnswered();
  let games = 0;
  const leftOut: ReadLeftOut[] = [];
  const reads: Read[] = [];
  const failures: string[] = [];
  const full = scope.kind === 'full';
  const ask = async (league: League): Promise<void> => {
    let answer: FeedAnswer;
    try {
      const days = full ? feedDays(league, now, answered.get(league)) : nearDays(now);
      answer = await source.games(league, days, now);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      failures.push(`${league}: ${error.message}`);
      reads.push({ league, answered: false, whole: full });
      return;
    }
    // Days answered by a second feed are requested from the league's own once it is back.
    const whole = full && answer.from === undefined;
    reads.push({ league, answered: true, whole, from: answer.from });
    const refused = (item: string, reason: string): void => {
      leftOut.push({ league, item, reason });
      log(`left out ${league} ${item}: ${reason}`, { level: 'warn' });
    };
    for (const { item, reason } of answer.quarantined) refused(item, reason);
    const feed = { name: source.name, sample: source.sample, asOf: now, refused };
    games += await store.ingestGames(lease, feed, answer.games);
    const holes = leaving(answer.unanswered ?? [], easternDate(now));
    if (holes.length > 0) await store.noteFeedHoles(lease, { source: source.name, league }, holes);
    await store.saveStarters(lease, feed, answer.games);
    await tellWhoStarted(context, league, answer.games, refused);
    await tellWhoPlays(context, league, answer.games, refused);
    await tellPlayers(context, league, answer.games, refused);
    await tellChances(context, league, answer.games, refused);
    if (answer.teams) await store.ingestTeams(lease, league, answer.teams, refused);
  };
  for (let at = 0; at < scope.leagues.length; at += AT_ONCE) {
    await Promise.all(scope.leagues.slice(at, at + AT_ONCE).map(ask));
  }
  for (const failure of failures) log(`feed failed for ${failure}`, { level: 'warn' });
  await noteFeedReads(context, reads, leftOut);
  const quarantined = leftOut.length;
  const failedLeagues = failures.length;
  return { counts: { source: source.name, games, quarantined, failedLeagues }, failures };
}
