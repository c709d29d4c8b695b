import type { League } from '../leagues/league.ts';
import type { OddsQuote, OpeningQuote } from '../prices/odds.ts';
import type { Availability } from '../starters/availability.ts';
import type { Prediction } from './prediction.ts';
import type { Weather } from './weather.ts';

/** A side of a game as the feed names it. */
export interface Team {
  readonly name: string;
  /** Short city or nickname for a tight row, e.g. "Bills". */
  readonly shortName: string;
  /** Two to five capitals, e.g. "BUF". */
  readonly abbreviation: string;
  readonly logoUrl?: string | undefined;
  /** Won–lost(–drawn), e.g. "8-2". */
  readonly record?: string | undefined;
  /** Place in the ranking of college teams as the feed has it, in a tournament the seed: 1–25; absent of the unranked. */
  readonly rank?: number | undefined;
  /** Club colour as #rrggbb, for the crest's ring only. */
  readonly color?: string | undefined;
  /** Key of the team's rating in its league; absent where it can have none, and then its games have no figure. */
  readonly ratingKey?: string | undefined;
}

export interface Venue {
  readonly name: string;
  readonly city?: string | undefined;
  readonly indoor?: boolean | undefined;
}

/** Who shows a game, by whose viewers: channels and streams in the feed's words. */
export interface Broadcasts {
  readonly national?: readonly string[] | undefined;
  readonly home?: readonly string[] | undefined;
  readonly away?: readonly string[] | undefined;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Where a game stands. A score exists only where there can be one. */
export type GameStage =
  | { readonly status: 'scheduled' }
  | { readonly status: 'live'; readonly score: Score; readonly detail: string }
  | { readonly status: 'final'; readonly score: Score; readonly detail: string }
  | { readonly status: 'postponed'; readonly detail: string };

export type GameStatus = GameStage['status'];

/** What is known of a game whatever its stage. */
interface GameFacts {
  readonly league: League;
  /** Season as the league's files count it: end year for NBA, NHL, NCAAB and European soccer, else start year. */
  readonly season: number;
  readonly postseason: boolean;
  /** True for games before the season proper: they neither use nor feed the ratings. */
  readonly preseason?: boolean | undefined;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly gameTime: string;
  /** False while the feed knows only the day. */
  readonly timeKnown: boolean;
  readonly neutralSite: boolean;
  /** What the game is beyond its sides, in the feed's words: "Rose Bowl", "NBA Cup - Group Play", "AFC Wild Card Playoffs". */
  readonly occasion?: string | undefined;
  /** How its play-off series stands, in the feed's words: "BOS leads series 3-2". */
  readonly series?: string | undefined;
  readonly broadcasts?: Broadcasts | undefined;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
  readonly venue?: Venue | undefined;
  readonly weatherData?: Weather | undefined;
  readonly odds: readonly OddsQuote[];
}

/** What a feed says about one game, before anything of ours is added. */
export type FeedGame = GameFacts &
  GameStage & {
    /** Players named before the start, where the feed names any. */
    readonly squads?: Squads | undefined;
    /** Who starts or did start, where the feed names him. */
    readonly availability?: Availability | undefined;
    /** Of a game that is over and was called early: periods played, of innings also halves. */
    readonly calledAfter?: number | undefined;
    /** What bookmakers opened at, where the feed says so. */
    readonly openings?: readonly OpeningQuote[] | undefined;
    /** The feed's own id, unique within the feed. */
    readonly sourceId: string;
    /** The feed's own ids of the sides, digits: what it is asked by for more about a team. */
    readonly teamIds?: { readonly home: string; readonly away: string } | undefined;
  };

/** A game with what is predicted of it, in some form. */
export type GameWith<Said> = GameFacts &
  GameStage & {
    /** Our own number: the {id} of /game/{id}. */
    readonly id: number;
    /** The feed it came from, e.g. "espn". */
    readonly source: string;
    /** True where the game is a sample, not a feed's. */
    readonly sample: boolean;
    /** When the feed last confirmed it, ISO 8601 in UTC. */
    readonly asOf: string;
    /** Absent while it is pending. */
    readonly prediction?: Said | undefined;
  };

/** A game as the store keeps it and its page shows it. */
export type Game = GameWith<Prediction> & {
  /** Who starts and who is listed out, where a feed says so in his league. */
  readonly availability?: Availability | undefined;
};

/** A game together with its prediction, where a screen needs both. */
export type PredictedGame = Game & { readonly prediction: Prediction };

/** One player as a feed knows him before a game: season figures only. */
export interface PlayerInput {
  readonly playerId: string;
  readonly playerName: string;
  /** The sport's abbreviation, e.g. "1B"; "" where the feed gives none. */
  readonly position: string;
  /** His own games of the season so far, where the feed gives them. */
  readonly games?: number | undefined;
  /** Season mean per game of his own: points, rebounds, assists, goals, homeRuns, rbis, passingYards … */
  readonly perGame: Readonly<Record<string, number>>;
  /** Season figures that are no count per game: battingAverage, era. */
  readonly rates: Readonly<Record<string, number>>;
  /** Season totals of a player whose own games are not known: no mean can be made of them. */
  readonly totals?: Readonly<Record<string, number>> | undefined;
}

/** What is known of one side's players and scoring before a game. */
export interface Squad {
  /** Games of the team's season so far. */
  readonly games: number;
  /** Season mean of the team's points (goals, runs) per game; absent where the feed gives none. */
  readonly scoringPerGame?: number | undefined;
  readonly players: readonly PlayerInput[];
}

export interface Squads {
  readonly home?: Squad | undefined;
  readonly away?: Squad | undefined;
}
