import { formatIn } from '#domain/season/formatIn.ts';
import { BUNDESLIGA_FORMATS } from '#domain/season/formats/bundesliga.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { awayGoals, decider, meetingCriteria } from '../order/meetings.ts';
import type { SeasonRules } from '../run.ts';
import { tableRules } from './soccerTable.ts';

/** Goal difference and goals, the score of both games against each other, away goals, a match. Source: `BUNDESLIGA_FORMATS`. */
export function bundesligaRules(inputs: SeasonInputs): SeasonRules {
  const meetings = meetingCriteria(inputs.teams.length);
  return tableRules(inputs, formatIn(BUNDESLIGA_FORMATS, inputs.season), {
    byGoals: true,
    ties: [meetings.difference, meetings.awayGoals, awayGoals, decider],
    by: 'split',
  });
}
