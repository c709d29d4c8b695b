import { split } from '../../../rng/counts.ts';
import type { Generator } from '../../../rng/generator.ts';
import type { FootballSquad } from '../squad.ts';
import { KEPT_IN_POSITION } from '../state/memory.ts';
import { expectedShares } from '../state/squadOf.ts';
import { AT, FOOTBALL_STATS } from '../stats.ts';
import { drawWeights, ownSpreads, type Sharers, sharersOf } from './shares.ts';
import { giveTouchdowns } from './touchdowns.ts';
import { BEHIND, drawYards } from './yards.ts';

const WIDTH = FOOTBALL_STATS.length;

/** A side's carries, rushing yards and touchdowns; the rest of the team runs as a back does. */
export class Running {
  private readonly squad: FootballSquad;
  private readonly sharers: Sharers;
  private readonly weights: Float64Array;
  private readonly carries: Int32Array;
  private readonly scored: Int32Array;
  private readonly scoring: Float64Array;
  private readonly scratch = new Float64Array(4);

  constructor(squad: FootballSquad) {
    const { players, params, carryGroup } = squad;
    const all = players.length + 1;
    const spreads = ownSpreads(
      expectedShares(squad, 'carries'),
      players.map((one) => one.carrySpread),
    );
    this.squad = squad;
    this.sharers = sharersOf(
      players.map((one, at) => ({
        ...one,
        weight: one.carries,
        spread: spreads[at] ?? one.carrySpread,
      })),
      carryGroup,
      KEPT_IN_POSITION.carries,
      params.restCarries,
    );
    this.weights = new Float64Array(all);
    this.carries = new Int32Array(all);
    this.scored = new Int32Array(all);
    this.scoring = Float64Array.from({ length: all }, (_, at) =>
      Math.max(0.001, (players[at] ?? params.priors.RB).carryTouchdowns),
    );
  }

  /** Draws a run. @param touchdowns at most `carries` @param gaining factor of yards @param from first place of the side in `out` */
  draw(
    generator: Generator,
    there: Float64Array,
    carries: number,
    touchdowns: number,
    gaining: number,
    out: Int32Array,
    from: number,
  ): void {
    const { squad, carries: given, scored, weights } = this;
    const { players, params } = squad;
    drawWeights(generator, this.sharers, there, weights, this.scratch);
    split(generator, carries, weights, given);
    giveTouchdowns(generator, touchdowns, given, this.scoring, scored);
    for (let at = 0; at < players.length; at++) {
      const player = players[at];
      const count = given[at] ?? 0;
      if (!player || count === 0) continue;
      const row = from + at * WIDTH;
      out[row + AT.carries] = count;
      const gained = drawYards(
        generator,
        count,
        player.carryYards * gaining,
        params.carryShape[player.position],
        BEHIND.run,
      );
      out[row + AT.rushingYards] = Math.round(gained) + 0;
      out[row + AT.rushingTouchdowns] = scored[at] ?? 0;
    }
  }
}
