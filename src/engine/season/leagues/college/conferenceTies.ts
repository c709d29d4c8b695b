import type { CrossTable } from '../../order/crossTable.ts';
import { bestOf, type Criterion, type TieRules } from '../../order/rank.ts';
import type { SeasonRun } from '../../run.ts';

/** A conference's members, their share won of conference games in the run at hand, and who beat whom. */
interface Conference {
  readonly teams: readonly number[];
  readonly shares: Float64Array;
  readonly table: CrossTable;
}

/** A win over the best of the others counts more than over all that follow it: a quarter from one to the next. */
const NEXT = 0.25;

function tieRules({ teams, shares, table }: Conference, rating: readonly number[]): TieRules {
  const { met, won, teams: size } = table;
  const games = (team: number, other: number): number => met[team * size + other] ?? 0;
  const wins = (team: number, other: number): number => won[team * size + other] ?? 0;

  /** Share won against some teams. */
  const shareAgainst = (team: number, others: readonly number[]): number => {
    let all = 0;
    let beaten = 0;
    for (const other of others) {
      all += games(team, other);
      beaten += wins(team, other);
    }
    return all === 0 ? 0 : beaten / all;
  };

  /** Share won among the tied, if all of them met. */
  const amongTied: Criterion = (_, tied) =>
    tied.every((team) => tied.every((other) => other === team || games(team, other) > 0))
      ? tied.map((team) => shareAgainst(team, tied))
      : undefined;

  /** Other members that every one of the tied has met. */
  const common = (tied: readonly number[]): number[] =>
    teams.filter((other) => tied.every((team) => games(team, other) > 0));

  const againstCommon: Criterion = (_, tied) => {
    const others = common(tied);
    return others.length === 0 ? undefined : tied.map((team) => shareAgainst(team, others));
  };

  const againstNextBest: Criterion = (_, tied) => {
    const others = common(tied).sort((one, two) => (shares[two] ?? 0) - (shares[one] ?? 0));
    return tied.map((team) => {
      let worth = 1;
      let sum = 0;
      for (const other of others) {
        worth *= NEXT;
        sum += (worth * wins(team, other)) / games(team, other);
      }
      return sum;
    });
  };

  const opponents: Criterion = (_, tied) =>
    tied.map((team) => {
      let sum = 0;
      let all = 0;
      for (const other of teams) {
        sum += games(team, other) * (shares[other] ?? 0);
        all += games(team, other);
      }
      return all === 0 ? 0 : sum / all;
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
    const level: number[] = [];
    for (const team of teams) {
      const share = shares[team] ?? 0;
      if (team === without || share < most) continue;
      if (share > most) level.length = 0;
      most = share;
      level.push(team);
    }
    return bestOf(run, level, ties);
  };
}
