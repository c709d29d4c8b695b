import { difference } from '../order/criteria.ts';
import { against, amongTied } from '../order/crossCriteria.ts';
import type { CrossTable } from '../order/crossTable.ts';
import { netPointsAgainst } from '../order/points.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import type { Groups } from './groups.ts';
import { shareWonInAll } from './share.ts';

/**
 * How the WNBA breaks ties: games among the tied, to 2015 the record in the conference (between the conferences' winners the record
 * against the other conference), games against teams that won half of theirs or more, point difference among the tied and in all
 * games. A criterion orders all tied teams, and those it leaves equal start anew.
 * Source: WNBA playoff tie-break procedures (2016 to today), https://www.wnba.com/playoffs-format
 */
export function wnbaTies(
  table: CrossTable,
  groups: Groups,
  conference: 'own' | 'other' | 'none',
): TieRules {
  const good: Criterion = (run, tied) =>
    against(table, (team) =>
      (table.opponents[team] ?? new Int16Array()).filter(
        (opponent) => shareWonInAll(run, opponent) >= 0.5,
      ),
    )(run, tied);
  const own = against(table, (team) => groups.conferenceMates[team] ?? []);
  const other = against(table, (team) =>
    groups.conferences.filter((teams) => !teams.includes(team)).flat(),
  );
  const criteria = [
    amongTied(table),
    ...(conference === 'own' ? [own] : conference === 'other' ? [other] : []),
    good,
    netPointsAgainst((_, _team, tied) => tied),
    difference,
  ];
  return { two: criteria, many: criteria, by: 'split' };
}
