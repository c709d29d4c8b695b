import type { League } from '../leagues/league.ts';
import type { SaidMove } from '../moves/saidMove.ts';
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
  /** Ranking of a college team as in the feed, or its seed in a tournament: 1–25; absent for unranked teams. */
  readonly rank?: number | undefined;
  /** Club color as #rrggbb, for the crest's ring only. */
  readonly color?: string | undefined;
  /** Key of the team's rating in its league; absent if it can have none: its games then have no figure. */
  readonly ratingKey?: string | undefined;
}

export interface Venue {
  readonly name: string;
  readonly city?: string | undefined;
  readonly indoor?: boolean | undefined;
}

/** Channels and streams of a game by their audience, in the feed's words. */
export interface Broadcasts {
  readonly national?: readonly string[] | undefined;
  readonly home?: readonly string[] | undefined;
  readonly away?: readonly string[] | undefined;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The stage of a game. A score exists only where there can be one. */
export type GameStage =
  | { readonly status: 'scheduled' }
  | { readonly status: 'live'; readonly score: Score; readonly detail: string }
  | { readonly status: 'final'; readonly score: Score; readonly detail: string }
  | { readonly status: 'postponed'; readonly detail: string };

export type GameStatus = GameStage['status'];

/** Facts of a game at any stage. */
interface GameFacts {
  readonly league: League;
  /** Season as the league's files count it: end year for NBA, NHL, NCAAB and European soccer, else start year. */
  readonly season: number;
  readonly postseason: boolean;
  /** True for games before the regular season: they neither use nor update the ratings. */
  readonly preseason?: boolean | undefined;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly gameTime: string;
  /** False while the feed knows only the day. */
  readonly timeKnown: boolean;
  readonly neutralSite: boolean;
  /** The occasion, in the feed's words: "Rose Bowl", "NBA Cup - Group Play", "AFC Wild Card Playoffs". */
  readonly occasion?: string | undefined;
  /** State of its play-off series, in the feed's words: "BOS leads series 3-2". */
  readonly series?: string | undefined;
  readonly broadcasts?: Broadcasts | undefined;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
  readonly venue?: Venue | undefined;
  readonly weatherData?: Weather | undefined;
  readonly odds: readonly OddsQuote[];
}

/** A feed's game, before we add anything. */
export type FeedGame = GameFacts &
  GameStage & {
    /** Who starts or started, if the feed names him. */
    readonly availability?: Availability | undefined;
    /** For a finished game that was called early: periods played; innings include halves. */
    readonly calledAfter?: number | undefined;
    /** Bookmakers' opening prices, if the feed gives them. */
    readonly openings?: readonly OpeningQuote[] | undefined;
    /** The feed's own id, unique within the feed. */
    readonly sourceId: string;
    /** The feed's own ids of the sides, digits, or of samples keys of ratings: used to request more about a team. */
    readonly teamIds?: { readonly home: string; readonly away: string } | undefined;
  };

/** A game with its prediction in some form. */
export type GameWith<Said> = GameFacts &
  GameStage & {
    /** Our own number: the {id} of /game/{id}. */
    readonly id: number;
    /** The feed it came from, e.g. "espn". */
    readonly source: string;
    /** True if the game is a sample, not a feed's. */
    readonly sample: boolean;
    /** When the feed last confirmed it, ISO 8601 in UTC. */
    readonly asOf: string;
    /** Absent while pending. */
    readonly prediction?: Said | undefined;
  };

/** A start before a feed moved it. */
export interface PreviousStart {
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  /** False if only the day was known. */
  readonly timeKnown: boolean;
}

/** A game as stored and as its page shows it. */
export type Game = GameWith<Prediction> & {
  /** Its start before its feed last moved it; absent if it was not moved. */
  readonly previousStart?: PreviousStart | undefined;
  /** Who starts and who is listed out, if a feed of the league says so. */
  readonly availability?: Availability | undefined;
  /** Where we expect its lines to go from the first price seen; absent if nowhere. */
  readonly expectedMoves?: readonly SaidMove[] | undefined;
};

/** A game together with its prediction, for screens that need both. */
export type PredictedGame = Game & { readonly prediction: Prediction };
