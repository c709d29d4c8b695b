import { formatIn } from '#domain/season/formatIn.ts';
import { LALIGA_FORMATS } from '#domain/season/formats/laliga.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { difference, scoredInAll } from '../order/criteria.ts';
import { decider, meetingDifference, meetingPoints } from '../order/meetings.ts';
import type { SeasonRules } from '../run.ts';
import { tableRules } from './soccerTable.ts';

/** Games against each other first; whoever they leave level starts anew. Source: `LALIGA_FORMATS`. */
export const laLigaRules = (inputs: SeasonInputs): SeasonRules =>
  tableRules(inputs, formatIn(LALIGA_FORMATS, inputs.season), {
    ties: [meetingPoints, meetingDifference, difference, scoredInAll, decider],
    by: 'split',
  });
