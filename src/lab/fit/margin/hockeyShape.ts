import { clamp } from '#domain/numbers/numbers.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { poissonCounts } from '#engine/scoring/distributions.ts';
import { type FullGame, fullGame, ratesFor } from '#engine/scoring/rates.ts';
import { sampled, shareBy } from './spreads.ts';
import type { MarginCall } from './walk.ts';

const SAMPLE = 150;
const ROUNDS = 4;
const EXTRA_MARGINS = [1];

/** Share of games beyond regulation if the files mark none: the league's published share since 2005-06. */
const USUAL_OVERTIME = 0.23;
/**
 * Weight of that share, in games, next to the marked games. Seasons differ by about a point beyond chance (the marked
 * ones: .233, .206, .208), so a few of them predict the next one's share little better than the long record does.
 */
const OVERTIME_PRIOR = 3000;

interface Late {
  readonly emptyNet: readonly [byOne: number, byTwo: number];
  readonly equaliser: number;
}

/**
 * Probabilities of a late goal, for the side one behind (the equalizer) and into the empty net for sides one and two
 * ahead, at which the model's shares of overtime and of one- and two-goal games equal those of the training games.
 */
export function hockeyShape(calls: readonly MarginCall[]): Shapes {
  const overtime = overtimeShare(calls);
  const one = shareBy(calls, 1);
  const two = shareBy(calls, 2);
  const sample = sampled(calls, SAMPLE);
  let late: Late = { emptyNet: [0.2, 0.3], equaliser: 0.15 };
  for (let round = 0; round < ROUNDS; round++) {
    const { level, byOne, byTwo } = meanOutcome(sample, late);
    const equaliser = clamp((overtime - level) / byOne, 0, 0.6);
    const kept = (one - overtime) / byOne;
    const first = clamp(1 - equaliser - kept, 0, Math.min(0.9, 1 - equaliser));
    const second = clamp(1 - (two - byOne * first) / byTwo, 0, 0.9);
    late = { emptyNet: [first, second], equaliser };
  }
  return { emptyNet: late.emptyNet, equaliser: late.equaliser };
}

/** Share of games decided beyond regulation, from the seasons that mark them and a prior. */
function overtimeShare(calls: readonly MarginCall[]): number {
  const marked = new Set(
    calls.filter(({ game }) => game.overtime !== undefined).map(({ game }) => game.season),
  );
  const games = calls.filter(({ game }) => marked.has(game.season));
  const beyond = games.filter(({ game }) => game.overtime !== undefined).length;
  return (beyond + OVERTIME_PRIOR * USUAL_OVERTIME) / (games.length + OVERTIME_PRIOR);
}

/** Mean probabilities of games being level, or one or two goals apart, before any late goal. */
function meanOutcome(calls: readonly MarginCall[], late: Late) {
  const sum = { level: 0, byOne: 0, byTwo: 0 };
  for (const { win, margin, total } of calls) {
    const outcome = outcomeAt(win, Math.sqrt(margin.variance), total.mean, late);
    sum.level += outcome.level / calls.length;
    sum.byOne += outcome.byOne / calls.length;
    sum.byTwo += outcome.byTwo / calls.length;
  }
  return sum;
}

function outcomeAt(win: number, ratingSd: number, total: number, late: Late): FullGame {
  const ratioSd = ratingSd / (total / 2);
  const game = { distribution: poissonCounts, ratioSd, extraMargins: EXTRA_MARGINS, ...late };
  return fullGame(game, ratesFor(game, win, total));
}
