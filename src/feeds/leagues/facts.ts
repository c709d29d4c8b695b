import type { PlayerStatus } from '#domain/players/status.ts';
import type { LeagueTeam } from './teamTable.ts';
import type { OutdoorVenue } from './venueTable.ts';

/** A league's and its teams' names in the feeds, and its addresses there. */
export interface FeedFacts {
  readonly espn: EspnFacts;
  /** Bovada's path of the league's coupon, below /description. */
  readonly bovada: string;
  readonly otherNames: OtherNames;
  /** College only: the divisions of ESPN's conferences. */
  readonly conferences?: Conferences;
  /** The clubs that the sample source pairs. */
  readonly teams: readonly LeagueTeam[];
  /** Outdoor venues; indoor leagues have none. */
  readonly grounds?: readonly OutdoorVenue[];
  readonly sample: SampleFacts;
}

/** How a request names its days: one ("20261121"), a month ("202611"), or from one to another ("20261121-20261128"). */
const REQUEST_FORMS = ['day', 'month', 'range'] as const;
export type RequestForm = (typeof REQUEST_FORMS)[number];

interface EspnFacts {
  /** Path of ESPN's scoreboard for the league. */
  readonly path: string;
  /** The league's id in its events: "s:20~l:28~e:401437640" is from league 28. */
  readonly number: string;
  /** College only: 80 = all FBS games, 50 = all Division I games; without it, only ranked teams are listed. */
  readonly groups?: string;
  /** Forms for requesting days from its scoreboard: the first accepted one is used. */
  readonly forms: readonly [RequestForm, ...RequestForm[]];
  /** Names of postseason rounds, if no season type identifies them. */
  readonly playoffs?: RegExp;
  /** How its scoreboard names a game's starters. */
  readonly starter?: StarterFacts;
  /** Whether it gives its own chance for each side of a game (its matchup predictor). */
  readonly predictor?: true;
  /** Players whose injuries we read from the league's report, if we read one. */
  readonly injuries?: InjuryFacts;
  /** What it tells of all players, in leagues whose players we forecast. */
  readonly players?: PlayerFacts;
}

/** ESPN's ids of conferences by division. Conferences in neither list have no known division. */
export interface Conferences {
  readonly top: readonly number[];
  /** Conferences of the division below, if its schools have a starting level. */
  readonly lower?: readonly number[];
}

/** A starter is announced under a name in `probables`, or identified afterward by a category of the game's leaders. */
type StarterFacts =
  | { readonly probable: string }
  | { readonly leader: readonly string[]; readonly position: string };

export interface InjuryFacts {
  /** The one position that is read; absent: all. */
  readonly position?: string;
  /** Whether a player called doubtful counts as out. */
  readonly doubtfulIsOut: boolean;
}

/** What ESPN tells of a league's players besides rosters and box scores. */
interface PlayerFacts {
  /** Chance to play, 0 to 1, that a word of the league's injury report stands for; absent if it has no report. */
  readonly chances?: Readonly<Record<PlayerStatus, number>>;
  /** Whether it has depth charts. */
  readonly charts?: true;
  /** Whose line-ups a game's summary tells before the start, if it does. */
  readonly lineUps?: 'baseball' | 'soccer';
}

/**
 * What a report's words stand for where we have no reports to measure by: the leagues' own old percentages, an assumption (2026-11-27).
 */
export const USUAL_CHANCES: Readonly<Record<PlayerStatus, number>> = {
  Out: 0,
  Doubtful: 0.25,
  Questionable: 0.5,
  Probable: 0.75,
};

/**
 * Key of the ratings → names of the team in feeds, besides the full one in the table and variants in accents and legal forms.
 * Keys are ESPN codes in the professional US leagues (with names of a franchise's earlier teams), school names of CFBD in college
 * football and of stats.ncaa.org in college basketball, and football-data.co.uk names in soccer.
 */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** Facts for making the league's sample games. */
interface SampleFacts {
  /** Games a day; for weekly leagues, games on each weekday, Sunday first. */
  readonly gamesPerDay: number | WeekOfGames;
  readonly slots: Slots;
  /** Home edge and scoring of an average game since 2021, rounded: used without a model line. */
  readonly line: SampleLine;
  /** Scatter about the market's line, from the same seasons. */
  readonly scatter: Scatter;
}

/** Games on Sunday, Monday … Saturday: one round of the league, starting on its quietest day. */
type WeekOfGames = readonly [
  sunday: number,
  monday: number,
  tuesday: number,
  wednesday: number,
  thursday: number,
  friday: number,
  saturday: number,
];

/** Basis of a sample bookmaker's prices: a win probability (0–1) and means of the home margin and the total. */
export interface SampleLine {
  /** Share of games the home side wins; in soccer draws count as not won. */
  readonly homeProbability: number;
  readonly margin: number;
  readonly total: number;
}

/** How a league's scores scatter about the market's line. */
export interface Scatter {
  /** Standard deviation of the margin. */
  readonly margin: number;
  /** Standard deviation of the total. */
  readonly total: number;
  /** Mean − median of the total if scores are low and skewed: books set their line at the median. */
  readonly skew?: number;
  /** Share of wins by two or more, for leagues whose spread is always 1.5. */
  readonly winsByTwo?: number;
}

/** Usual start times by Eastern time (HH:MM), latest first. */
interface Slots {
  readonly east: readonly string[];
  /** Start times if the home team is in Mountain or Pacific time. */
  readonly west?: readonly string[];
  /** Saturdays and Sundays, if they differ. */
  readonly weekend?: readonly string[];
  readonly westWeekend?: readonly string[];
}
