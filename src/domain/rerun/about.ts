/** What a game's figures are named by, beside its recipe. */
export interface GameAbout {
  readonly kind: 'game';
  /** Short names, e.g. "Bills". */
  readonly home: string;
  readonly away: string;
  /** Whether a draw is a result of its own. */
  readonly canDraw: boolean;
  /** The market's home handicap and total as the page shows them; absent without one. */
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
  /** Who is expected to start, where the model rates starters. */
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

/** What was predicted, as far as the names of its figures go. */
export type RerunAbout = GameAbout | FightAbout | MatchAbout | RaceAbout | TournamentAbout;
