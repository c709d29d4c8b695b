import type { FootballState } from '#domain/live/gameState.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { HALF_SECONDS, HALF_STOPS, stopSeconds, stopsAt } from './clock.ts';
import { nextStart } from './drive.ts';
import { type DriveStrengths, HALF_TIME, type Step, stepsOf } from './flat.ts';
import { type DriveMove, movesFrom, usualMoves } from './moves.ts';
import type { FootballParameters } from './parameters.ts';
import type { Spot } from './spot.ts';

/** A touchdown's tries stand this near the goal line or nearer; a kick-off's ball does not. */
const TRY_YARDS = 20;
/** Where a drive starts after a kick-off, yards to the goal line. */
const AFTER_KICK = 75;
const QUARTER = HALF_SECONDS / 2;

/** Seconds left in the half of a state of regulation. */
export const halfSeconds = ({ period, secondsLeft }: FootballState): number =>
  secondsLeft + (period % 2 === 1 ? QUARTER : 0);

/** The first steps from a state of regulation: what the drive under way leads to. */
export class FieldPlace {
  private readonly params: FootballParameters;
  private readonly strengths: DriveStrengths;

  constructor(params: FootballParameters, strengths: DriveStrengths) {
    this.params = params;
    this.strengths = strengths;
  }

  stepsFrom(state: FootballState): Step[] {
    const { possession, yardsToGoal, period, down } = state;
    if (period === 2 && state.secondsLeft === 0) {
      return [{ pile: HALF_TIME, home: 0, away: 0, chance: 1 }];
    }
    if (possession === undefined) {
      return [
        ...weighed(this.kicked(state, true), 0.5),
        ...weighed(this.kicked(state, false), 0.5),
      ];
    }
    const homeBall = possession === 'home';
    if (down !== undefined) return this.scrimmage(state, homeBall, down);
    const isTry = (yardsToGoal ?? AFTER_KICK) <= TRY_YARDS;
    return isTry ? this.tried(state, homeBall) : this.kicked(state, homeBall);
  }

  /** A try to come, then the other side's drive. */
  private tried(state: FootballState, homeBall: boolean): Step[] {
    const { six, eight } = this.params;
    const then = this.kicked(state, !homeBall);
    return [
      ...weighed(then, six),
      ...weighed(then, 1 - six - eight, homeBall ? 1 : 0, homeBall ? 0 : 1),
      ...weighed(then, eight, homeBall ? 2 : 0, homeBall ? 0 : 2),
    ];
  }

  /** A drive from where drives start. */
  private kicked(state: FootballState, homeBall: boolean): Step[] {
    const strength = this.strengths[homeBall ? 'home' : 'away'];
    const seconds = halfSeconds(state);
    const at = (yards: number) => spotOf(state, seconds, homeBall, { yards });
    const moves = usualMoves(this.params, at, strength, below(seconds));
    return stepsOf(moves, homeBall, state.period > 2);
  }

  /** The drive under way, and from where it leaves the other side if it comes to nothing. */
  private scrimmage(state: FootballState, homeBall: boolean, down: number): Step[] {
    const { params, strengths } = this;
    const seconds = halfSeconds(state);
    const second = state.period > 2;
    const yards = clamp(state.yardsToGoal ?? AFTER_KICK, 1, 99);
    const distance = Math.max(state.distance ?? 10, 1);
    const spot = spotOf(state, seconds, homeBall, { yards, down, distance });
    const moves = movesFrom(params, spot, strengths[homeBall ? 'home' : 'away'], below(seconds));
    const turned = (move: DriveMove) => move.stop > 0 && move.own === 0 && move.other === 0;
    const settled = moves.filter((move) => !turned(move));
    const start = nextStart(params, spot);
    const strength = strengths[homeBall ? 'away' : 'home'];
    const answers = moves.filter(turned).flatMap(({ stop, chance }) => {
      const then = spotOf(state, stopSeconds(stop), !homeBall, { yards: start });
      const next = movesFrom(params, then, strength, stop);
      return weighed(stepsOf(next, !homeBall, second), chance);
    });
    return [...stepsOf(settled, homeBall, second), ...answers];
  }
}

/** A drive with these seconds left ends at a stop below this. */
const below = (seconds: number): number => stopsAt(seconds, HALF_STOPS - 1).stop + 1;

const weighed = (steps: readonly Step[], weight: number, home = 0, away = 0): Step[] =>
  steps.map((step) => ({
    pile: step.pile,
    home: step.home + home,
    away: step.away + away,
    chance: step.chance * weight,
  }));

function spotOf(
  state: FootballState,
  seconds: number,
  homeBall: boolean,
  { yards, down = 1, distance = 10 }: { yards: number; down?: number; distance?: number },
): Spot {
  const lead = state.home - state.away;
  return {
    yards,
    down,
    distance,
    seconds,
    second: state.period > 2,
    lead: homeBall ? lead : -lead,
    timeouts: homeBall ? state.awayTimeouts : state.homeTimeouts,
  };
}
