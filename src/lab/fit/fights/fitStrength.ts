import { type FilterName, pairing } from '#engine/fights/forecast.ts';
import {
  type FightParams,
  type StrengthParams,
  WIN_FEATURES,
  type WinWeights,
} from '#engine/fights/ratingTypes.ts';
import { winFeatures } from '#engine/fights/winFeatures.ts';
import { type Axes, plainAxis, positive, searchAxes } from '../axes.ts';
import { fitLogit, type LogitRows } from './logitFit.ts';
import { BURN_IN_DAYS } from './start.ts';
import { type DatedFight, walkRatings } from './walkRatings.ts';

/** Searched by their logarithm, since they are positive. */
const POSITIVE = ['prior', 'drift', 'resultNoise', 'finish', 'shrink', 'lineNoise'] as const;
const SEARCH = { most: 260, tolerance: 2e-7 };

/**
 * Constants of one strength filter and its weights, by profile likelihood: the search varies the filter's constants; for
 * each set, logistic regression gives the weights of the win features. The loss is that of the results.
 */
export function fitStrength(
  fights: readonly DatedFight[],
  params: FightParams,
  name: FilterName,
): FightParams {
  const searched = POSITIVE.filter((key) => name === 'line' || key !== 'lineNoise');
  const start = params[name].strength;
  const at = (moved: Partial<StrengthParams>): FightParams => ({
    ...params,
    [name]: { ...params[name], strength: { ...start, ...moved } },
  });
  const axes: Axes<string> = {
    ageing: plainAxis(start.ageing, 0.1),
    ...Object.fromEntries(searched.map((key) => [key, positive(start[key], 0.4)])),
  };
  const loss = (moved: Partial<StrengthParams>) => fitLogit(rowsOf(fights, at(moved), name)).loss;
  const fitted = at(searchAxes(axes, loss, SEARCH));
  const { weights } = fitLogit(rowsOf(fights, fitted, name));
  const win = Object.fromEntries(
    WIN_FEATURES.map((feature, index) => [feature, weights[index] ?? 0]),
  ) as WinWeights;
  return { ...fitted, [name]: { ...fitted[name], win } };
}

/** Features and winners of every decisive fight after the burn-in. */
function rowsOf(fights: readonly DatedFight[], params: FightParams, name: FilterName): LogitRows {
  const rows: LogitRows = { size: WIN_FEATURES.length, features: [], happened: [] };
  const from = (fights[0]?.day ?? 0) + BURN_IN_DAYS;
  walkRatings('UFC', fights, params, (ratings, { fight, day }) => {
    if (fight.winner === 'draw' || day < from) return;
    const { a, b } = pairing(ratings, fight, day);
    const features = winFeatures(
      a,
      b,
      fight.weightClass,
      day,
      (fighter) => fighter[name],
      params[name].strength,
    );
    for (const feature of WIN_FEATURES) rows.features.push(features[feature]);
    rows.happened.push(fight.winner === 'a' ? 1 : 0);
  });
  return rows;
}
