import { interpolatedAt } from '#engine/players/basketball/knots.ts';
import {
  type BasketballPlayerParams,
  type LearningRules,
  type LineShape,
  MINUTE_KNOTS,
} from '#engine/players/basketball/params.ts';
import { COUNTS } from '#engine/players/basketball/stats.ts';
import { observeBasketball } from './observe.ts';
import type { Box } from './readBoxes.ts';

/** Loss of a walk: of minutes, and of each count given the minutes played; lower is better. */
interface Losses {
  readonly minutes: number;
  readonly counts: readonly number[];
}

/** Mean negative log likelihoods: minutes as a Gaussian around what was expected, counts as Poisson (quasi-likelihood). */
function lossesOf(params: BasketballPlayerParams, boxes: readonly Box[], from: number): Losses {
  const { shape } = params;
  let minutes = 0;
  let players = 0;
  const counts = COUNTS.map(() => 0);
  observeBasketball(params, boxes, from, (one) => {
    if (!one.player.shown) return;
    const place = one.expected / shape.regulation;
    const told = one.expected + one.blown * interpolatedAt(MINUTE_KNOTS, shape.blowout, place);
    const noise = interpolatedAt(MINUTE_KNOTS, shape.minutesNoise, place);
    const variance = noise + one.player.minutesVariance;
    minutes += 0.5 * Math.log(variance) + (0.5 * (one.minutes - told) ** 2) / variance;
    players += 1;
    COUNTS.forEach((_, stat) => {
      const mean = Math.max(0.01, one.means[stat] ?? Number.NaN);
      const count = one.counts[stat] ?? Number.NaN;
      const loss = mean - count * Math.log(mean);
      if (Number.isFinite(loss)) counts[stat] = (counts[stat] ?? 0) + loss;
    });
  });
  return { minutes: minutes / players, counts: counts.map((loss) => loss / players) };
}

type MinuteRule =
  | 'newcomerVariance'
  | 'drift'
  | 'missedDrift'
  | 'seasonDrift'
  | 'tradeDrift'
  | 'summerReturn'
  | 'playsKept'
  | 'unknownMinutes'
  | 'unknownKept';

/** Factors tried on a figure; on a share, of what is missing from 1. */
const FACTORS = [0.6, 1.6];
/** More than this would follow the noise of minutes that nobody knows before a game. */
const MOST_INHERITED = 0.9;

/** Searches, one figure at a time, the rules by which minutes are learned. */
export function searchMinutes(
  start: BasketballPlayerParams,
  boxes: readonly Box[],
  from: number,
): BasketballPlayerParams {
  let best = start;
  let least = lossesOf(best, boxes, from).minutes;
  const attempt = (next: BasketballPlayerParams): boolean => {
    const { minutes } = lossesOf(next, boxes, from);
    if (minutes >= least) return false;
    best = next;
    least = minutes;
    return true;
  };
  const rule = (name: MinuteRule, value: number): boolean =>
    attempt({ ...best, rules: { ...best.rules, [name]: value } });
  const shaped = (name: 'positionLift' | 'returning', value: number): boolean =>
    attempt({ ...best, shape: { ...best.shape, [name]: value } });
  const scaled: readonly MinuteRule[] = [
    'drift',
    'seasonDrift',
    'missedDrift',
    'tradeDrift',
    'newcomerVariance',
    'unknownMinutes',
    'summerReturn',
  ];
  for (const name of scaled)
    for (const factor of FACTORS) if (repeat(() => rule(name, best.rules[name] * factor))) break;
  for (const name of ['playsKept', 'unknownKept'] as const)
    for (const factor of FACTORS)
      if (repeat(() => rule(name, 1 - (1 - best.rules[name]) * factor))) break;
  for (const name of ['positionLift', 'returning'] as const)
    for (const factor of FACTORS) if (repeat(() => shaped(name, best.shape[name] * factor))) break;
  return best;
}

/** Goes on as long as it helps, three times at most; whether it helped at all. */
function repeat(step: () => boolean): boolean {
  let helped = false;
  for (let times = 0; times < 3 && step(); times++) helped = true;
  return helped;
}

type CountRule = 'kept' | 'summerKept' | 'priorWeight' | 'opponentWeight';

/** Searches the rules by which counts are learned: each walk tries the same step for all counts, and each keeps what helps it. */
export function searchCounts(
  start: BasketballPlayerParams,
  boxes: readonly Box[],
  from: number,
): BasketballPlayerParams {
  let best = start;
  let least = lossesOf(best, boxes, from).counts;
  const attempt = (next: BasketballPlayerParams): boolean => {
    const { counts } = lossesOf(next, boxes, from);
    const better = counts.map((loss, stat) => loss < (least[stat] ?? 0));
    const keep = (old: readonly number[], tried: readonly number[]): number[] =>
      old.map((value, stat) => (better[stat] ? (tried[stat] ?? value) : value));
    const rules: LearningRules = {
      ...best.rules,
      kept: keep(best.rules.kept, next.rules.kept),
      summerKept: keep(best.rules.summerKept, next.rules.summerKept),
      priorWeight: keep(best.rules.priorWeight, next.rules.priorWeight),
      opponentWeight: keep(best.rules.opponentWeight, next.rules.opponentWeight),
    };
    const shape: LineShape = {
      ...best.shape,
      inherited: keep(best.shape.inherited, next.shape.inherited),
    };
    best = { ...best, rules, shape };
    least = least.map((loss, stat) => Math.min(loss, counts[stat] ?? loss));
    return better.some(Boolean);
  };
  const moved = (name: CountRule, to: (value: number) => number): boolean =>
    attempt({ ...best, rules: { ...best.rules, [name]: best.rules[name].map(to) } });
  for (const factor of FACTORS) {
    repeat(() => moved('kept', (value) => 1 - (1 - value) * factor));
    repeat(() => moved('priorWeight', (value) => value * factor));
    moved('summerKept', (value) => 1 - (1 - value) * factor);
    repeat(() => moved('opponentWeight', (value) => value * factor));
    repeat(() =>
      attempt({
        ...best,
        shape: {
          ...best.shape,
          inherited: best.shape.inherited.map((value) => Math.min(MOST_INHERITED, value * factor)),
        },
      }),
    );
  }
  return best;
}
