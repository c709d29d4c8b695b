import type { League } from '../leagues/league.ts';

/** Something a team can reach in a season, in the order in which a table shows it. */
export interface SeasonGoal {
  /** "playoffs", "division", "bye", "title", "topFour", "relegation" … */
  readonly id: string;
  /** In a table's head: "Play-offs". */
  readonly name: string;
  /** In a sentence: "make the play-offs", "go down". */
  readonly verb: string;
  /** True of what a team does not want: relegation. */
  readonly bad?: true | undefined;
}

/** What decides equal records, by name, in order of application, as readers are told. */
type TieBreak = string;

/** How a league's season is decided, for the seasons from `from` to `to`. */
export interface SeasonFormat {
  readonly league: League;
  readonly from: number;
  /** The last season with this format; absent: today's. */
  readonly to?: number | undefined;
  /** The league's own text that says so, and the day we read it or that we know it from general knowledge. */
  readonly source: {
    readonly title: string;
    readonly url?: string | undefined;
    readonly read: string;
  };
  /** Regular-season games of each team; absent where it differs by team. */
  readonly games?: number | undefined;
  /** Conferences with their divisions with the rating keys; one conference or division named "" where there are none. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /**
   * games: `groups` names no teams, because each season has others: they are whoever plays in the season's games, with the
   * conferences and divisions that the schedule gives (soccer, where clubs go up and down; colleges).
   */
  readonly members?: 'games' | undefined;
  readonly goals: readonly SeasonGoal[];
  /** Names of the postseason's rounds, first to last: "Wild card" … "Super Bowl". */
  readonly rounds: readonly string[];
  /** What the rank counted of each team is: its conference's seed, its division's place, the table's place. */
  readonly rank: 'seed' | 'place';
  readonly tieBreaks: readonly TieBreak[];
  /** What we approximate, in a sentence for readers; absent: nothing. */
  readonly approximation?: string | undefined;
}
