/**
 * The rest of a game of football from a state of it. The published table of final scores is tilted by how a process of drives
 * sees the final score from here beside how it saw it from the start (conditionedTable.ts). The process knows clock, score, ball, down,
 * distance, field and time-outs; a leader's drives run out the clock, a side behind goes for touchdowns and two points.
 *
 * Limits: who receives the second half's kick is not told by feeds; no weather, injuries or single players; onside kicks count as
 * any kick. College games are played by the NFL's process at their own pace of scoring; their overtimes are not measured.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { FootballState } from '#domain/live/gameState.ts';
import { footballTable } from '../../football/model.ts';
import type { Joint } from '../../joint/joint.ts';
import type { ModelInputs } from '../../model.ts';
import { log } from '../../rng/log.ts';
import { conditionedTable } from '../conditionedTable.ts';
import { onlyScoreJoint } from '../liveGrid.ts';
import type { LiveGame, LiveSport } from '../liveSport.ts';
import { LATE_STOP, stopSeconds } from './clock.ts';
import { Early, WIDTH } from './early.ts';
import type { DriveStrengths } from './flat.ts';
import { LATE_WIDTH, Late } from './late.ts';
import { type Extra, levelEnds, Overtime } from './overtime.ts';
import type { FootballParameters } from './parameters.ts';
import { FieldPlace, halfSeconds } from './place.ts';
import { checkState } from './readState.ts';

/** d ln(points of a side) ÷ d log odds that its drives score. */
const PER_LOG_ODDS = 0.62;
/** Most of those log odds. */
const MOST_STRENGTH = 1.2;
/** A regulation's last period. */
const LAST = 4;
const QUARTER = 900;

export const footballLiveWith = (params: FootballParameters): LiveSport<'football'> => ({
  sport: 'football',
  leagues: leaguesOf('football'),
  begin: (league, inputs) => new FootballGame(params, league, inputs),
});

class FootballGame implements LiveGame<FootballState> {
  readonly start: Joint;
  private readonly before: Joint;
  private readonly params: FootballParameters;
  private readonly late: Late;
  private readonly early: Early;
  private readonly place: FieldPlace;
  private readonly overtime: Overtime;
  private readonly ties: boolean;

  constructor(params: FootballParameters, league: League, inputs: ModelInputs) {
    this.start = footballTable(inputs);
    const strengths = strengthsOf(params, this.start);
    this.params = params;
    this.ties = league === 'NFL';
    this.late = new Late(params, strengths);
    this.early = new Early(params, strengths, this.late);
    this.place = new FieldPlace(params, strengths);
    this.overtime = new Overtime(params, strengths, this.ties);
    this.before = this.played({
      sport: 'football',
      home: 0,
      away: 0,
      period: 1,
      secondsLeft: QUARTER,
    });
  }

  after(state: FootballState): Joint {
    checkState(state);
    const { home, away, period, secondsLeft } = state;
    const { size } = this.start;
    if (period === 1 && secondsLeft === QUARTER && home + away === 0) return this.start;
    if (period === LAST && secondsLeft === 0 && home !== away)
      return onlyScoreJoint(size, home, away);
    const after = period > LAST ? this.extra(state) : this.played(state);
    return conditionedTable(this.start, this.before, after);
  }

  /** Final scores from a state of regulation. */
  private played(state: FootballState): Joint {
    const { home, away, period, secondsLeft } = state;
    if (period === LAST && secondsLeft === 0) return this.table(home, away, levelEnds(this.params));
    const steps = this.place.stepsFrom(state);
    const lead = home - away;
    const late = period > 2 && halfSeconds(state) <= stopSeconds(LATE_STOP);
    return late
      ? this.withOvertime(home, away, this.late.play(steps, lead), LATE_WIDTH)
      : this.withOvertime(home, away, this.early.play(steps, lead), WIDTH);
  }

  private extra(state: FootballState): Joint {
    return this.table(state.home, state.away, this.overtime.from(state));
  }

  /** Adds points to come to the score; level games are played off. */
  private withOvertime(home: number, away: number, toCome: Float64Array, width: number): Joint {
    const { size } = this.start;
    const level: Extra[] = [];
    const ends = levelEnds(this.params);
    const weights = new Float64Array(size * size);
    for (let more = 0; more < width; more++) {
      for (let others = 0; others < width; others++) {
        const chance = toCome[more * width + others] ?? 0;
        if (chance === 0) continue;
        if (home + more === away + others) {
          for (const end of ends) {
            level.push({
              home: more + end.home,
              away: others + end.away,
              chance: chance * end.chance,
            });
          }
          continue;
        }
        const cell = Math.min(home + more, size - 1) * size + Math.min(away + others, size - 1);
        weights[cell] = (weights[cell] ?? 0) + chance;
      }
    }
    const played = this.table(home, away, level).weights;
    return { size, weights: weights.map((weight, cell) => weight + (played[cell] ?? 0)) };
  }

  private table(home: number, away: number, extras: readonly Extra[]): Joint {
    const { size } = this.start;
    const weights = new Float64Array(size * size);
    for (const extra of extras) {
      const cell =
        Math.min(home + extra.home, size - 1) * size + Math.min(away + extra.away, size - 1);
      weights[cell] = (weights[cell] ?? 0) + extra.chance;
    }
    return { size, weights };
  }
}

/** Log odds that bring the process about to the published mean points of both sides. */
function strengthsOf({ points }: FootballParameters, { size, weights }: Joint): DriveStrengths {
  let [all, home, away] = [0, 0, 0];
  weights.forEach((weight, cell) => {
    all += weight;
    home += weight * Math.floor(cell / size);
    away += weight * (cell % size);
  });
  const strength = (mean: number) =>
    Math.min(Math.max(log(mean / all / points) / PER_LOG_ODDS, -MOST_STRENGTH), MOST_STRENGTH);
  return { home: strength(home), away: strength(away) };
}
