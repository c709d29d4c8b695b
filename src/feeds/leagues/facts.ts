import type { LeagueTeam } from './teamTable.ts';
import type { OutdoorVenue } from './venueTable.ts';

/** What the feeds call a league and its teams, and where they keep it. */
export interface FeedFacts {
  readonly espn: EspnFacts;
  /** Where Bovada keeps the league's coupon, below /description. */
  readonly bovada: string;
  readonly otherNames: OtherNames;
  /** College only: in which division ESPN's conferences play. */
  readonly conferences?: Conferences;
  /** The clubs that the sample source pairs. */
  readonly teams: readonly LeagueTeam[];
  /** Outdoor grounds; leagues that play under a roof have none. */
  readonly grounds?: readonly OutdoorVenue[];
  readonly sample: SampleFacts;
}

/** How a request names its days: one ("20261121"), a month ("202611"), or from one to another ("20261121-20261128"). */
const REQUEST_FORMS = ['day', 'month', 'range'] as const;
export type RequestForm = (typeof REQUEST_FORMS)[number];

interface EspnFacts {
  /** Where ESPN keeps the league's scoreboard. */
  readonly path: string;
  /** The number that its events carry: "s:20~l:28~e:401437640" is of league 28. */
  readonly number: string;
  /** College only: 80 = all FBS games, 50 = all Division I games; without it only ranked teams come. */
  readonly groups?: string;
  /** How its scoreboard is asked for days: the first form that is taken serves. */
  readonly forms: readonly [RequestForm, ...RequestForm[]];
  /** Names of the rounds after the season, where no season type tells them. */
  readonly playoffs?: RegExp;
  /** How its scoreboard names who starts or did start a game. */
  readonly starter?: StarterFacts;
  /** Whether it gives each side of a game a chance of its own (its matchup predictor). */
  readonly predictor?: true;
  /** Whose injuries are read of the league's report, where it has one that we read. */
  readonly injuries?: InjuryFacts;
}

/** ESPN's numbers of conferences by their division. One in neither list is of no known division. */
export interface Conferences {
  readonly top: readonly number[];
  /** Of the division underneath, where its schools have a level to start at. */
  readonly lower?: readonly number[];
}

/** A starter is announced under a name of `probables`, or told afterwards by a category of the game's leaders. */
export type StarterFacts =
  | { readonly probable: string }
  | { readonly leader: readonly string[]; readonly position: string };

export interface InjuryFacts {
  /** The one position that is read; absent: all. */
  readonly position?: string;
  /** Whether one who is called doubtful counts as out. */
  readonly doubtfulIsOut: boolean;
}

/**
 * Key of the ratings → names feeds use for the team beside its full one in the table, beyond accents and legal forms.
 * Keys are ESPN codes in the professional US leagues (with the names of earlier teams of a franchise), school names of
 * CFBD in college football and of stats.ncaa.org in college basketball, and football-data.co.uk names in soccer.
 */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** What the league's sample games are made of. */
interface SampleFacts {
  /** Games a day; of a league that plays by the week, games of each weekday, Sunday first. */
  readonly gamesPerDay: number | WeekOfGames;
  readonly slots: Slots;
  /** Home edge and scoring of an average game since 2021, rounded: used where no model line is given. */
  readonly line: SampleLine;
  /** Scatter about the market's line, from the same seasons. */
  readonly scatter: Scatter;
}

/** Games on Sunday, Monday … Saturday: one round of the league, from its quietest day on. */
export type WeekOfGames = readonly [
  sunday: number,
  monday: number,
  tuesday: number,
  wednesday: number,
  thursday: number,
  friday: number,
  saturday: number,
];

/** What a sample bookmaker starts from: a win probability (0–1) and means of the home margin and the total. */
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
  /** Mean less median of the total where scores are few and skewed: books set their line at the median. */
  readonly skew?: number;
  /** Share of wins by two or more, for leagues whose spread is always 1.5. */
  readonly winsByTwo?: number;
}

/** Usual start times by Eastern time (HH:MM), latest first. */
export interface Slots {
  readonly east: readonly string[];
  /** Where the home team is in Mountain or Pacific time. */
  readonly west?: readonly string[];
  /** Saturdays and Sundays, where they differ. */
  readonly weekend?: readonly string[];
  readonly westWeekend?: readonly string[];
}
