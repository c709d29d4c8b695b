import { logistic } from '#domain/numbers/logOdds.ts';
import { pairing } from '#engine/fights/forecast.ts';
import type { FightParams, Filter, HazardShape } from '#engine/fights/ratingTypes.ts';
import { plainAxis, positive, searchAxes, type Values } from '../axes.ts';
import { RATING_ALONE, START_METHOD, START_STRENGTH } from './start.ts';
import type { FileFight } from './ufcRow.ts';
import { dated, walkRatings } from './walkRatings.ts';

/**
 * Knock-outs come soonest in the first round: 27 of 296 women's fights of the first half of 2014 ended in it, 15 of the
 * 269 left in the second, 14 of 254 in the third (Wombat Sports, half-year report, 2014): hazards of .091, .056 and
 * .055 a round. Taken for all of boxing, flat from the second round on and within rounds; unvalidated.
 */
const HAZARDS: HazardShape = {
  koRound: [0.016, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01],
  koHalf: [1, 1, 1, 1, 1, 1],
  subRound: [],
  subHalf: [],
};

const START: Filter = {
  strength: { ...START_STRENGTH, prior: 1, ageing: 0, shrink: 0 },
  win: RATING_ALONE,
  method: { knockout: [], submission: [] },
};

const START_PARAMS: FightParams = {
  record: { rate: 0.5, wins: 0.3 },
  line: START,
  result: { ...START, strength: { ...START.strength, lineNoise: 0 } },
  method: START_METHOD,
  hazards: { 12: HAZARDS },
  // Assumptions without a source: one fight in thirty drawn, one decision in eight split, one in sixteen majority.
  draw: 0.03,
  split: 0.125,
  majority: 0.0625,
};

const AXES = {
  rate: plainAxis(0.5, 0.2),
  wins: plainAxis(0.3, 0.2),
  prior: positive(START.strength.prior, 0.4),
  drift: positive(START.strength.drift, 0.4),
  lineNoise: positive(START.strength.lineNoise, 0.4),
};
const SEARCH = { most: 200, tolerance: 1e-6 };

/**
 * Constants of boxing's strengths from closing prices alone: the mean cross-entropy of what the ratings said before a
 * fight against its price. No result is used: the file is a selected sample (see boxing/record.ts).
 */
export function fitBoxingParams(rows: readonly FileFight[]): FightParams {
  const fights = dated(rows);
  const at = ({ rate, wins, ...moved }: Values<keyof typeof AXES>): FightParams => ({
    ...START_PARAMS,
    record: { rate, wins },
    line: { ...START, strength: { ...START.strength, ...moved } },
  });
  const loss = (values: Values<keyof typeof AXES>): number => {
    let sum = 0;
    let priced = 0;
    walkRatings('Boxing', fights, at(values), (ratings, { fight, day }) => {
      const close = fight.closing.winA;
      if (close === undefined) return;
      const { a, b } = pairing(ratings, fight, day);
      const p = logistic(a.fighter.line.mean - b.fighter.line.mean);
      sum -= close * Math.log(Math.max(1e-9, p)) + (1 - close) * Math.log(Math.max(1e-9, 1 - p));
      priced += 1;
    });
    return sum / Math.max(1, priced);
  };
  return at(searchAxes(AXES, loss, SEARCH));
}
