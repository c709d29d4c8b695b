import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { CatchingUp } from '#domain/operation/state.ts';
import { addDays } from '#domain/time/time.ts';
import type { RefreshContext } from './context.ts';
import { firstMissed } from './lookBack.ts';
import { CAUGHT_UP, firstMissedOf } from './lookBackEvents.ts';
import { eventDays, feedDays } from './window.ts';

/**
 * The days whose results the ratings lack: from the first missing one to the day before those requested. None if nothing is
 * missing.
 */
const between = (league: string, first: string, covered: string): readonly CatchingUp[] =>
  covered > first ? [{ league, from: first, to: addDays(covered, -1) }] : [];

/** Records which results between the fit and today are still to be fetched. */
export async function tellCatchingUp(context: RefreshContext): Promise<void> {
  const { store, lease, now, source, events } = context;
  const ofTeams = await store.readCoverage(source.name);
  const teams = TEAM_LEAGUES.flatMap((league) =>
    between(league, firstMissed(league), ofTeams.get(league) ?? feedDays(league, now).from),
  );
  const ofEvents = events && (await store.readEventCoverage(events.name));
  const sports = (ofEvents ? CAUGHT_UP : []).flatMap((sport) =>
    between(sport, firstMissedOf(sport), ofEvents?.get(sport) ?? eventDays(now).from),
  );
  await store.noteCatchingUp(lease, [...teams, ...sports]);
}
