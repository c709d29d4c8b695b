import { formatIn } from '#domain/season/formatIn.ts';
import { EPL_FORMATS } from '#domain/season/formats/epl.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { difference, scoredInAll } from '../order/criteria.ts';
import { decider, meetingAwayGoals, meetingPoints } from '../order/meetings.ts';
import type { SeasonRules } from '../run.ts';
import { tableRules } from './soccerTable.ts';

/** The first season, by end year, in which games against each other counted. */
const HEAD_TO_HEAD_SINCE = 2020;

/** Goal difference, goals, then games against each other (since 2019–20), then a match. Source: `EPL_FORMATS`. */
export function eplRules(inputs: SeasonInputs): SeasonRules {
  const meetings = inputs.season < HEAD_TO_HEAD_SINCE ? [] : [meetingPoints, meetingAwayGoals];
  return tableRules(inputs, formatIn(EPL_FORMATS, inputs.season), {
    ties: [difference, scoredInAll, ...meetings, decider],
    by: 'split',
  });
}
