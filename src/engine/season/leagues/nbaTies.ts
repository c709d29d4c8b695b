import { difference } from '../order/criteria.ts';
import { against, amongTied } from '../order/crossCriteria.ts';
import type { CrossTable } from '../order/crossTable.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';
import type { Groups } from './groups.ts';
import { shareWonInAll } from './share.ts';

/** What the NBA's tie-breaks know of a run beside its results. */
interface NbaFacts {
  /** 1 for the winner of a division; all 0 while division winners are being found. */
  readonly winners: Uint8Array;
  /** How many of a conference are eligible for the playoffs, as far as tie-breaks ask. */
  readonly eligible: number;
  /** To 2015 a division winner came first also between two teams; since then their games against each other do. */
  readonly winnerFirst: boolean;
}

/**
 * How the NBA breaks ties: a criterion orders all tied teams, and those it leaves equal start anew. Between two teams games against
 * each other come first (since 2015–16), among three or more a division winner; the record against playoff teams of the other
 * conference counts between two only. With the play-in the ten best records of a conference are its playoff teams here.
 * Source: NBA Play-In and Playoff Tie-Break Procedures (2015–16 and 2025–26), https://www.nba.com/standings
 */
export function nbaTies(table: CrossTable, groups: Groups, facts: NbaFacts): TieRules {
  const { divisionMates, conferenceMates, conferences } = groups;
  const winner: Criterion = (_, tied) => tied.map((team) => facts.winners[team] ?? 0);
  const division = against(table, (team) => divisionMates[team] ?? []);
  const divisionIfAll: Criterion = (run, tied) =>
    tied.every((team) => divisionMates[team] === divisionMates[tied[0] ?? 0])
      ? division(run, tied)
      : undefined;
  const conference = against(table, (team) => conferenceMates[team] ?? []);
  const ownPlayoff: Criterion = (run, tied) =>
    against(table, (team) => eligible(run, conferenceMates[team] ?? [], facts))(run, tied);
  const otherPlayoff: Criterion = (run, tied) =>
    against(table, (team) =>
      conferences
        .filter((teams) => !teams.includes(team))
        .flatMap((teams) => eligible(run, teams, facts)),
    )(run, tied);
  const head = amongTied(table);
  const records = [divisionIfAll, conference, ownPlayoff];
  return {
    two: [
      ...(facts.winnerFirst ? [winner, head] : [head, winner]),
      ...records,
      otherPlayoff,
      difference,
    ],
    many: [winner, head, ...records, difference],
    by: 'split',
  };
}

/** The teams of a conference that are eligible for the playoffs, with all that are tied for the last place among them. */
function eligible(run: SeasonRun, teams: readonly number[], facts: NbaFacts): readonly number[] {
  const shares = teams.map((team) => shareWonInAll(run, team)).sort((one, other) => other - one);
  const least = shares[facts.eligible - 1] ?? 0;
  return teams.filter((team) => shareWonInAll(run, team) >= least || facts.winners[team] === 1);
}
