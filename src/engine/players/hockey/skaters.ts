import { split } from '../../rng/counts.ts';
import { type Generator, uniform } from '../../rng/generator.ts';
import { normal } from '../../rng/normal.ts';
import { drawIndexExcept } from '../goals/drawIndexExcept.ts';
import { dress } from '../goals/dress.ts';
import { timeDrawn } from '../goals/spread.ts';
import type { ByRole, HockeyDrawParams, Role } from './params.ts';
import type { Skater } from './squad.ts';
import {
  HOCKEY_ASSISTS,
  HOCKEY_GOALS,
  HOCKEY_POINTS,
  HOCKEY_SHOTS,
  HOCKEY_STATS,
  ICE_TIME,
} from './stats.ts';

const WIDTH = HOCKEY_STATS.length;
const HOUR = 3600;
/** Absent team-mates' ice lengthens nobody's by more than this; the rest is for skaters we do not know. */
const MOST_MORE = 1.25;
const LEAST_MORE = 0.8;
/** However bad a night, a skater is worth this share of himself. */
const LEAST_WORTH = 0.05;

/** Draws one side's skaters. Two unknown skaters, a forward and a defenseman, stand for whoever is missing from the list. */
export class SkaterDraw {
  private readonly params: HockeyDrawParams;
  private readonly skaters: readonly Skater[];
  private readonly time: Float64Array;
  private readonly shots: Float64Array;
  private readonly goals: Float64Array;
  private readonly assists: Float64Array;
  private readonly counts: Int32Array;
  private readonly chances: ByRole<Float64Array>;
  private readonly strays: Float64Array;

  constructor(skaters: readonly Skater[], params: HockeyDrawParams) {
    this.params = params;
    this.skaters = skaters;
    const size = skaters.length + 2;
    this.time = new Float64Array(size);
    this.shots = new Float64Array(size);
    this.goals = new Float64Array(size);
    this.assists = new Float64Array(size);
    this.counts = new Int32Array(size);
    const chancesOf = (role: Role) =>
      Float64Array.from(skaters, (skater) => (skater.role === role ? skater.chance : 0));
    this.chances = { forward: chancesOf('forward'), defense: chancesOf('defense') };
    this.strays = Float64Array.from(skaters, ({ role, rateUnknown }) =>
      Math.sqrt(1 / params.shotShape[role] + rateUnknown ** 2),
    );
  }

  /**
   * One run, written to `out` from `from` on.
   * @param goals scored by the side's players @param saved shots of theirs that were saved
   */
  draw(generator: Generator, goals: number, saved: number, out: Int32Array, from: number): void {
    this.drawTimes(generator);
    let allGoals = 0;
    let allAssists = 0;
    const { skaters, time, strays } = this;
    const { rest } = this.params;
    for (let at = 0; at < time.length; at++) {
      const skater = skaters[at];
      const rates = skater ?? (at === skaters.length ? rest.forward : rest.defense);
      const hours = (time[at] ?? 0) / HOUR;
      const tonight = skater && hours > 0 ? 1 + (strays[at] ?? 0) * normal(generator) : 1;
      const worth = hours * Math.max(tonight, LEAST_WORTH);
      this.shots[at] = rates.saved * worth;
      this.goals[at] = rates.goals * worth;
      this.assists[at] = rates.assists * worth;
      allGoals += rates.goals * worth;
      allAssists += rates.assists * worth;
    }
    split(generator, saved, this.shots, this.counts);
    for (let at = 0; at < skaters.length; at++) {
      const line = from + at * WIDTH;
      out[line + HOCKEY_GOALS] = 0;
      out[line + HOCKEY_ASSISTS] = 0;
      out[line + HOCKEY_SHOTS] = this.counts[at] ?? 0;
      out[line + ICE_TIME] = Math.round(time[at] ?? 0);
    }
    for (let goal = 0; goal < goals; goal++)
      this.drawGoal(generator, allGoals, allAssists, out, from);
    for (let at = 0; at < skaters.length; at++) {
      const line = from + at * WIDTH;
      const scored = out[line + HOCKEY_GOALS] ?? 0;
      out[line + HOCKEY_SHOTS] = (out[line + HOCKEY_SHOTS] ?? 0) + scored;
      out[line + HOCKEY_POINTS] = scored + (out[line + HOCKEY_ASSISTS] ?? 0);
    }
  }

  /** Who dresses, and how long each is on the ice. */
  private drawTimes(generator: Generator): void {
    const { skaters, time, params, chances } = this;
    time.fill(0);
    dress(generator, chances.forward, time);
    dress(generator, chances.defense, time);
    const sums = { forward: 0, defense: 0 };
    for (let at = 0; at < skaters.length; at++) {
      const skater = skaters[at];
      if (skater && (time[at] ?? 0) > 0) sums[skater.role] += skater.iceTime;
    }
    const more = { forward: this.moreFor('forward', sums), defense: this.moreFor('defense', sums) };
    for (let at = 0; at < skaters.length; at++) {
      const skater = skaters[at];
      if (!skater || time[at] === 0) continue;
      const expected = skater.iceTime * more[skater.role];
      const spread = params.iceSpread[skater.role];
      const seconds = timeDrawn(generator, expected, spread, params.leaves, skater.iceUnknown);
      time[at] = seconds < 1 ? 1 : Math.min(seconds, HOUR);
    }
    const missing = (role: Role): number => Math.max(0, params.ice[role] - sums[role] * more[role]);
    time[skaters.length] = missing('forward');
    time[skaters.length + 1] = missing('defense');
  }

  private moreFor(role: Role, sums: Readonly<Record<Role, number>>): number {
    const wanted = this.params.ice[role] / sums[role];
    return wanted > MOST_MORE ? MOST_MORE : Math.max(wanted, LEAST_MORE);
  }

  /** One goal: who scored, and up to two others who assisted. */
  private drawGoal(
    generator: Generator,
    allGoals: number,
    allAssists: number,
    out: Int32Array,
    from: number,
  ): void {
    const { skaters, goals, assists, params } = this;
    const scorer = drawIndexExcept(generator, goals, allGoals);
    add(out, from, scorer, skaters.length, HOCKEY_GOALS);
    const luck = uniform(generator);
    const [none = 0, one = 0] = params.assists;
    if (luck < none) return;
    const first = drawIndexExcept(generator, assists, allAssists, this.known(scorer));
    add(out, from, first, skaters.length, HOCKEY_ASSISTS);
    if (luck < none + one) return;
    const second = drawIndexExcept(
      generator,
      assists,
      allAssists,
      this.known(scorer),
      this.known(first),
    );
    add(out, from, second, skaters.length, HOCKEY_ASSISTS);
  }

  /** Whoever stands for several may score and assist on the same goal. */
  private known(at: number): number {
    return at < this.skaters.length ? at : -1;
  }
}

function add(out: Int32Array, from: number, at: number, known: number, stat: number): void {
  if (at < 0 || at >= known) return;
  const index = from + at * WIDTH + stat;
  out[index] = (out[index] ?? 0) + 1;
}
