/** What is said of a player before a game: who may play, and how sure that is. */
export interface Announced {
  /** The product's id of him: the feed's own number, or that of a source of ours before the feed names him ("n203999"). */
  readonly playerId: string;
  /** The feed's abbreviation: "QB", "SP", "G"; "" if it gives none. */
  readonly position: string;
  /** Chance that he is fit to play, 0 to 1; what his coach does with him is the model's part. */
  readonly chance: number;
  /** Place on the depth chart of his position, 1 the first; absent: not told. */
  readonly depth?: number | undefined;
  /** Place in the batting order, 1 to 9, once the line-up is out. */
  readonly slot?: number | undefined;
  /** He starts, or does not, as announced (line-up, probable pitcher, goalie, quarterback); absent: not told. */
  readonly starts?: boolean | undefined;
}

/** One side of a game ahead, for its players' lines. */
export interface SideAhead {
  /** Keys of the teams' ratings. */
  readonly team: string;
  readonly opponent: string;
  readonly home: boolean;
  readonly season: number;
  /** Eastern date of the game, YYYY-MM-DD. */
  readonly date: string;
  readonly postseason: boolean;
  readonly players: readonly Announced[];
  /** Whether the players are the announced line-up, or whoever is expected. */
  readonly lineUp: 'out' | 'expected';
}
