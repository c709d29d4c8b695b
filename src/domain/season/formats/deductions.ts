import type { League } from '../../leagues/league.ts';
import { DEDUCTIONS } from './deductionTable.ts';

/** Points that each team of a league's season has lost by a day, in the order of `teams`. */
export function deductedPoints(season: {
  readonly league: League;
  readonly season: number;
  readonly day: string;
  readonly teams: readonly string[];
}): readonly number[] {
  const { day } = season;
  const inForce = DEDUCTIONS.filter(
    (each) =>
      each.league === season.league &&
      each.season === season.season &&
      each.from <= day &&
      (each.until === undefined || day < each.until),
  );
  return season.teams.map((team) =>
    inForce.reduce((sum, each) => (each.team === team ? sum + each.points : sum), 0),
  );
}
