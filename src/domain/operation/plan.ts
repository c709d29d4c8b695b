import { EVENT_SPORTS, type EventSport } from '../events/event.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import type { League } from '../leagues/league.ts';
import {
  FULL_DUE_MS,
  FULL_EVERY_MS,
  GOLF_EVERY_MS,
  GOLF_NEAR_MS,
  LOOK_EVERY_MS,
  NIGHTLY_HOUR_UTC,
} from './limits.ts';
import type { RunKind } from './state.ts';

/** The facts that decide which run is due. Times are ISO 8601. */
export interface Due {
  /** Start of the last full refresh that ended well or is running. */
  readonly lastFull?: string | undefined;
  /** When golf was last requested, and when its next tournament starts. */
  readonly golfAsked?: string | undefined;
  readonly golfStart?: string | undefined;
  /** Leagues and sports with a start near, without samples. */
  readonly leagues: readonly League[];
  readonly sports: readonly EventSport[];
}

/** The team leagues and individual sports that a run requests. */
export interface Scope {
  readonly kind: RunKind;
  readonly leagues: readonly League[];
  readonly sports: readonly EventSport[];
}

/** All of it. */
export const EVERYTHING: Scope = { kind: 'full', leagues: TEAM_LEAGUES, sports: EVENT_SPORTS };

/** Sports whose parts have bookmakers' prices: only they have prices to follow. */
const PRICED: readonly EventSport[] = ['UFC', 'Boxing', 'Tennis'];

const since = (then: string | undefined, now: Date): number =>
  then === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(then);

/** The latest 08:00 UTC in the past. */
function lastNightly(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const at = today + NIGHTLY_HOUR_UTC * 3_600_000;
  return at <= now.getTime() ? at : at - 86_400_000;
}

/** Whether golf has not been requested since 08:00 UTC. */
const isNightly = ({ golfAsked }: Due, now: Date): boolean =>
  golfAsked === undefined || Date.parse(golfAsked) < lastNightly(now);

function golfIsDue(due: Due, now: Date): boolean {
  const ahead = -since(due.golfStart, now);
  const near = due.golfStart !== undefined && ahead <= GOLF_NEAR_MS;
  return near || isNightly(due, now) || since(due.golfAsked, now) >= GOLF_EVERY_MS;
}

/**
 * The run that is due now; undefined if none is. A full refresh every fifteen minutes, including golf once an hour and at 08:00
 * UTC in any case; in between, every five minutes, the leagues whose starts are near. It depends on what has been done, not on
 * the hour: missed runs are made up for at the next check, and checking more often changes nothing.
 */
export function planRun(due: Due, now: Date): Scope | undefined {
  if (since(due.lastFull, now) >= FULL_DUE_MS || isNightly(due, now)) {
    const golf = golfIsDue(due, now);
    return { ...EVERYTHING, sports: EVENT_SPORTS.filter((sport) => sport !== 'Golf' || golf) };
  }
  const sports = due.sports.filter((sport) => PRICED.includes(sport));
  if (due.leagues.length + sports.length === 0) return undefined;
  return { kind: 'odds', leagues: due.leagues, sports };
}

/** When what is to run next, each at the next look after it is due. */
interface NextRuns {
  readonly look: Date;
  readonly full: Date;
  readonly nightly: Date;
}

const lookAfter = (ms: number): Date => new Date(Math.ceil(ms / LOOK_EVERY_MS) * LOOK_EVERY_MS);

/**
 * The times of the next runs, each the first check at which the run is due.
 * @param lastFull start of the last full refresh that ended well
 */
export function nextRuns(lastFull: string | undefined, now: Date): NextRuns {
  const look = lookAfter(now.getTime() + 1);
  const due = lastFull === undefined ? 0 : Date.parse(lastFull) + FULL_EVERY_MS - LOOK_EVERY_MS / 2;
  return {
    look,
    full: new Date(Math.max(look.getTime(), lookAfter(due).getTime())),
    nightly: new Date(lastNightly(now) + 86_400_000),
  };
}
