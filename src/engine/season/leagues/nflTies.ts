import { difference } from '../order/criteria.ts';
import { against, amongTied, commonOpponents, inCommon, sweep } from '../order/crossCriteria.ts';
import type { CrossTable } from '../order/crossTable.ts';
import { combinedRanking, netPointsAgainst } from '../order/points.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import { strengthOfSchedule, strengthOfVictory } from '../order/strength.ts';
import type { Groups } from './groups.ts';

/** A club needs so many games against common opponents for them to count between divisions. */
const LEAST_COMMON = 4;

/**
 * How the NFL breaks ties inside a division and between clubs of different divisions, for any number of clubs; the best club is
 * placed and the others start anew. Net touchdowns, which come before the drawing of lots, are not known and left out.
 * Source: NFL tie-breaking procedures (2002 to today), https://www.nfl.com/standings/tie-breaking-procedures
 */
export function nflTies(
  table: CrossTable,
  groups: Groups,
): { readonly division: TieRules; readonly wildCard: TieRules } {
  const everybody = groups.conferenceMates.map((_, team) => team);
  const ofConference = (team: number) => groups.conferenceMates[team] ?? [];
  const conference = against(table, ofConference);
  const strengths: readonly Criterion[] = [
    strengthOfVictory(table),
    strengthOfSchedule(table),
    combinedRanking(ofConference),
    combinedRanking(() => everybody),
  ];
  const inDivision: readonly Criterion[] = [
    amongTied(table),
    against(table, (team) => groups.divisionMates[team] ?? []),
    inCommon(table, 1),
    conference,
    ...strengths,
    netPointsAgainst((_, _team, tied) => commonOpponents(table, tied)),
    difference,
  ];
  const between = (first: Criterion): readonly Criterion[] => [
    first,
    conference,
    inCommon(table, LEAST_COMMON),
    ...strengths,
    netPointsAgainst((_, team) => ofConference(team)),
    difference,
  ];
  return {
    division: { two: inDivision, many: inDivision, by: 'peel' },
    wildCard: { two: between(amongTied(table)), many: between(sweep(table)), by: 'peel' },
  };
}
