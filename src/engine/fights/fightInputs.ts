import { InputError } from '#domain/numbers/inputError.ts';
import { rounded } from '../rounded.ts';
import type { FightForecast } from './forecast.ts';
import type { FightInputs } from './model.ts';
import { flatten } from './numbered.ts';
import type { FightParams, FightRatings, HazardShape } from './ratingTypes.ts';
import type { ForecastBout, MethodRates } from './types.ts';
import { winAInput } from './winInput.ts';

/** Minutes of a round: boxing's are two for women. */
const minutesOf = ({ league, women }: ForecastBout): number =>
  league === 'Boxing' && women ? 2 : league === 'Boxing' ? 3 : 5;

/** The model's inputs of one fight, rounded as they are published. */
export function boutInputs(
  { params }: Pick<FightRatings, 'params'>,
  bout: ForecastBout,
  { winA, methodA, methodB }: Pick<FightForecast, 'winA' | 'methodA' | 'methodB'>,
): FightInputs {
  const roundMinutes = minutesOf(bout);
  const { koRound, koHalf, subRound, subHalf } = hazardsFor(params, bout.rounds, roundMinutes);
  const submissions = methodA[1] + methodB[1] > 0;
  const [koA, subA] = finishes(methodA);
  const [koB, subB] = finishes(methodB);
  return {
    winA: winAInput(winA),
    koA,
    subA,
    koB,
    subB,
    draw: rounded(params.draw, 4),
    split: rounded(params.split, 4),
    majority: rounded(params.majority, 4),
    rounds: bout.rounds,
    roundMinutes,
    ...flatten(submissions ? { koRound, koHalf, subRound, subHalf } : { koRound, koHalf }),
  };
}

/** No fight is more certain than this to end early. */
const MOST_FINISHES = 0.97;

function finishes([ko, sub]: MethodRates): readonly [ko: number, sub: number] {
  const scale = Math.min(1, MOST_FINISHES / (ko + sub));
  return [rounded(Math.max(0.001, ko * scale), 4), rounded(sub * scale, 4)];
}

/**
 * Hazards of a fight of any length: those of the scheduled length, or of the nearest fitted one with its last round repeated. A
 * profile for other round lengths is cut, or its last half minute repeated.
 */
function hazardsFor(
  { hazards }: Pick<FightParams, 'hazards'>,
  rounds: number,
  roundMinutes: number,
): HazardShape {
  const lengths = Object.keys(hazards).map(Number);
  const nearest = lengths.reduce((best, length) =>
    Math.abs(length - rounds) < Math.abs(best - rounds) ? length : best,
  );
  const shape = hazards[nearest];
  if (!shape) throw new InputError(`No hazards for fights of ${rounds} rounds`);
  const sized = (values: readonly number[], length: number): number[] =>
    Array.from({ length }, (_, index) => values[Math.min(index, values.length - 1)] ?? 0);
  return {
    koRound: sized(shape.koRound, rounds),
    koHalf: sized(shape.koHalf, 2 * roundMinutes),
    subRound: sized(shape.subRound, rounds),
    subHalf: sized(shape.subHalf, 2 * roundMinutes),
  };
}
