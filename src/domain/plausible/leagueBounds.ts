import type { Range } from '../leagues/figures.ts';
import type { Sport } from '../leagues/record.ts';

/** Season means per game and rates of one player, by the specification's names of player stats. */
export const PLAYER_BOUNDS: Readonly<Record<Sport, ReadonlyMap<string, Range>>> = {
  basketball: new Map([
    ['points', [0, 60]],
    ['rebounds', [0, 30]],
    ['assists', [0, 25]],
  ]),
  football: new Map([
    ['passingYards', [0, 650]],
    ['rushingYards', [0, 400]],
    ['receivingYards', [0, 400]],
  ]),
  baseball: new Map([
    ['homeRuns', [0, 4]],
    ['rbis', [0, 12]],
    ['battingAverage', [0, 1]],
    ['era', [0, 99]],
  ]),
  hockey: new Map([
    ['goals', [0, 5]],
    ['assists', [0, 6]],
  ]),
  soccer: new Map([
    ['goals', [0, 6]],
    ['assists', [0, 6]],
  ]),
};

export const isWithin = (value: number, [low, high]: Range): boolean =>
  value >= low && value <= high;
