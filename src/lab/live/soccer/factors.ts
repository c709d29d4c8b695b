import { PART, type SoccerParams, WHOLE_GAME } from '#engine/live/soccer/params.ts';
import {
  ADDED,
  type Cell,
  EVEN,
  type GoalTally,
  LEVEL,
  TALLIED_LEADS,
  TIME_BINS,
} from './tally.ts';

const ROUNDS = 40;
/** Bins whose quarter of an hour ends a half, and begins the second. */
const BEFORE_BREAK = 2;
const AFTER_BREAK = 3;

/**
 * Factors by time, lead and numbers, each in turn so that goals come to those expected: the likelihood's maximum, as goals are Poisson
 * given all three.
 * @param firstAdded length of the first half's added time, minutes at the rate before it
 */
export function paramsFrom(tally: GoalTally, firstAdded: number): SoccerParams {
  const bins = new Float64Array(TIME_BINS).fill(1 / WHOLE_GAME);
  const lead = new Float64Array(TALLIED_LEADS).fill(1);
  const short = new Float64Array(2 * EVEN + 1).fill(1);
  const factors = [
    { values: bins, at: ({ bin }: Cell) => bin },
    { values: lead, at: (cell: Cell) => cell.lead },
    { values: short, at: (cell: Cell) => cell.short },
  ];
  const expected = (cell: Cell) =>
    factors.reduce((product, { values, at }) => product * (values[at(cell)] ?? 1), 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { values, at } of factors) {
      for (let index = 0; index < values.length; index++) {
        values[index] = (values[index] ?? 1) * tally.ratio(expected, (cell) => at(cell) === index);
      }
    }
    for (const [values, middle] of [
      [lead, LEVEL],
      [short, EVEN],
    ] as const) {
      const unit = values[middle] ?? 1;
      for (let index = 0; index < values.length; index++)
        values[index] = (values[index] ?? 1) / unit;
    }
  }
  return {
    ...shapeOf(bins, firstAdded),
    lead: [...lead],
    short: [short[EVEN + 1] ?? 1, short[EVEN - 1] ?? 1],
  };
}

/** The shape of ninety minutes: goals of the first half's added time are told as of minutes from 46 on, and are taken from there. */
function shapeOf(bins: Float64Array, firstAdded: number): Pick<SoccerParams, 'shape' | 'added'> {
  const minutes = [...bins].slice(0, WHOLE_GAME / PART);
  const early = ((minutes[BEFORE_BREAK] ?? 0) * firstAdded) / PART;
  minutes[AFTER_BREAK] = (minutes[AFTER_BREAK] ?? 0) - early;
  const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
  const last = minutes.at(-1) ?? mean;
  return {
    shape: minutes.map((one) => one / mean),
    added: [firstAdded, (ADDED * (bins[TIME_BINS - 1] ?? 0)) / last],
  };
}
