import { mean } from '#domain/numbers/numbers.ts';
import { split } from '../../rng/counts.ts';
import { type Generator, uniform } from '../../rng/generator.ts';
import { normal } from '../../rng/normal.ts';
import { drawIndexExcept } from '../goals/drawIndexExcept.ts';
import { dress } from '../goals/dress.ts';
import { FULL, type SoccerDrawParams } from './params.ts';
import type { SoccerSquadPlayer } from './squad.ts';
import { MINUTES, SOCCER_ASSISTS, SOCCER_GOALS, SOCCER_SHOTS, SOCCER_STATS } from './stats.ts';

const WIDTH = SOCCER_STATS.length;
const ELEVEN = 11 * FULL;
/** However bad a night, a player is worth this share of himself. */
const LEAST_WORTH = 0.05;

/** Draws one side's players. One more stands for whoever is missing from the list. */
export class SoccerSideDraw {
  private readonly params: SoccerDrawParams;
  private readonly players: readonly SoccerSquadPlayer[];
  private readonly starts: Float64Array;
  private readonly comesOn: Float64Array;
  private readonly started: Float64Array;
  private readonly cameOn: Float64Array;
  private readonly strays: Float64Array;
  private readonly missing: number;
  private readonly shots: Float64Array;
  private readonly goals: Float64Array;
  private readonly assists: Float64Array;
  private readonly counts: Int32Array;

  constructor(players: readonly SoccerSquadPlayer[], params: SoccerDrawParams) {
    this.params = params;
    this.players = players;
    this.starts = Float64Array.from(players, ({ starts }) => starts);
    this.comesOn = Float64Array.from(players, ({ comesOn, starts }) => comesOn * (1 - starts));
    this.strays = Float64Array.from(players, ({ rateUnknown }) =>
      Math.sqrt(params.nightly + rateUnknown ** 2),
    );
    this.missing = missingMinutes(players, params);
    const size = players.length + 1;
    this.started = new Float64Array(players.length);
    this.cameOn = new Float64Array(players.length);
    this.shots = new Float64Array(size);
    this.goals = new Float64Array(size);
    this.assists = new Float64Array(size);
    this.counts = new Int32Array(size);
  }

  /**
   * One run, written to `out` from `from` on.
   * @param goals of the side in the final score @param missed shots of its players that were no goals
   */
  draw(generator: Generator, goals: number, missed: number, out: Int32Array, from: number): void {
    const { players, params, started, cameOn } = this;
    started.fill(0);
    cameOn.fill(0);
    dress(generator, this.starts, started);
    dress(generator, this.comesOn, cameOn);
    let allGoals = 0;
    let allAssists = 0;
    for (let at = 0; at <= players.length; at++) {
      const player = players[at];
      const starts = started[at] === 1;
      const on = starts || cameOn[at] === 1;
      const plays = player && on ? this.minutes(generator, player, starts) : 0;
      const minutes = player ? plays : this.missing;
      const rates = player ?? params.rest;
      const nineties = minutes / FULL;
      const tonight = player && on ? 1 + (this.strays[at] ?? 0) * normal(generator) : 1;
      const fresh = player && !starts ? params.fresh : 1;
      const worth = nineties * fresh * Math.max(tonight, LEAST_WORTH);
      this.shots[at] = rates.missed * worth;
      this.goals[at] = rates.goals * worth;
      this.assists[at] = rates.assists * worth;
      allGoals += rates.goals * worth;
      allAssists += rates.assists * worth;
      if (!player) continue;
      const line = from + at * WIDTH;
      out[line + MINUTES] = minutes;
      out[line + SOCCER_GOALS] = 0;
      out[line + SOCCER_ASSISTS] = 0;
    }
    split(generator, missed, this.shots, this.counts);
    for (let goal = 0; goal < goals; goal++)
      this.drawGoal(generator, allGoals, allAssists, out, from);
    for (let at = 0; at < players.length; at++) {
      const line = from + at * WIDTH;
      out[line + SOCCER_SHOTS] = (out[line + SOCCER_GOALS] ?? 0) + (this.counts[at] ?? 0);
    }
  }

  /** Whole minutes of somebody who plays. */
  private minutes(
    generator: Generator,
    { position, full }: SoccerSquadPlayer,
    starts: boolean,
  ): number {
    if (starts && uniform(generator) < full) return FULL;
    const table = this.params[starts ? 'offMinutes' : 'onMinutes'][position];
    return table[Math.floor(uniform(generator) * table.length)] ?? FULL;
  }

  /** One goal: an own goal of the other side, or a player's; and who assisted, never the scorer. */
  private drawGoal(
    generator: Generator,
    allGoals: number,
    allAssists: number,
    out: Int32Array,
    from: number,
  ): void {
    const { players, params } = this;
    const own = uniform(generator) < params.ownGoal;
    const scorer = own ? -1 : drawIndexExcept(generator, this.goals, allGoals);
    add(out, from, scorer, players.length, SOCCER_GOALS);
    if (uniform(generator) >= params.assisted) return;
    const known = scorer < players.length ? scorer : -1;
    add(
      out,
      from,
      drawIndexExcept(generator, this.assists, allAssists, known),
      players.length,
      SOCCER_ASSISTS,
    );
  }
}

/** Minutes of the side, in the mean, that nobody on the list plays; fewer than half a player's are nobody's. */
function missingMinutes(players: readonly SoccerSquadPlayer[], params: SoccerDrawParams): number {
  let known = 0;
  for (const { position, starts, comesOn, full } of players) {
    const off = mean(params.offMinutes[position]);
    known += starts * (full * FULL + (1 - full) * off);
    known += (1 - starts) * comesOn * mean(params.onMinutes[position]);
  }
  return ELEVEN - known < FULL / 2 ? 0 : ELEVEN - known;
}

function add(out: Int32Array, from: number, at: number, known: number, stat: number): void {
  if (at < 0 || at >= known) return;
  const index = from + at * WIDTH + stat;
  out[index] = (out[index] ?? 0) + 1;
}
