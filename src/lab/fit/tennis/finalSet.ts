import type { SetEnd } from '#engine/tennis/sets.ts';

/** All four majors play a tie-break to 10 at 6-6 of the deciding set from this season on, the Australian Open before. */
const ALL_MAJORS = 2022;
const AUSTRALIAN_OPEN = 2019;

/**
 * How a deciding set at 6-6 is decided. Majors before 2022 played on until two games ahead (Wimbledon from 2019
 * to a tie-break at 12-12, which counts as the same), except the US Open; everything else has a tie-break to 7.
 * @param level class of the tournament: "G" and "Grand Slam" are majors
 */
export function finalSetOf(level: string, tournament: string, season: number): SetEnd {
  if (level !== 'G' && level !== 'Grand Slam') return 7;
  if (season >= ALL_MAJORS) return 10;
  if (/us open/i.test(tournament)) return 7;
  return /australian/i.test(tournament) && season >= AUSTRALIAN_OPEN ? 10 : 0;
}
