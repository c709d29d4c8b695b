import { type CrossTable, halfWins, meetings } from './crossTable.ts';
import type { Criterion } from './rank.ts';

/** Share won, 0–1, against the `opponents` that `counts` keeps, a draw counting half; undefined without a game. */
function shareOf(table: CrossTable, team: number, opponents: Iterable<number>): number | undefined {
  let games = 0;
  let halves = 0;
  for (const opponent of opponents) {
    games += meetings(table, team, opponent);
    halves += halfWins(table, team, opponent);
  }
  return games === 0 ? undefined : halves / (2 * games);
}

/** Share won against each tied team's own set of opponents; does not apply if one of them has met none. */
export const against =
  (
    table: CrossTable,
    opponentsOf: (team: number, tied: readonly number[]) => Iterable<number>,
  ): Criterion =>
  (_, tied) => {
    const shares: number[] = [];
    for (const team of tied) {
      const share = shareOf(table, team, opponentsOf(team, tied));
      if (share === undefined) return undefined;
      shares.push(share);
    }
    return shares;
  };

/** Share won of games among the tied teams; does not apply if one of them has met none of the others. */
export const amongTied = (table: CrossTable): Criterion => against(table, (_, tied) => tied);

/**
 * 1 for a team that has beaten each of the others, −1 for one that has lost to each: what the NFL calls a sweep. All of their
 * games count; 0 for everybody else.
 */
export const sweep =
  (table: CrossTable): Criterion =>
  (_, tied) =>
    tied.map((team) => {
      let all = 0;
      for (const other of tied) {
        const games = meetings(table, team, other);
        if (team === other) continue;
        const halves = halfWins(table, team, other);
        if (games > 0 && halves === 2 * games) all += 1;
        else if (games > 0 && halves === 0) all -= 1;
        else return 0;
      }
      const others = tied.length - 1;
      return all === others ? 1 : all === -others ? -1 : 0;
    });

/** The opponents that all of the tied teams have met. */
export function commonOpponents(table: CrossTable, tied: readonly number[]): number[] {
  const common: number[] = [];
  for (const opponent of table.opponents[tied[0] ?? 0] ?? []) {
    if (tied.every((team) => meetings(table, team, opponent) > 0)) common.push(opponent);
  }
  return common;
}

/** Share won against common opponents; does not apply if a tied team has fewer than `least` such games. */
export const inCommon =
  (table: CrossTable, least: number): Criterion =>
  (run, tied) => {
    const common = commonOpponents(table, tied);
    for (const team of tied) {
      let games = 0;
      for (const opponent of common) games += meetings(table, team, opponent);
      if (games < least) return undefined;
    }
    return against(table, () => common)(run, tied);
  };
