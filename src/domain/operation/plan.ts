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

/** What decides which run is due. Times are ISO 8601. */
export interface Due {
  /** When the last full refresh began that ended well or is at work. */
  readonly lastFull?: string | undefined;
  /** When golf was last asked for, and when its next tournament starts. */
  readonly golfAsked?: string | undefined;
  readonly golfStart?: string | undefined;
  /** Leagues and sports with a start near; no samples. */
  readonly leagues: readonly League[];
  readonly sports: readonly EventSport[];
}

/** What a run asks for, of leagues of teams and of individual sports. */
export interface Scope {
  readonly kind: RunKind;
  readonly leagues: readonly League[];
  readonly sports: readonly EventSport[];
}

/** All of it. */
export const EVERYTHING: Scope = { kind: 'full', leagues: TEAM_LEAGUES, sports: EVENT_SPORTS };

/** Sports whose parts a book prices: only they have prices to follow. */
const PRICED: readonly EventSport[] = ['UFC', 'Boxing', 'Tennis'];

const since = (then: string | undefined, now: Date): number =>
  then === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(then);

/** The last 08:00 UTC that has passed. */
function lastNightly(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const at = today + NIGHTLY_HOUR_UTC * 3_600_000;
  return at <= now.getTime() ? at : at - 86_400_000;
}

/** Whether golf has not been asked for since 08:00 UTC. */
const isNightly = ({ golfAsked }: Due, now: Date): boolean =>
  golfAsked === undefined || Date.parse(golfAsked) < lastNightly(now);

function golfIsDue(due: Due, now: Date): boolean {
  const ahead = -since(due.golfStart, now);
  const near = due.golfStart !== undefined && ahead <= GOLF_NEAR_MS;
  return near || isNightly(due, now) || since(due.golfAsked, now) >= GOLF_EVERY_MS;
}

/**
 * The run that is due now; undefined where none is. Every fifteen minutes a full refresh, golf in it once an hour, and at
 * 08:00 UTC in any case; in between, every five minutes, the leagues whose starts are near. It follows from what has been
 * done, not from the hour: what was missed is made up for at the next look, and asking more often does nothing more.
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
 * The next times of the schedule, each the first look at which the run is due.
 * @param lastFull when the last full refresh began that ended well
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
