import type { RatingRow } from '../ratingRow.ts';
import type { GoalRatings } from '../types.ts';
import { trustedGoalFilter } from './forecast.ts';

/**
 * A club's rating in goals: its expected margin against the league's average club at a neutral site, with the SD by the delta
 * method. Clubs of the newest season with games and of the one before.
 */
export function goalRows(ratings: GoalRatings): RatingRow[] {
  const filter = trustedGoalFilter(ratings);
  const newest = Math.max(...Object.values(ratings.teams).map((team) => team.season));
  const level = Math.exp(ratings[filter].base);
  return Object.entries(ratings.teams)
    .filter(([, team]) => team.season >= newest - 1)
    .map(([key, team]) => {
      const { strength, strengthVar, tempo, tempoVar } = team[filter];
      const scored = level * Math.exp((tempo + strength) / 2);
      const conceded = level * Math.exp((tempo - strength) / 2);
      const variance =
        strengthVar * ((scored + conceded) / 2) ** 2 + tempoVar * ((scored - conceded) / 2) ** 2;
      return { key, rating: scored - conceded, sd: Math.sqrt(variance), games: team.games };
    });
}
