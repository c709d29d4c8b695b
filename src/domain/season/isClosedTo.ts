import { conferenceOf } from './formats/collegeConferences.ts';
import type { SeasonTeam, SeasonView } from './seasonView.ts';

const OF_CONFERENCES: ReadonlySet<string> = new Set(['titleGame', 'conference']);

/** Whether a goal is none of a team's: a conference's title, of a school without a conference. `goal`: its place in the format. */
export const isClosedTo = (
  { league, format }: Pick<SeasonView, 'league' | 'format'>,
  { conference }: Pick<SeasonTeam, 'conference'>,
  goal: number,
): boolean =>
  league === 'NCAAF' &&
  OF_CONFERENCES.has(format.goals[goal]?.id ?? '') &&
  conferenceOf(conference) === 'independent';
