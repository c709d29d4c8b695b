/** What a plain forecaster expects of a player's stat, from his games before. */
export interface PlainMean {
  /** The mean for his next game of this season; NaN while nobody at all has played. */
  mean(playerId: string, season: number): number;
  learn(playerId: string, season: number, value: number): void;
}

interface Seen {
  season: number;
  sum: number;
  games: number;
  /** Mean of the last season he played before this one; NaN in his first. */
  before: number;
  lastFive: number[];
}

/** Games of all players so far, with running means for newcomers. */
class Book {
  private readonly players = new Map<string, Seen>();
  private firsts = 0;
  private firstSum = 0;

  of(playerId: string, season: number): Seen | undefined {
    const seen = this.players.get(playerId);
    if (seen && seen.season !== season) {
      seen.before = seen.sum / seen.games;
      seen.season = season;
      seen.sum = 0;
      seen.games = 0;
    }
    return seen;
  }

  /** Mean of newcomers' first games. */
  newcomer(): number {
    return this.firstSum / this.firsts;
  }

  learn(playerId: string, season: number, value: number): void {
    const seen = this.of(playerId, season);
    if (!seen) {
      this.firsts += 1;
      this.firstSum += value;
      const fresh = { season, sum: value, games: 1, before: Number.NaN, lastFive: [value] };
      this.players.set(playerId, fresh);
      return;
    }
    seen.sum += value;
    seen.games += 1;
    seen.lastFive.push(value);
    if (seen.lastFive.length > 5) seen.lastFive.shift();
  }
}

/** What went before this season: his last one, or what newcomers do. */
const prior = (seen: Seen | undefined, newcomer: number): number =>
  seen && !Number.isNaN(seen.before) ? seen.before : newcomer;

/**
 * The mean of his games of this season; before the first his last season's, for a newcomer the mean of newcomers' first games.
 * @param games games that the last season counts for beside this one's: 0 is the plain season average
 */
export function seasonAverage(games: number): PlainMean {
  const book = new Book();
  return {
    mean(playerId, season) {
      const seen = book.of(playerId, season);
      const before = prior(seen, book.newcomer());
      const played = seen?.games ?? 0;
      if (games + played === 0) return before;
      return (games * before + (seen?.sum ?? 0)) / (games + played);
    },
    learn: (playerId, season, value) => book.learn(playerId, season, value),
  };
}

/** The mean of his last five games of any season; for a newcomer the mean of newcomers' first games. */
export function lastFive(): PlainMean {
  const book = new Book();
  return {
    mean(playerId, season) {
      const seen = book.of(playerId, season);
      if (!seen) return book.newcomer();
      return seen.lastFive.reduce((sum, value) => sum + value, 0) / seen.lastFive.length;
    },
    learn: (playerId, season, value) => book.learn(playerId, season, value),
  };
}
