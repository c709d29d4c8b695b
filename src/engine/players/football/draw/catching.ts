import { binomial, split } from '../../../rng/counts.ts';
import type { Generator } from '../../../rng/generator.ts';
import type { FootballSquad } from '../squad.ts';
import { KEPT_IN_POSITION } from '../state/memory.ts';
import { expectedShares } from '../state/squadOf.ts';
import { AT, FOOTBALL_STATS } from '../stats.ts';
import { drawWeights, ownSpreads, type Sharers, sharersOf } from './shares.ts';
import { giveTouchdowns } from './touchdowns.ts';
import { BEHIND, drawYards } from './yards.ts';

const WIDTH = FOOTBALL_STATS.length;
const LIKELIEST_CATCH = 0.97;

/** A side's targets, catches, receiving yards and touchdowns; the rest of the team catches as a tight end does. */
export class Catching {
  completions = 0;
  yards = 0;

  private readonly squad: FootballSquad;
  private readonly sharers: Sharers;
  private readonly weights: Float64Array;
  private readonly targets: Int32Array;
  private readonly caught: Int32Array;
  private readonly scored: Int32Array;
  private readonly gained: Float64Array;
  private readonly variance: Float64Array;
  private readonly scoring: Float64Array;
  private readonly scratch = new Float64Array(4);

  constructor(squad: FootballSquad) {
    const { players, params, targetGroup } = squad;
    const all = players.length + 1;
    const spreads = ownSpreads(
      expectedShares(squad, 'targets'),
      players.map((one) => one.targetSpread),
    );
    this.squad = squad;
    this.sharers = sharersOf(
      players.map((one, at) => ({
        ...one,
        weight: one.targets,
        spread: spreads[at] ?? one.targetSpread,
      })),
      targetGroup,
      KEPT_IN_POSITION.targets,
      params.restTargets,
    );
    this.weights = new Float64Array(all);
    this.targets = new Int32Array(all);
    this.caught = new Int32Array(all);
    this.scored = new Int32Array(all);
    this.gained = new Float64Array(all);
    this.variance = new Float64Array(all);
    this.scoring = Float64Array.from({ length: all }, (_, at) => {
      const one = players[at] ?? params.priors.TE;
      return Math.max(0.001, one.catchTouchdowns) / Math.max(0.2, one.catching);
    });
  }

  /**
   * Draws a run. @param touchdowns passed, at most `attempts` @param completing @param gaining factors of catches and of their yards
   * @param from first place of the side's first player in `out`
   */
  draw(
    generator: Generator,
    there: Float64Array,
    attempts: number,
    touchdowns: number,
    completing: number,
    gaining: number,
    out: Int32Array,
    from: number,
  ): void {
    const { squad, targets, caught, scored, weights } = this;
    const { players, params } = squad;
    const rest = players.length;
    drawWeights(generator, this.sharers, there, weights, this.scratch);
    split(generator, binomial(generator, attempts, params.targeted), weights, targets);
    let completions = 0;
    for (let at = 0; at <= rest; at++) {
      const rate = (players[at] ?? params.priors.TE).catching * completing;
      const count = binomial(generator, targets[at] ?? 0, Math.min(LIKELIEST_CATCH, rate));
      caught[at] = count;
      completions += count;
    }
    if (completions < touchdowns) {
      caught[rest] = (caught[rest] ?? 0) + touchdowns - completions;
      completions = touchdowns;
    }
    giveTouchdowns(generator, touchdowns, caught, this.scoring, scored);
    this.completions = completions;
    this.drawGains(generator, gaining);
    let yards = 0;
    for (let at = 0; at <= rest; at++) {
      const gained = Math.round(this.gained[at] ?? 0) + 0;
      yards += gained;
      if (at === rest) continue;
      const row = from + at * WIDTH;
      out[row + AT.targets] = targets[at] ?? 0;
      out[row + AT.receptions] = caught[at] ?? 0;
      out[row + AT.receivingYards] = gained;
      out[row + AT.receivingTouchdowns] = scored[at] ?? 0;
    }
    this.yards = yards;
  }

  /** Yards of each one's catches. Long ones of one are fewer of the others: a part of what they gain together beyond expectation is taken off by each one's variance. */
  private drawGains(generator: Generator, gaining: number): void {
    const { squad, caught, gained, variance } = this;
    const { players, params } = squad;
    let beyond = 0;
    let all = 0;
    for (let at = 0; at <= players.length; at++) {
      const count = caught[at] ?? 0;
      const player = players[at];
      const mean = (player ?? params.priors.TE).catchYards * gaining;
      const shape = params.catchShape[player?.position ?? 'TE'];
      const yards = drawYards(generator, count, mean, shape, BEHIND.catch);
      const varies = (count * (mean + BEHIND.catch) ** 2) / shape;
      gained[at] = yards;
      variance[at] = varies;
      beyond += yards - count * mean;
      all += varies;
    }
    if (all === 0) return;
    const taken = ((1 - params.gainsTogether) * beyond) / all;
    for (let at = 0; at <= players.length; at++)
      gained[at] = (gained[at] ?? 0) - taken * (variance[at] ?? 0);
  }
}
