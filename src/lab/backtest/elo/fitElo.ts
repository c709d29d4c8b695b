import { logistic } from '#domain/numbers/logOdds.ts';
import { type Axes, laid, searchAxes } from '../../fit/axes.ts';
import {
  type EloGame,
  type EloParams,
  eloDifferences,
  eloOutcomes,
  type Lower,
} from './plainElo.ts';

/** First seasons whose forecasts do not count in the fit, because ratings start level. */
const WARM_UP_SEASONS = 2;
const SEARCH = { most: 160, tolerance: 1e-7 };

/**
 * Plain Elo's parameters with the least mean logarithmic loss on these games, rounded: K, home advantage, carry-over, ν (with
 * draws) and
 * the lower start (with divisions). The oldest two seasons only warm up the ratings, unless there are no others. Deterministic.
 * The search runs over log K, advantage, logit carry and log ν, which keeps each in its range.
 */
export function fitGameElo(games: readonly EloGame[], teams: Lower, draws: boolean): EloParams {
  const counted = warm(games);
  const divisions = teams.includes(true);
  const loss = (moved: Partial<EloParams>): number => {
    const params = paramsOf(moved);
    const differences = eloDifferences(games, teams, params);
    let sum = 0;
    for (let index = games.length - counted; index < games.length; index++) {
      sum += lossOf(differences[index] ?? 0, params.draw, games[index]?.result ?? 0);
    }
    return sum / counted;
  };
  const axes: Axes<string> = { ...AXES, ...(draws && DRAW), ...(divisions && LOWER) };
  return rounded(paramsOf(searchAxes(axes, loss, SEARCH)));
}

const hundreds = (at: number): number => 100 * at;
const AXES = {
  k: laid(3, 0.5, Math.exp),
  advantage: laid(0.5, 0.2, hundreds),
  carry: laid(1, 0.5, logistic),
};
const DRAW = { draw: laid(-0.2, 0.3, Math.exp) };
const LOWER = { lower: laid(2, 1, hundreds) };

const paramsOf = (moved: Partial<EloParams>): EloParams => ({
  k: 1,
  advantage: 0,
  carry: 0,
  draw: 0,
  lower: 0,
  ...moved,
});

const rounded = ({ k, advantage, carry, draw, lower }: EloParams): EloParams => ({
  k: Number(k.toFixed(2)),
  advantage: Number(advantage.toFixed(1)),
  carry: Number(carry.toFixed(3)),
  draw: Number(draw.toFixed(3)),
  lower: Number(lower.toFixed(1)),
});

/** Number of newest games that count in the loss. */
function warm(games: readonly EloGame[]): number {
  const first = games[0]?.season ?? 0;
  const later = games.filter(({ season }) => season >= first + WARM_UP_SEASONS).length;
  return later > 0 ? later : games.length;
}

/** A level result is the draw if the model has one, otherwise half a win each. */
function lossOf(difference: number, draw: number, result: number): number {
  const { home, draw: level, away } = eloOutcomes(difference, draw);
  if (result === 1) return -Math.log(home);
  if (result === 0) return -Math.log(away);
  return draw > 0 ? -Math.log(level) : -(Math.log(home) + Math.log(away)) / 2;
}
