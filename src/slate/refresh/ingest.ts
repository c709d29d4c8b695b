import type { League } from '#domain/leagues/league.ts';
import { addDays, type CalendarDate, datesInOrder, easternDate } from '#domain/time/time.ts';
import type { DayRange, FeedAnswer } from '#feeds/source.ts';
import type { ReadLeftOut } from '#slate/operation/store/due.ts';
import { askEach } from './askEach.ts';
import type { Ingested, RefreshContext } from './context.ts';
import { tellPlayers } from './players/tellPlayers.ts';
import { storeWhoPlays } from './storeWhoPlays.ts';
import { tellChances } from './tellChances.ts';
import { tellWhoStarted } from './tellWhoStarted.ts';
import { DAYS_BEHIND, feedDays, nearDays } from './window.ts';

/** Leagues requested at the same time: quick enough, and polite to the feed. */
const AT_ONCE = 4;

/** Missing days that leave every refresh's window: the look back requests them again. */
const leaving = (unanswered: readonly DayRange[], today: CalendarDate): readonly DayRange[] => {
  const last = addDays(today, -DAYS_BEHIND);
  return unanswered.flatMap(({ from, to }) =>
    from > last ? [] : [{ from, to: datesInOrder(to, last)[0] }],
  );
};

/** Requests every league of the run's scope and stores the answers, league by league. */
export async function ingest(context: RefreshContext): Promise<Ingested> {
  const { store, lease, now, source, scope, log } = context;
  const answered = await store.readLastAnswered();
  let games = 0;
  const ask = (league: League): Promise<FeedAnswer> => {
    const full = scope.kind === 'full';
    const days = full ? feedDays(league, now, answered.get(league)) : nearDays(now);
    return source.games(league, days, now);
  };
  const keep = async (league: League, answer: FeedAnswer) => {
    const leftOut: ReadLeftOut[] = [];
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
    await storeWhoPlays(context, league, answer.games, refused);
    await tellPlayers(context, league, answer.games, refused);
    await tellChances(context, league, answer.games, refused);
    if (answer.teams) await store.ingestTeams(lease, league, answer.teams, refused);
    return { from: answer.from, leftOut };
  };
  const { failures, leftOut } = await askEach(context, {
    keys: scope.leagues,
    atOnce: AT_ONCE,
    ask,
    keep,
  });
  const counts = {
    source: source.name,
    games,
    quarantined: leftOut,
    failedLeagues: failures.length,
  };
  return { counts, failures };
}
