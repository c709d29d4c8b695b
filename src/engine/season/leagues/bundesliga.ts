import { formatIn } from '#domain/season/formatIn.ts';
import { BUNDESLIGA_FORMATS } from '#domain/season/formats/bundesliga.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { difference, scoredInAll } from '../order/criteria.ts';
import { awayGoals, decider, meetingAwayGoals, meetingDifference } from '../order/meetings.ts';
import type { SeasonRules } from '../run.ts';
import { tableRules } from './soccerTable.ts';

/** Goal difference and goals, the score of both games against each other, away goals, a match. Source: `BUNDESLIGA_FORMATS`. */
export const bundesligaRules = (inputs: SeasonInputs): SeasonRules =>
  tableRules(inputs, formatIn(BUNDESLIGA_FORMATS, inputs.season), {
    ties: [difference, scoredInAll, meetingDifference, meetingAwayGoals, awayGoals, decider],
    by: 'split',
  });
