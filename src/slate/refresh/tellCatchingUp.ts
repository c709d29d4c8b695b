import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { CatchingUp } from '#domain/operation/state.ts';
import { addDays } from '#domain/time/time.ts';
import type { RefreshContext } from './context.ts';
import { firstMissed } from './lookBack.ts';
import { CAUGHT_UP, firstMissedOf } from './lookBackEvents.ts';
import { eventDays, feedDays } from './window.ts';

/**
 * The days whose results the ratings still miss: from the first one missed to the day before those that have been asked
 * for. None if nothing is missing.
 */
const between = (league: string, first: string, covered: string): readonly CatchingUp[] =>
  covered > first ? [{ league, from: first, to: addDays(covered, -1) }] : [];

/** Notes which results between the fit and today the look back has still to bring. */
export async function tellCatchingUp(context: RefreshContext): Promise<void> {
  const { store, lease, now, source, events } = context;
  const teams = await Promise.all(
    TEAM_LEAGUES.map(async (league) => {
      const covered = (await store.readCoverage(source.name, league)) ?? feedDays(league, now).from;
      return between(league, firstMissed(league), covered);
    }),
  );
  const sports = await Promise.all(
    (events ? CAUGHT_UP : []).map(async (sport) => {
      const of = events?.name ?? '';
      const covered = (await store.readEventCoverage(of, sport)) ?? eventDays(now).from;
      return between(sport, firstMissedOf(sport), covered);
    }),
  );
  await store.noteCatchingUp(lease, [...teams, ...sports].flat());
}
