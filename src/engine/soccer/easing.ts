import { InputError } from '#domain/numbers/inputError.ts';
import { fillCounts } from './goalCounts.ts';
import { SOCCER_SCORES } from './joint.ts';

/** Mean goals of both sides and their uncertainty; see model.ts. */
interface MeanGoals {
  readonly homeRate: number;
  readonly awayRate: number;
  readonly homeLogSd: number;
  readonly awayLogSd: number;
  /** Share of leads of two or more that end a goal smaller; 0 if absent. */
  readonly easing?: number | undefined;
}

const homeCounts = new Float64Array(SOCCER_SCORES);
const awayCounts = new Float64Array(SOCCER_SCORES);

/**
 * Goals that easing takes from the home side and gives to the other: half the share of clear leads, home's less away's. The sum
 * of both sides stays the same.
 */
function moved({ homeRate, awayRate, homeLogSd, awayLogSd, easing = 0 }: MeanGoals): number {
  fillCounts(homeCounts, homeRate, homeLogSd);
  fillCounts(awayCounts, awayRate, awayLogSd);
  let leads = 0;
  let homeBelow = 0;
  let awayBelow = 0;
  for (let goals = 2; goals < SOCCER_SCORES; goals++) {
    homeBelow += homeCounts[goals - 2] ?? 0;
    awayBelow += awayCounts[goals - 2] ?? 0;
    leads += (homeCounts[goals] ?? 0) * awayBelow - (awayCounts[goals] ?? 0) * homeBelow;
  }
  return (easing / 2) * leads;
}

/** Mean goals as games end, from the rates without easing. */
export function afterEasing<Game extends MeanGoals>(game: Game): Game {
  if (!game.easing) return game;
  const goals = moved(game);
  return { ...game, homeRate: game.homeRate - goals, awayRate: game.awayRate + goals };
}

/** Each round leaves at most a twentieth of the error. */
const ROUNDS = 8;
const LEAST_RATE = 0.01;

/**
 * The inverse: the rates without easing for games that end with these mean goals.
 * Throws a RangeError that names the side that could not score so little.
 */
export function beforeEasing<Game extends MeanGoals>(game: Game): Game {
  if (!game.easing) return game;
  let goals = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const homeRate = game.homeRate + goals;
    const awayRate = game.awayRate - goals;
    check('homeRate', game.homeRate, homeRate);
    check('awayRate', game.awayRate, awayRate);
    goals = moved({ ...game, homeRate, awayRate });
  }
  return { ...game, homeRate: game.homeRate + goals, awayRate: game.awayRate - goals };
}

function check(name: string, asked: number, rate: number): void {
  if (rate >= LEAST_RATE) return;
  throw new InputError(`Input ${name} is ${asked}, less than the other side's eased leads bring`);
}
