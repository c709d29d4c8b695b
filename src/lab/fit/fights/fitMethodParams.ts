import {
  boutMethodFeatures,
  type FilterName,
  forecastBout,
  pairing,
} from '#engine/fights/forecast.ts';
import { METHOD_INDEX } from '#engine/fights/learn.ts';
import type { FightParams, MethodParams } from '#engine/fights/ratingTypes.ts';
import { positive, searchAxes } from '../axes.ts';
import { fitMethods, type MethodRow } from './methodFit.ts';
import { BURN_IN_DAYS } from './start.ts';
import { type DatedFight, walkRatings } from './walkRatings.ts';

const SEARCHED = [
  'halfLife',
  'shrink',
  'pseudo',
  'prior',
  'drift',
  'priceNoise',
  'resultNoise',
] as const;
const SEARCH = { most: 150, tolerance: 1e-6 };

/**
 * Constants of how methods are learned, and both filters' weights, by profile likelihood of the winners' methods.
 * The constants are searched for the filter that reads lines.
 */
export function fitMethodParams(fights: readonly DatedFight[], params: FightParams): FightParams {
  const at = (moved: Partial<MethodParams>): FightParams => ({
    ...params,
    method: { ...params.method, ...moved },
  });
  const fitted = at(
    searchAxes(
      Object.fromEntries(SEARCHED.map((key) => [key, positive(params.method[key], 0.5)])),
      (moved) => fitMethods(rowsOf(fights, at(moved), 'line')).loss,
      SEARCH,
    ),
  );
  const weights = (name: FilterName) => fitMethods(rowsOf(fights, fitted, name)).weights;
  return {
    ...fitted,
    line: { ...fitted.line, method: weights('line') },
    result: { ...fitted.result, method: weights('result') },
  };
}

/** Features and methods of every fight won after the burn-in. */
function rowsOf(fights: readonly DatedFight[], params: FightParams, name: FilterName): MethodRow[] {
  const rows: MethodRow[] = [];
  const from = (fights[0]?.day ?? 0) + BURN_IN_DAYS;
  walkRatings('UFC', fights, params, (ratings, { fight, day }) => {
    const { winner, method } = fight;
    if (winner === 'draw' || method === 'other' || day < from) return;
    const sides = pairing(ratings, fight, day);
    const { logit } = forecastBout(ratings, fight, sides, day, name);
    const features = boutMethodFeatures(ratings, fight, sides, name, winner, logit);
    rows.push({ features, method: METHOD_INDEX[method] });
  });
  return rows;
}
