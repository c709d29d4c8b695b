import { formatIn } from '#domain/season/formatIn.ts';
import { SERIEA_FORMATS } from '#domain/season/formats/seriea.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { difference, scoredInAll } from '../order/criteria.ts';
import { meetingDifference, meetingPoints } from '../order/meetings.ts';
import type { SeasonRules } from '../run.ts';
import { tableRules } from './soccerTable.ts';

/** The first season, by end year, in which a match decides the title and who goes down. */
const MATCH_SINCE = 2023;

/** Places whose holders play clubs that are level with them on points: first and seventeenth. */
const MATCHES = [1, 17];

/** One small table of the games against each other, which does not start anew. Source: `SERIEA_FORMATS`. */
export const serieARules = (inputs: SeasonInputs): SeasonRules =>
  tableRules(inputs, formatIn(SERIEA_FORMATS, inputs.season), {
    ties: [meetingPoints, meetingDifference, difference, scoredInAll],
    by: 'chain',
    matches: inputs.season < MATCH_SINCE ? [] : MATCHES,
  });
