import { gamesIn, shareWon, tallyOf } from '../../order/criteria.ts';
import { bestOf, type Criterion, type TieRules } from '../../order/rank.ts';
import type { SeasonRun } from '../../run.ts';

/** A conference's members and their share won of conference games in the run at hand. */
export interface Conference {
  readonly teams: readonly number[];
  readonly shares: Float64Array;
}

/** A win over the best of the others counts more than over all that follow it: a quarter from one to the next. */
const NEXT = 0.25;

const metAll = (run: SeasonRun, tied: readonly number[]): boolean =>
  tied.every((team) =>
    tied.every(
      (other) =>
        other === team || gamesIn(tallyOf(run, team, (opponent) => opponent === other)) > 0,
    ),
  );

/** Share won among the tied, if all of them met. */
const amongTied: Criterion = (run, tied) =>
  metAll(run, tied)
    ? tied.map((team) => shareWon(tallyOf(run, team, (other) => tied.includes(other))))
    : undefined;

/** Conference opponents that every one of the tied has met. */
function commonOf(run: SeasonRun, { teams }: Conference, tied: readonly number[]): number[] {
  const met = tied.map((team) => {
    const opponents = new Set<number>();
    tallyOf(run, team, (other) => {
      opponents.add(other);
      return false;
    });
    return opponents;
  });
  return teams.filter((team) => !tied.includes(team) && met.every((each) => each.has(team)));
}

function tieRules(conference: Conference, rating: readonly number[]): TieRules {
  const { teams, shares } = conference;
  const againstCommon: Criterion = (run, tied) => {
    const common = commonOf(run, conference, tied);
    return common.length === 0
      ? undefined
      : tied.map((team) => shareWon(tallyOf(run, team, (other) => common.includes(other))));
  };
  const againstNextBest: Criterion = (run, tied) => {
    const common = commonOf(run, conference, tied).sort(
      (one, other) => (shares[other] ?? 0) - (shares[one] ?? 0),
    );
    return tied.map((team) => {
      let worth = 1;
      return common.reduce((sum, opponent) => {
        worth *= NEXT;
        return sum + worth * shareWon(tallyOf(run, team, (other) => other === opponent));
      }, 0);
    });
  };
  const opponents: Criterion = (run, tied) =>
    tied.map((team) => {
      let sum = 0;
      let games = 0;
      tallyOf(run, team, (other) => {
        if (teams.includes(other)) {
          sum += shares[other] ?? 0;
          games += 1;
        }
        return false;
      });
      return games === 0 ? 0 : sum / games;
    });
  const byRating: Criterion = (_, tied) => tied.map((team) => rating[team] ?? 0);
  const criteria = [amongTied, againstCommon, againstNextBest, opponents, byRating];
  return { two: criteria, many: criteria, by: 'peel' };
}

/** Finds the best of some members of a conference, leaving one out if it is already placed. */
export function bestIn(conference: Conference, rating: readonly number[]) {
  const ties = tieRules(conference, rating);
  const { shares } = conference;
  return (run: SeasonRun, teams: readonly number[], without = -1): number => {
    let most = -1;
    let level: number[] = [];
    for (const team of teams) {
      const share = shares[team] ?? 0;
      if (team === without || share < most) continue;
      if (share > most) level = [];
      most = share;
      level.push(team);
    }
    return bestOf(run, level, ties);
  };
}
