import { logit } from '#domain/numbers/logOdds.ts';
import { boutFeatures, pairing, plainLogit } from '#engine/fights/forecast.ts';
import type { FightParams } from '#engine/fights/ratingTypes.ts';
import { BURN_IN_DAYS } from './start.ts';
import { type DatedFight, walkRatings } from './walkRatings.ts';

/** Chosen on 2018–2023: of 150, 300, 500, 1000 and 2000 it had the least loss, and beat no scaling in all six years. */
const HALF_LIFE_FIGHTS = 150;

/** Regression of closing logits on the fitted model's own, through the origin. */
export function fitSpread(fights: readonly DatedFight[], params: FightParams): FightParams {
  const from = (fights[0]?.day ?? 0) + BURN_IN_DAYS;
  let product = 0;
  let square = 0;
  walkRatings('UFC', fights, params, (ratings, { fight, day }) => {
    const close = fight.closing.winA;
    if (close === undefined || day < from) return;
    const sides = pairing(ratings, fight, day);
    const own = plainLogit(boutFeatures(ratings, fight, sides, day, 'line'), params.line.win);
    product += own * logit(close);
    square += own * own;
  });
  if (!(product > 0)) return params;
  return { ...params, spread: { slope: product / square, halfLife: HALF_LIFE_FIGHTS } };
}
