import type { GoalLeague } from '#domain/leagues/index.ts';
import { goalForecasts } from '../../../fit/goals/forecasts.ts';
import { type GoalParams, paramsBefore, readGroup } from '../../../fit/goals/group.ts';
import { forecastsBefore } from '../../../fit/goals/marketWeights.ts';
import type { LineLog } from '../../types.ts';
import type { Remember } from '../remember.ts';
import { fitBefore } from './fitBefore.ts';
import type { RatedLeague } from './types.ts';

interface GoalFit {
  readonly params: GoalParams;
  readonly easing: number;
}

/** A soccer league's games, and its ratings as they were before a season. */
export function ratedGoals(
  league: GoalLeague,
  folder: string,
  remember: Remember,
  log: LineLog,
): RatedLeague {
  const group = readGroup(league, folder, log);
  const games = group.history.games.map(({ game }) => game);
  const seasons = [...new Set(games.map(({ season }) => season))];
  const fitted = (season: number): GoalFit =>
    remember(`fit-${league}-${season}-${group.hash.slice(0, 8)}`, () => {
      const shared = league === 'MLS' ? 'MLS' : 'europe';
      const params = remember(`fit-${shared}-${season}-${group.hash.slice(0, 8)}`, () => {
        log(`${league}: parameters from the seasons before ${season}`);
        return paramsBefore(group, season, log);
      });
      return { params, easing: forecastsBefore(group.history, params, season).easing };
    });
  return {
    league,
    games,
    hash: group.hash,
    ratingsOn(season, day) {
      const { params, easing } = fitted(fitBefore(seasons, season));
      const known = group.history.games.filter(({ game }) => game.date < day);
      const { state } = goalForecasts({ ...group.history, games: known }, params, easing);
      return { ...state, kind: 'goals' };
    },
  };
}
