import type { GoalOrigin } from '#domain/game/origin.ts';
import type { GoalFilterParams } from './params.ts';
import type { GoalSituation } from './stakes.ts';
import type { GoalLevel, GoalRating } from './types.ts';

/** The parts that both log rates of a game are the sums of. */
export const goalParts = (
  params: GoalFilterParams,
  level: GoalLevel,
  home: GoalRating,
  away: GoalRating,
  situation: GoalSituation,
  neutralSite: boolean,
): Pick<GoalOrigin, 'lead' | 'pace'> => ({
  lead: {
    advantage: neutralSite ? 0 : level.home,
    home: home.strength / 2,
    away: 0 - away.strength / 2,
    stakes: (params.stakes * situation.stakes) / 2,
  },
  pace: {
    league: level.base,
    home: home.tempo / 2,
    away: away.tempo / 2,
    lateness: (params.finish * situation.lateness) / 2,
  },
});
