import { RUNS } from '../../baseball/innings.ts';
import type { Joint } from '../../joint/joint.ts';
import { EXTRA_RUNS, extraInnings, walkOff } from './extra.ts';
import { runsTogether } from './halfInning.ts';
import {
  FRESH_INNING,
  type LiveBaseballParams,
  MOST_LIVE_RUNS,
  REGULATION,
  WITH_RUNNER,
} from './params.ts';
import { expectedSoFar, rateWeightsAfter } from './rateWeightsAfter.ts';
import type { BaseballStand } from './readState.ts';
import { type SideDays, situationRuns } from './side.ts';

/** What the rest of a game is played with. */
export interface BaseballRestInputs {
  readonly params: LiveBaseballParams;
  /** Home runs among walk-offs. */
  readonly homer: number;
  readonly home: SideDays;
  readonly away: SideDays;
}

/** Every final score from a state of a game that is not over, by the process of half-innings alone. */
export function restOfBaseball(play: BaseballRestInputs, stand: BaseballStand): Joint {
  const { params, home, away, homer } = play;
  const homeWeights = rateWeightsAfter(
    params,
    home,
    stand.home,
    expectedSoFar(params, stand, true),
  );
  const awayWeights = rateWeightsAfter(
    params,
    away,
    stand.away,
    expectedSoFar(params, stand, false),
  );
  const last = Math.max(stand.inning, REGULATION);
  const visitors = mixed(away, awayWeights, (at) => visitorsBy(play, stand, at));
  const batting = lastBottom(play, stand, last, homeWeights);
  const extra = extraInnings(
    mixed(away, awayWeights, (at) => extraRuns(play, away, at)),
    mixed(home, homeWeights, (at) => extraRuns(play, home, at)),
    homer,
  );
  return finals(visitors, batting, extra, homer);
}

const extraRuns = ({ params }: BaseballRestInputs, side: SideDays, at: number): Float64Array =>
  situationRuns(params, side.days[at]?.tilts ?? [], REGULATION + 1, WITH_RUNNER);

/** A side's distribution over the rates it may have. */
function mixed(
  { days }: SideDays,
  weights: Float64Array,
  of: (at: number) => Float64Array,
): Float64Array {
  let sum = new Float64Array();
  days.forEach((_, at) => {
    const part = of(at);
    if (at === 0) sum = new Float64Array(part.length);
    const weight = weights[at] ?? 0;
    for (let index = 0; index < part.length; index++) {
      sum[index] = (sum[index] ?? 0) + weight * (part[index] ?? 0);
    }
  });
  return sum;
}

/** The visitors' runs when the last inning's bottom half begins, at one of their rates. */
function visitorsBy(
  { params, away }: BaseballRestInputs,
  stand: BaseballStand,
  at: number,
): Float64Array {
  const { tilts = [], rest = [] } = away.days[at] ?? {};
  const { inning, bottom, situation } = stand;
  const score = scored(stand.away);
  if (bottom) return runsTogether(score, rest[Math.min(inning, REGULATION)] ?? score);
  const now = situationRuns(params, tilts, inning, situation);
  return runsTogether(runsTogether(score, now), rest[Math.min(inning, REGULATION)] ?? score);
}

/** The home side's runs before the last bottom half and in it, as score × 11 + runs. */
function lastBottom(
  { params, home }: BaseballRestInputs,
  stand: BaseballStand,
  last: number,
  weights: Float64Array,
): Float64Array {
  const table = new Float64Array(RUNS * MOST_LIVE_RUNS);
  const { inning, bottom, situation } = stand;
  const score = scored(stand.home);
  home.days.forEach(({ tilts, rest }, at) => {
    const batsNow = bottom && inning < last;
    const now = batsNow
      ? runsTogether(score, situationRuns(params, tilts, inning, situation))
      : score;
    const before =
      inning < last ? runsTogether(now, rest[batsNow ? inning : inning - 1] ?? score) : now;
    const fresh = last > REGULATION ? WITH_RUNNER : FRESH_INNING;
    const final = situationRuns(params, tilts, last, bottom && inning === last ? situation : fresh);
    const weight = weights[at] ?? 0;
    for (let sum = 0; sum < RUNS; sum++) {
      const p = weight * (before[sum] ?? 0);
      if (p === 0) continue;
      for (let runs = 0; runs < MOST_LIVE_RUNS; runs++) {
        const cell = sum * MOST_LIVE_RUNS + runs;
        table[cell] = (table[cell] ?? 0) + p * (final[runs] ?? 0);
      }
    }
  });
  return table;
}

function scored(runs: number): Float64Array {
  const one = new Float64Array(RUNS);
  one[Math.min(runs, RUNS - 1)] = 1;
  return one;
}

/** Final scores from the visitors' runs, the home side's last bottom half, and extra innings. */
function finals(
  visitors: Float64Array,
  batting: Float64Array,
  extra: Float64Array,
  homer: number,
): Joint {
  const weights = new Float64Array(RUNS * RUNS);
  const add = (home: number, away: number, weight: number) => {
    const cell = Math.min(home, RUNS - 1) * RUNS + Math.min(away, RUNS - 1);
    weights[cell] = (weights[cell] ?? 0) + weight;
  };
  for (let away = 0; away < RUNS; away++) {
    const p = visitors[away] ?? 0;
    if (p === 0) continue;
    const beyond = new Float64Array(MOST_LIVE_RUNS);
    let level = 0;
    for (let home = 0; home < RUNS; home++) {
      for (let runs = 0; runs < MOST_LIVE_RUNS; runs++) {
        const weight = p * (batting[home * MOST_LIVE_RUNS + runs] ?? 0);
        const lead = home + runs - away;
        if (home > away) add(home, away, weight);
        else if (lead < 0) add(home + runs, away, weight);
        else if (lead === 0) level += weight;
        else beyond[lead - 1] = (beyond[lead - 1] ?? 0) + weight;
      }
    }
    walkOff(beyond, homer).forEach((weight, index) => {
      add(away + 1 + index, away, weight);
    });
    if (level > 0) addExtra(add, away, level, extra);
  }
  return { size: RUNS, weights };
}

function addExtra(
  add: (home: number, away: number, weight: number) => void,
  score: number,
  level: number,
  extra: Float64Array,
): void {
  for (let home = 0; home < EXTRA_RUNS; home++) {
    for (let away = 0; away < EXTRA_RUNS; away++) {
      const weight = extra[home * EXTRA_RUNS + away] ?? 0;
      if (weight > 0) add(score + home, score + away, level * weight);
    }
  }
}
