import type { PlayedGames } from '#domain/season/seasonInputs.ts';

const NONE = -1;

/** The finished games of a postseason, handed out once a run in order of time. */
export class Finished {
  private readonly teams: number;
  private readonly winner: readonly number[];
  /** The pair's next game: by pair the first one, by game the one after it. */
  private readonly first: Int16Array;
  private readonly after: Int16Array;
  /** The pair's next game in this run. */
  private readonly cursor: Int16Array;
  private readonly wins: Uint8Array;
  private readonly games: Pick<PlayedGames, 'home' | 'away'>;
  /** Whom each team met first in this run without a finished game between them; -1: nobody yet. */
  private readonly unknown: Int16Array;
  private given = 0;
  /**
   * Whether a team that has met somebody without a finished game between them is given no finished games after that: rounds follow one
   * another, so that game was not this one.
   */
  strict = false;

  constructor({ home, away, homeScore, awayScore }: PlayedGames, teams: number) {
    const pairs = home.length === 0 ? 0 : teams * teams;
    this.teams = teams;
    this.games = { home, away };
    this.unknown = new Int16Array(teams).fill(NONE);
    this.first = new Int16Array(pairs).fill(NONE);
    this.cursor = new Int16Array(pairs);
    this.after = new Int16Array(home.length).fill(NONE);
    this.wins = new Uint8Array(pairs);
    this.winner = home.map((host, game) =>
      (homeScore[game] ?? 0) > (awayScore[game] ?? 0) ? host : (away[game] ?? 0),
    );
    for (let game = home.length - 1; game >= 0; game--) {
      const pair = this.pairOf(home[game] ?? 0, away[game] ?? 0);
      this.after[game] = this.first[pair] ?? NONE;
      this.first[pair] = game;
      const winner = this.winner[game] ?? 0;
      const loser = winner === home[game] ? (away[game] ?? 0) : (home[game] ?? 0);
      const won = winner * teams + loser;
      this.wins[won] = (this.wins[won] ?? 0) + 1;
    }
    this.restart();
  }

  restart(): void {
    if (this.first.length === 0) return;
    this.cursor.set(this.first);
    this.unknown.fill(NONE);
    this.given = 0;
  }

  next(one: number, other: number): -1 | 0 | 1 {
    if (this.first.length === 0) return 0;
    const pair = this.pairOf(one, other);
    if (this.first[pair] === NONE) this.meet(one, other);
    const game = this.cursor[pair] ?? NONE;
    if (game === NONE || (this.strict && this.isAstray(one, other))) return 0;
    this.given += 1;
    this.cursor[pair] = this.after[game] ?? NONE;
    return this.winner[game] === one ? 1 : -1;
  }

  winsOf(one: number, other: number): number {
    return this.first.length === 0 ? 0 : (this.wins[one * this.teams + other] ?? 0);
  }

  /** Finished games that nobody has asked for in this run. */
  unasked(): number {
    return this.winner.length - this.given;
  }

  /** The sides of the first of them. */
  firstUnasked(): readonly [number, number] | undefined {
    const { home, away } = this.games;
    const game = home.findIndex((one, at) => {
      const next = this.cursor[this.pairOf(one, away[at] ?? 0)] ?? NONE;
      return next !== NONE && next <= at;
    });
    return game < 0 ? undefined : [home[game] ?? 0, away[game] ?? 0];
  }

  /** Whom a team met first in this run without a finished game between them. */
  unknownOf(team: number): number | undefined {
    const met = this.unknown[team] ?? NONE;
    return met === NONE ? undefined : met;
  }

  private meet(one: number, other: number): void {
    if (this.unknown[one] === NONE) this.unknown[one] = other;
    if (this.unknown[other] === NONE) this.unknown[other] = one;
  }

  private isAstray(one: number, other: number): boolean {
    return this.unknown[one] !== NONE || this.unknown[other] !== NONE;
  }

  private pairOf(one: number, other: number): number {
    return Math.min(one, other) * this.teams + Math.max(one, other);
  }
}
