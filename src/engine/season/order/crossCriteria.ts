import { type CrossTable, halfWins, meetings } from './crossTable.ts';
import type { Criterion } from './rank.ts';

/** Share won, 0–1, against the `opponents` that `counts` keeps, a draw counting half; undefined without a game. */
function shareOf(
  { met, won, teams }: CrossTable,
  team: number,
  opponents: ArrayLike<number>,
): number | undefined {
  const row = team * teams;
  let games = 0;
  let more = 0;
  for (let at = 0; at < opponents.length; at += 1) {
    const opponent = opponents[at] ?? 0;
    const count = met[row + opponent] ?? 0;
    if (count === 0) continue;
    games += count;
    more += (won[row + opponent] ?? 0) - (won[opponent * teams + team] ?? 0);
  }
  return games === 0 ? undefined : (games + more) / (2 * games);
}

/** Share won against each tied team's own set of opponents; does not apply if one of them has met none. */
export const against =
  (
    table: CrossTable,
    opponentsOf: (team: number, tied: readonly number[]) => ArrayLike<number>,
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
  const first = table.opponents[tied[0] ?? 0] ?? new Int16Array();
  for (let at = 0; at < first.length; at += 1) {
    const opponent = first[at] ?? 0;
    let all = true;
    for (let other = 1; all && other < tied.length; other += 1) {
      all = meetings(table, tied[other] ?? 0, opponent) > 0;
    }
    if (all) common.push(opponent);
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
