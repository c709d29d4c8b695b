import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { Finished } from './finished.ts';
import type { Lots } from './lots.ts';
import type { SeasonRun } from './run.ts';

/** Places of draws and of overtime losses in a team's packed number: at most 1023 games of each. */
const DRAWS = 10;
const EXTRA_LOSSES = 20;
const MASK = 1023;

type Playing = (home: number, away: number, neutral: boolean) => boolean;

/** Points of each team, scored and conceded. */
interface Points {
  readonly scored: Int32Array;
  readonly conceded: Int32Array;
}

/** One season in work: finished games stand, the games left are written by whoever plays them (`play.ts`). */
export class RunInWork implements SeasonRun {
  readonly teams: number;
  readonly division: Int16Array;
  readonly conference: Int16Array;
  readonly home: Int16Array;
  readonly away: Int16Array;
  readonly homeScore: Int16Array;
  readonly awayScore: Int16Array;
  readonly extra: Uint8Array;
  readonly gamesOf: readonly Int32Array[];
  readonly wins: Int16Array;
  readonly losses: Int16Array;
  readonly draws: Int16Array;
  readonly extraLosses: Int16Array;
  /** Number of the first game left. */
  readonly firstLeft: number;
  /** Wins, draws and overtime losses of each team in one number. */
  private readonly packed: Int32Array;
  /** Tallies of the finished games. */
  private readonly packedBefore: Int32Array;
  private readonly pointsBefore: Points;
  private readonly points: Points;
  /** Whether `points` are this run's: few leagues' rules ask for them in most runs. */
  private areCounted = true;
  readonly finished: Finished;
  /** Who sits where the rules place a team in the postseason: the team itself, unless the real field is another (actualField.ts). */
  readonly seated: Int16Array;
  private readonly lots: Pick<Lots, 'next'>;
  private readonly playing: Playing;

  constructor(inputs: SeasonInputs, lots: Pick<Lots, 'next'>, playing: Playing) {
    const { played, left, teams } = inputs;
    const size = teams.length;
    const rest = left.home.map(() => 0);
    this.teams = size;
    this.division = numbersOf(
      inputs.divisions.map((name, team) => `${inputs.conferences[team]}|${name}`),
    );
    this.conference = numbersOf(inputs.conferences);
    this.home = Int16Array.from([...played.home, ...left.home]);
    this.away = Int16Array.from([...played.away, ...left.away]);
    this.homeScore = Int16Array.from([...played.homeScore, ...rest]);
    this.awayScore = Int16Array.from([...played.awayScore, ...rest]);
    this.extra = Uint8Array.from([...played.extra, ...rest]);
    this.firstLeft = played.home.length;
    this.gamesOf = teams.map((_, team) => gamesOf(this.home, this.away, team));
    this.packed = new Int32Array(size);
    this.wins = new Int16Array(size);
    this.losses = new Int16Array(size);
    this.draws = new Int16Array(size);
    this.extraLosses = new Int16Array(size);
    this.points = { scored: new Int32Array(size), conceded: new Int32Array(size) };
    this.finished = new Finished(inputs.postseason, size);
    this.seated = Int16Array.from({ length: size }, (_, team) => team);
    this.lots = lots;
    this.playing = playing;
    this.count(0, this.firstLeft);
    this.unpack();
    this.packedBefore = this.packed.slice();
    this.addPoints(0, this.firstLeft);
    const { scored, conceded } = this.points;
    this.pointsBefore = { scored: scored.slice(), conceded: conceded.slice() };
  }

  get scored(): Int32Array {
    return this.countedPoints().scored;
  }

  get conceded(): Int32Array {
    return this.countedPoints().conceded;
  }

  /** Counts the games left, once all are written, and begins the postseason. */
  settleGames(): void {
    this.packed.set(this.packedBefore);
    this.areCounted = false;
    this.count(this.firstLeft, this.home.length);
    this.unpack();
    this.finished.restart();
  }

  private countedPoints(): Points {
    const { points, pointsBefore } = this;
    if (this.areCounted) return points;
    this.areCounted = true;
    points.scored.set(pointsBefore.scored);
    points.conceded.set(pointsBefore.conceded);
    this.addPoints(this.firstLeft, this.home.length);
    return points;
  }

  private addPoints(from: number, to: number): void {
    const { home, away, homeScore, awayScore } = this;
    const { scored, conceded } = this.points;
    for (let game = from; game < to; game++) {
      const host = home[game] ?? 0;
      const guest = away[game] ?? 0;
      const hosts = homeScore[game] ?? 0;
      const guests = awayScore[game] ?? 0;
      scored[host] = (scored[host] ?? 0) + hosts;
      conceded[host] = (conceded[host] ?? 0) + guests;
      scored[guest] = (scored[guest] ?? 0) + guests;
      conceded[guest] = (conceded[guest] ?? 0) + hosts;
    }
  }

  /** Adds games to the tallies, without branches on the winner: half of them would be mispredicted. */
  private count(from: number, to: number): void {
    const { home, away, homeScore, awayScore, extra, packed } = this;
    for (let game = from; game < to; game++) {
      const host = home[game] ?? 0;
      const guest = away[game] ?? 0;
      const margin = (homeScore[game] ?? 0) - (awayScore[game] ?? 0);
      const won = (0 - margin) >>> 31;
      const lost = margin >>> 31;
      const drawn = (1 - won - lost) << DRAWS;
      const late = ((extra[game] ?? 0) + 1) >> 1;
      packed[host] = (packed[host] ?? 0) + won + drawn + ((lost * late) << EXTRA_LOSSES);
      packed[guest] = (packed[guest] ?? 0) + lost + drawn + ((won * late) << EXTRA_LOSSES);
    }
  }

  private unpack(): void {
    const { packed, gamesOf, wins, losses, draws, extraLosses } = this;
    for (let team = 0; team < packed.length; team++) {
      const all = packed[team] ?? 0;
      const won = all & MASK;
      const drawn = (all >> DRAWS) & MASK;
      wins[team] = won;
      draws[team] = drawn;
      extraLosses[team] = all >> EXTRA_LOSSES;
      losses[team] = (gamesOf[team]?.length ?? 0) - won - drawn;
    }
  }

  playOne(home: number, away: number, neutral: boolean): boolean {
    const { seated } = this;
    return this.playing(seated[home] ?? 0, seated[away] ?? 0, neutral);
  }

  nextFinished(one: number, other: number): -1 | 0 | 1 {
    return this.finished.next(this.seated[one] ?? 0, this.seated[other] ?? 0);
  }

  postseasonWins(one: number, other: number): number {
    return this.finished.winsOf(this.seated[one] ?? 0, this.seated[other] ?? 0);
  }

  uniform(): number {
    return this.lots.next();
  }
}

/** Each team's number of its group, by first appearance. */
function numbersOf(names: readonly string[]): Int16Array {
  const known = [...new Set(names)];
  return Int16Array.from(names, (name) => known.indexOf(name));
}

function gamesOf(home: Int16Array, away: Int16Array, team: number): Int32Array {
  const games: number[] = [];
  for (let game = 0; game < home.length; game++) {
    if (home[game] === team || away[game] === team) games.push(game);
  }
  return Int32Array.from(games);
}

/**
 * A season as it stands, to try rules on: the finished games are counted, games left are not played and count for nobody.
 * @param playing decides a game of the postseason; absent: the home side wins
 */
export function seasonSoFar(
  inputs: SeasonInputs,
  generator: Generator,
  playing: Playing = () => true,
): RunInWork {
  const none = { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] };
  return new RunInWork({ ...inputs, left: none }, { next: () => uniform(generator) }, playing);
}
