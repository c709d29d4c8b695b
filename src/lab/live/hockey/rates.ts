import { MORE_GOALS, moreGoals } from '#engine/live/goals/births.ts';
import { LEAD_FACTORS } from '#engine/live/goals/byLead.ts';
import { type HockeyParams, PERIOD, PERIODS } from '#engine/live/hockey/params.ts';
import { stretchOf } from '#engine/live/hockey/stretch.ts';
import { type Piece, piecesLeft } from '#engine/live/hockey/timeline.ts';
import { nelderMead } from '../../fit/nelderMead.ts';
import type { PeriodScores } from './periodScores.ts';

/** What is known of late goals and power plays before the rest is fitted. */
type Known = Pick<HockeyParams, 'pull' | 'pulled' | 'powerPlay'>;

interface FittedRates extends Pick<HockeyParams, 'periods' | 'lead'> {
  /** Share of sides one or two behind whose goalie leaves as `pulled` tells; the others' stay. */
  readonly pulling: number;
}

const SEARCH = { most: 300, tolerance: 0.1 } as const;
/** Logarithms of the periods' rates and of the factors by lead, and the share of sides that pull: where the search begins. */
const START = [0, 0.1, 0, 0.1, 0, -0.05, -0.05, 0.8];
const MIDDLE = (LEAD_FACTORS - 1) / 2;

/** Periods' rates, factors by lead and how many sides pull their goalies, by which the periods' scores are likeliest. */
export function fitRates(known: Known, groups: readonly PeriodScores[]): FittedRates {
  const loss = (at: readonly number[]) => -logLikelihood(paramsAt(known, at), groups);
  const { at } = nelderMead(loss, START, { ...SEARCH, steps: START.map(() => 0.05) });
  const { periods, lead } = paramsAt(known, at);
  const mean = periods.reduce((sum, one) => sum + one, 0) / PERIODS;
  return { periods: periods.map((one) => one / mean), lead, pulling: pullingAt(at) };
}

const pullingAt = (at: readonly number[]): number => Math.min(Math.max(at.at(-1) ?? 0, 0), 1);

/** Parameters from logarithms: three periods, then the leads but the level one; and the share of sides that pull. */
function paramsAt(known: Known, at: readonly number[]): HockeyParams {
  const factors = at.slice(0, -1).map((log) => Math.exp(log));
  const lead = factors.slice(PERIODS);
  return {
    ...known,
    pulled: known.pulled.map((share) => pullingAt(at) * share),
    periods: factors.slice(0, PERIODS),
    lead: [...lead.slice(0, MIDDLE), 1, ...lead.slice(MIDDLE)],
  };
}

/** Of the scores of periods, given the lead at each one's start. */
function logLikelihood(params: HockeyParams, groups: readonly PeriodScores[]): number {
  const pieces = [0, 1, 2].map((period) => piecesOf(params, period));
  let sum = 0;
  for (const { home, away, period, lead, counts } of groups) {
    const stretches = (pieces[period] ?? []).map((piece) =>
      stretchOf(params, { home, away }, piece),
    );
    const table = moreGoals(stretches, lead);
    for (const { home: h, away: a, count } of counts) {
      sum += count * Math.log(Math.max(table[h * MORE_GOALS + a] ?? 0, Number.MIN_VALUE));
    }
  }
  return sum;
}

/** A period's pieces alone. */
function piecesOf(params: HockeyParams, period: number): readonly Piece[] {
  const left = (PERIODS - period) * PERIOD;
  const after = piecesLeft(params, { home: 0, away: 0, left: left - PERIOD });
  const all = piecesLeft(params, { home: 0, away: 0, left });
  return left === PERIOD ? all : all.slice(0, all.length - after.length);
}
