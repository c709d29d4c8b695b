import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { Finished } from './finished.ts';
import type { SeasonRun } from './run.ts';

type Playing = (home: number, away: number, neutral: boolean) => boolean;

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
  readonly scored: Int32Array;
  readonly conceded: Int32Array;
  /** Number of the first game left. */
  readonly firstLeft: number;
  private readonly before: readonly (Int16Array | Int32Array)[];
  private readonly finished: Finished;
  private readonly generator: Generator;
  private readonly playing: Playing;

  constructor(inputs: SeasonInputs, generator: Generator, playing: Playing) {
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
    this.wins = new Int16Array(size);
    this.losses = new Int16Array(size);
    this.draws = new Int16Array(size);
    this.extraLosses = new Int16Array(size);
    this.scored = new Int32Array(size);
    this.conceded = new Int32Array(size);
    this.finished = new Finished(inputs.postseason, size);
    this.generator = generator;
    this.playing = playing;
    this.count(0, this.firstLeft);
    this.before = this.tallies().map((tally) => tally.slice());
  }

  /** Counts the games left, once all are written, and begins the postseason. */
  settleGames(): void {
    for (const [at, tally] of this.tallies().entries()) {
      const before = this.before[at];
      if (before) tally.set(before);
    }
    this.count(this.firstLeft, this.home.length);
    this.finished.restart();
  }

  private tallies(): readonly (Int16Array | Int32Array)[] {
    return [this.wins, this.losses, this.draws, this.extraLosses, this.scored, this.conceded];
  }

  private count(from: number, to: number): void {
    const { home, away, homeScore, awayScore, extra, wins, losses, draws, extraLosses } = this;
    const { scored, conceded } = this;
    for (let game = from; game < to; game++) {
      const host = home[game] ?? 0;
      const guest = away[game] ?? 0;
      const hosts = homeScore[game] ?? 0;
      const guests = awayScore[game] ?? 0;
      scored[host] = (scored[host] ?? 0) + hosts;
      conceded[host] = (conceded[host] ?? 0) + guests;
      scored[guest] = (scored[guest] ?? 0) + guests;
      conceded[guest] = (conceded[guest] ?? 0) + hosts;
      if (hosts === guests) {
        draws[host] = (draws[host] ?? 0) + 1;
        draws[guest] = (draws[guest] ?? 0) + 1;
        continue;
      }
      const winner = hosts > guests ? host : guest;
      const loser = hosts > guests ? guest : host;
      wins[winner] = (wins[winner] ?? 0) + 1;
      losses[loser] = (losses[loser] ?? 0) + 1;
      if (extra[game] !== 0) extraLosses[loser] = (extraLosses[loser] ?? 0) + 1;
    }
  }

  playOne(home: number, away: number, neutral: boolean): boolean {
    return this.playing(home, away, neutral);
  }

  nextFinished(one: number, other: number): -1 | 0 | 1 {
    return this.finished.next(one, other);
  }

  postseasonWins(one: number, other: number): number {
    return this.finished.winsOf(one, other);
  }

  uniform(): number {
    return uniform(this.generator);
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
): SeasonRun {
  const none = { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] };
  return new RunInWork({ ...inputs, left: none }, generator, playing);
}
