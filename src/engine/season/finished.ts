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

  constructor({ home, away, homeScore, awayScore }: PlayedGames, teams: number) {
    const pairs = home.length === 0 ? 0 : teams * teams;
    this.teams = teams;
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
    if (this.first.length > 0) this.cursor.set(this.first);
  }

  next(one: number, other: number): -1 | 0 | 1 {
    if (this.first.length === 0) return 0;
    const pair = this.pairOf(one, other);
    const game = this.cursor[pair] ?? NONE;
    if (game === NONE) return 0;
    this.cursor[pair] = this.after[game] ?? NONE;
    return this.winner[game] === one ? 1 : -1;
  }

  winsOf(one: number, other: number): number {
    return this.first.length === 0 ? 0 : (this.wins[one * this.teams + other] ?? 0);
  }

  private pairOf(one: number, other: number): number {
    return Math.min(one, other) * this.teams + Math.max(one, other);
  }
}
