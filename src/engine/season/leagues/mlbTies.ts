import { against, amongTied } from '../order/crossCriteria.ts';
import { type CrossTable, halfWins, meetings } from '../order/crossTable.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import type { Groups } from './groups.ts';
import { lastHalf } from './lastHalf.ts';

/**
 * How MLB orders teams of equal record by their results; the best is placed and the others start anew. Since 2022, and in 2020,
 * for everything: MLB.com, "How to determine playoff tiebreakers" (2022), https://www.mlb.com/news/mlb-playoff-tiebreaker-rules.
 * Otherwise for home field and seeds only: DraftKings Nation on MLB's rules (2021),
 * https://dknation.draftkings.com/2021/10/2/22704088/mlb-tiebreaker-rules-2021-playoffs-scenarios-home-field-advantage-al-wild-card-spot-mariners-red-sox
 */
export function mlbTies(table: CrossTable, groups: Groups, byResultsAlone: boolean): TieRules {
  const division = (team: number) => groups.divisionMates[team] ?? [];
  const league = (team: number) => groups.conferenceMates[team] ?? [];
  const others = groups.divisionMates.map((mates, team) =>
    league(team).filter((opponent) => !mates.includes(opponent)),
  );
  const results = [
    amongTied(table),
    against(table, division),
    against(table, byResultsAlone ? (team) => others[team] ?? [] : league),
    lastHalf(league),
  ];
  return { two: results, many: [betterAgainstEach(table), ...results], by: 'peel' };
}

/** 1 for a team that won more than half of its games against each of the other tied teams, else 0. */
const betterAgainstEach =
  (table: CrossTable): Criterion =>
  (_, tied) =>
    tied.map((team) =>
      tied.every(
        (other) => other === team || halfWins(table, team, other) > meetings(table, team, other),
      )
        ? 1
        : 0,
    );
