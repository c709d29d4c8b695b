import type { League } from '../leagues/league.ts';
import type { CalendarDate } from '../time/time.ts';
import type { OddsByTeam } from './oddsByTeam.ts';
import type { SeasonGoal } from './seasonFormat.ts';

/** A league's season odds of one week. */
export interface WeekOdds {
  /** The Tuesday it stands for. */
  readonly week: CalendarDate;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  /** Seasons that the odds are from. */
  readonly runs: number;
  readonly odds: OddsByTeam;
}

/** A season with its weeks, the oldest first. */
export interface SeasonWeeks {
  readonly league: League;
  readonly goals: readonly SeasonGoal[];
  /** How teams are called, by rating key. */
  readonly names: ReadonlyMap<string, string>;
  readonly weeks: readonly WeekOdds[];
}
