import type { SampleLine, Scatter } from '../feeds/demo/line.ts';
import type { DemoTeam } from './teamTable.ts';
import type { OutdoorVenue } from './venueTable.ts';

/** What the feeds call a league and its teams, and where they keep it. */
export interface FeedFacts {
  readonly espn: EspnFacts;
  /** Where Bovada keeps the league's coupon, below /description. */
  readonly bovada: string;
  readonly otherNames: OtherNames;
  /** The clubs that the bundled slate pairs. */
  readonly teams: readonly DemoTeam[];
  /** Outdoor grounds; leagues that play under a roof have none. */
  readonly grounds?: readonly OutdoorVenue[];
  readonly demo: DemoFacts;
}

interface EspnFacts {
  /** Where ESPN keeps the league's scoreboard. */
  readonly path: string;
  /** The number that its events carry: "s:20~l:28~e:401437640" is of league 28. */
  readonly number: string;
  /** College only: 80 = all FBS games, 50 = all Division I games; without it only ranked teams come. */
  readonly groups?: string;
  /** Days a request, so that a busy answer stays well under the size cap. */
  readonly days: number;
  /** Names of the rounds after the season, where no season type tells them. */
  readonly playoffs?: RegExp;
}

/**
 * Key of the ratings → names feeds use for the team beside its full one in the table, beyond accents and legal forms.
 * Keys are ESPN codes in the professional US leagues (with the names of earlier teams of a franchise), school names of
 * CFBD in college football and of stats.ncaa.org in college basketball, and football-data.co.uk names in soccer.
 */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** What the bundled slate is made of. */
interface DemoFacts {
  readonly gamesPerDay: number;
  readonly slots: Slots;
  /** Home edge and scoring of an average game since 2021, rounded: used where no model line is given. */
  readonly line: SampleLine;
  /** Scatter about the market's line, from the same seasons. */
  readonly scatter: Scatter;
}

/** Usual start times by Eastern time (HH:MM), latest first. */
export interface Slots {
  readonly east: readonly string[];
  /** Where the home team is in Mountain or Pacific time. */
  readonly west?: readonly string[];
  /** Saturdays and Sundays, where they differ. */
  readonly weekend?: readonly string[];
}
