import type { League } from '../leagues/league.ts';
import { type CalendarDate, easternDate, type Instant } from '../time/time.ts';
import { starterKey } from './starterKey.ts';

/** A player on a league's injury report. */
export interface Absence {
  /** Key of his team's rating. */
  readonly teamKey: string;
  readonly name: string;
  /** Out: almost certain to miss games, whatever the reason. Questionable: he may or may not play. */
  readonly status: 'out' | 'questionable';
  /** Expected day of his return, if the report gives one. */
  readonly returns?: CalendarDate | undefined;
}

/**
 * Whether a player is listed out of a game: not for games on or after his expected day of return. A player who is out today is
 * out of today's game, whatever that day.
 */
function isOutOf({ status, returns }: Absence, gameTime: Instant, now: Instant): boolean {
  if (status !== 'out') return false;
  const day = easternDate(gameTime);
  const today = easternDate(now);
  // A past day of return of a player who is still listed was wrong.
  return returns === undefined || returns <= today || day <= today || day < returns;
}

/** One side of a game, for reading the report. */
export interface ReportedSide {
  readonly league: League;
  readonly teamKey: string;
  readonly gameTime: Instant;
  readonly now: Instant;
}

/** Names of a side's players who are listed out of its game, in order. */
export const outOf = (
  { teamKey, gameTime, now }: ReportedSide,
  absences: readonly Absence[],
): readonly string[] =>
  absences
    .filter((absence) => absence.teamKey === teamKey && isOutOf(absence, gameTime, now))
    .map(({ name }) => name)
    .sort();

/** Whether a side's report leaves open if a player plays: questionable, or out but expected back by the game. */
export const isQuestionable = (
  { league, teamKey, gameTime, now }: ReportedSide,
  name: string,
  absences: readonly Absence[],
): boolean =>
  absences.some(
    (absence) =>
      absence.teamKey === teamKey &&
      (absence.status === 'questionable' || !isOutOf(absence, gameTime, now)) &&
      starterKey(league, absence.name) === starterKey(league, name),
  );
