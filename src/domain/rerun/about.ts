/** Names needed to label a game's figures, besides its recipe. */
export interface GameAbout {
  readonly kind: 'game';
  /** Short names, e.g. "Bills". */
  readonly home: string;
  readonly away: string;
  /** Whether a draw is a result of its own. */
  readonly canDraw: boolean;
  /** The market's home handicap and total as shown on the page; absent without one. */
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
  /** The expected starters, if the model rates starters. */
  readonly starters?: { readonly home?: string | undefined; readonly away?: string | undefined };
}

export interface FightAbout {
  readonly kind: 'fight';
  readonly a: string;
  readonly b: string;
  readonly league: 'UFC' | 'Boxing';
}

export interface MatchAbout {
  readonly kind: 'match';
  readonly a: string;
  readonly b: string;
}

export interface RaceAbout {
  readonly kind: 'race';
}

export interface TournamentAbout {
  readonly kind: 'tournament';
  /** Names of the players, in the order of the recipe. */
  readonly names: readonly string[];
}

/** What was predicted, with the names that its figures need. */
export type RerunAbout = GameAbout | FightAbout | MatchAbout | RaceAbout | TournamentAbout;
