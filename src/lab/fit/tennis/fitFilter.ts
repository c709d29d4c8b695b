import type { TennisFilterParams, TennisParams } from '#engine/tennis/params.ts';
import type { TennisFilterName } from '#engine/tennis/player.ts';
import { type Axes, mapAxes, type Values } from '../axes.ts';
import { crossEntropy, trainingOf, walkFilter } from './filterLoss.ts';
import { LINES_START, RESULTS_START } from './filterStart.ts';
import { inBlocks } from './inBlocks.ts';
import { PLAIN_POINTS } from './pointStart.ts';
import type { FileMatch } from './row.ts';

/** Number of seasons that only warm a filter up. */
const WARM_UP = 2;
const ROUNDS = 3;
/** Evaluations per axis of a block and round. */
const PER_AXIS = 10;

type Name = keyof TennisFilterParams;
const STARTS = { lines: LINES_START, results: RESULTS_START } as const;

/** Groups of constants searched together: how skills move and are observed, ranks, surfaces, the forecast's own scales. */
const BLOCKS: readonly (readonly Name[])[] = [
  ['drift', 'marginVar', 'lineVar', 'lineScale', 'resultVar', 'marginScale'],
  ['formVar', 'formDays', 'drift', 'lineScale'],
  ['rankSlope', 'levelVar', 'rankVar'],
  ['surfaceVar', 'surfaceDrift', 'layoffDrift'],
  ['bestOfFive', 'shrink', 'monthOff', 'seasonOff', 'hurt', 'age'],
];

/**
 * Constants of one filter by likelihood: the mean cross-entropy of its forecasts over all matches except those of the
 * first two seasons, against the labels of filterLoss.ts. Closing lines are labels for both filters; the one without
 * lines never sees them.
 * @param matches in the order of play; only seasons that the parameters may use
 */
export function fitTennisFilter(
  which: TennisFilterName,
  matches: readonly FileMatch[],
  rounds = ROUNDS,
): { readonly params: TennisFilterParams; readonly loss: number } {
  const axes = STARTS[which];
  const searched = namesOf(axes).filter((name) => axes[name].step > 0 && told(name, matches));
  const training = trainingOf(matches, firstTrained(matches));
  const paramsAt = (at: readonly number[]): TennisFilterParams => {
    const values = startOf(which);
    for (const [index, name] of searched.entries()) {
      values[name] = axes[name].value(at[index] ?? 0);
    }
    return values;
  };
  const loss = (at: readonly number[]): number =>
    crossEntropy(walkFilter(matches, which, withFilter(which, paramsAt(at))), training);
  const blocks = BLOCKS.map((names) => {
    const block = names.map((name) => searched.indexOf(name)).filter((axis) => axis >= 0);
    return { axes: block, most: PER_AXIS * block.length };
  });
  const start = searched.map((name) => axes[name].at);
  const steps = searched.map((name) => axes[name].step);
  const { at, value } = inBlocks(loss, start, steps, blocks, rounds);
  return { params: paramsAt(at), loss: value };
}

/** Index of the first training match. */
function firstTrained(matches: readonly FileMatch[]): number {
  const first = matches[0]?.season ?? 0;
  const index = matches.findIndex(({ season }) => season >= first + WARM_UP);
  return Math.max(index, 0);
}

/** Whether the matches can determine a constant: women play no best of five, some files have no ages. */
function told(name: Name, matches: readonly FileMatch[]): boolean {
  if (name === 'bestOfFive') return matches.some(({ bestOf }) => bestOf === 5);
  if (name === 'age') return matches.some(({ a, b }) => a.age !== undefined && b.age !== undefined);
  return true;
}

const namesOf = (axes: Axes<Name>): Name[] => Object.keys(axes) as Name[];

const startOf = (which: TennisFilterName): Values<Name> =>
  mapAxes(STARTS[which], ({ start }) => start);

/** Parameters with one filter under trial and the other unchanged. */
const withFilter = (which: TennisFilterName, params: TennisFilterParams): TennisParams => ({
  lines: startOf('lines'),
  results: startOf('results'),
  points: PLAIN_POINTS,
  [which]: params,
});
