import { binomial, poissonDraw } from '../../../rng/counts.ts';
import { type Generator, uniform } from '../../../rng/generator.ts';
import { scripted } from '../script.ts';
import type { FootballSquad } from '../squad.ts';
import { expectedShares, USUAL } from '../state/squadOf.ts';
import { AT, FOOTBALL_STATS } from '../stats.ts';
import { Catching } from './catching.ts';
import { lessPart, type Passing, secondPart, writePassing } from './passing.ts';
import { type At, drawPlays } from './plays.ts';
import { drawPresence, type Presence } from './presence.ts';
import { Running } from './running.ts';
import type { ScoredBall } from './scoring.ts';

const WIDTH = FOOTBALL_STATS.length;

/** One side's players, drawn given how its points were scored. Keeps its arrays from run to run. */
export class FootballSideDraw {
  /** What the other side's defense did in the last run. */
  sacks = 0;
  takeaways = 0;

  private readonly squad: FootballSquad;
  private readonly from: number;
  private readonly presence: Presence;
  private readonly chances: Float64Array;
  private readonly leaves: Float64Array;
  private readonly passers: readonly number[];
  private readonly isPasser: Uint8Array;
  private readonly catching: Catching;
  private readonly running: Running;
  /** Share of the offense's touchdowns that are passed. */
  private readonly passed: number;

  /** @param first place of its first player in the game's list */
  constructor(squad: FootballSquad, first: number) {
    const { players, passers } = squad;
    this.squad = squad;
    this.from = first * WIDTH;
    this.presence = { there: new Float64Array(players.length), first: -1, second: -1 };
    this.chances = Float64Array.from(players, ({ chance }) => chance);
    this.leaves = Float64Array.from(players, ({ position }) => squad.params.leavesEarly[position]);
    this.passers = passers.map(({ playerId }) =>
      players.findIndex((player) => player.playerId === playerId),
    );
    this.isPasser = Uint8Array.from(players, ({ position }) => Number(position === 'QB'));
    this.catching = new Catching(squad);
    this.running = new Running(squad);
    this.passed = passedShare(squad);
  }

  /** Draws a run's lines into `out`, which holds zeros. @param ways how its own points came */
  draw(generator: Generator, own: number, other: number, ways: ScoredBall, out: Int32Array): void {
    const { squad, presence, from, catching } = this;
    const { script, leaves, more } = squad.params;
    drawPresence(generator, this.chances, this.leaves, this.passers, this.isPasser, presence);
    const { there, first, second } = presence;
    for (let at = 0; at < there.length; at++)
      out[from + at * WIDTH + AT.plays] = (there[at] ?? 0) > 0 ? 1 : 0;
    const passed = binomial(generator, ways.offense, this.passed);
    const at: At = [own, other, passed, ways.offense - passed];
    const { attempts, carries, moreAttempts, moreCarries } = drawPlays(generator, squad, at);
    const passer = squad.passers[this.passers.indexOf(first)];
    catching.draw(
      generator,
      there,
      attempts,
      passed,
      (scripted(script.completing, ...at) + more.completing * moreAttempts) *
        (passer?.completing ?? 1),
      (scripted(script.gaining, ...at) + more.gaining * moreAttempts) * (passer?.gaining ?? 1),
      out,
      from,
    );
    const { completions, yards } = catching;
    const usual = script.intercepted[0] ?? 0;
    const rate = scripted(script.intercepted, ...at) + (passer?.intercepted ?? usual) - usual;
    const interceptions = Math.min(
      attempts - completions,
      binomial(generator, attempts, Math.max(0.003, rate)),
    );
    const whole = { attempts, completions, yards, touchdowns: passed, interceptions };
    const left = second >= 0 && uniform(generator) < leaves ? uniform(generator) : 1;
    this.writePassers(generator, whole, left, out);
    if (left < 1) {
      there[first] = left;
      there[second] = 1 - left;
    }
    const gaining = scripted(script.rushing, ...at) + more.rushing * moreCarries;
    this.running.draw(generator, there, carries, at[3], gaining, out, from);
    for (let player = 0; player < there.length; player++) {
      const row = from + player * WIDTH;
      out[row + AT.touchdowns] =
        (out[row + AT.rushingTouchdowns] ?? 0) + (out[row + AT.receivingTouchdowns] ?? 0);
    }
    this.sacks = poissonDraw(generator, Math.max(0.3, scripted(script.sacked, ...at)));
    this.takeaways =
      interceptions + poissonDraw(generator, Math.max(0.05, scripted(script.fumbles, ...at)));
  }

  private writePassers(generator: Generator, whole: Passing, left: number, out: Int32Array): void {
    const { first, second } = this.presence;
    if (first < 0) return;
    const part = left < 1 ? secondPart(generator, whole, 1 - left) : undefined;
    writePassing(part ? lessPart(whole, part) : whole, out, this.from + first * WIDTH);
    if (!part) return;
    writePassing(part, out, this.from + second * WIDTH);
    out[this.from + second * WIDTH + AT.plays] = 1;
  }
}

/** Share of touchdowns that are passed where nobody is known to score. */
const USUALLY_PASSED = 0.61;

/** Expected touchdowns caught, among those caught and run, by who is expected to have the ball. */
function passedShare(squad: FootballSquad): number {
  const { players } = squad;
  const targets = expectedShares(squad, 'targets');
  const carries = expectedShares(squad, 'carries');
  let caught = USUAL.targets * squad.params.restTargets * squad.params.priors.TE.catchTouchdowns;
  let run = USUAL.carries * squad.params.restCarries * squad.params.priors.RB.carryTouchdowns;
  const passes = 1 + squad.passing / 0.56;
  const runs = 1 - squad.passing / 0.44;
  players.forEach((player, at) => {
    caught += passes * USUAL.targets * (targets[at] ?? 0) * player.catchTouchdowns;
    run += runs * USUAL.carries * (carries[at] ?? 0) * player.carryTouchdowns;
  });
  return caught + run > 0 ? caught / (caught + run) : USUALLY_PASSED;
}
