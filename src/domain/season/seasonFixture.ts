import type { Score } from '../game/game.ts';
import type { League } from '../leagues/league.ts';

/** A side of a game of a season's schedule. */
interface SeasonSide {
  /** Rating key; absent for a side that can have none, for example an all-star team. */
  readonly key?: string | undefined;
  readonly name: string;
}

export const ENDED = ['regulation', 'overtime', 'shootout'] as const;
/** How a game ended. Baseball's extra innings and soccer's extra time count as overtime. */
export type EndedFixture = (typeof ENDED)[number];

export const FIXTURE_STATUSES = [
  'scheduled',
  'live',
  'postponed',
  'canceled',
  'final',
] as const satisfies readonly FixtureStage['status'][];

/** Postponed: to be played, with or without a new date. Canceled: it will not be played. */
export type FixtureStage =
  | { readonly status: 'scheduled' | 'live' | 'postponed' | 'canceled' }
  | {
      readonly status: 'final';
      /** Complete: with overtime and extra time, without soccer's shoot-out. */
      readonly score: Score;
      readonly ended: EndedFixture;
      /** The winner of a soccer shoot-out: its score is level. */
      readonly shootoutWinner?: 'home' | 'away' | undefined;
    };

/** One game of a league's season: as its schedule says, with its result as far as known. Preseason games are left out. */
export type SeasonFixture = FixtureStage & {
  readonly league: League;
  /** As the league's files count it. */
  readonly season: number;
  /** The feed's own id, unique within the feed. */
  readonly sourceId: string;
  /** Our own number, the {id} of /game/{id}; absent until the game is stored. */
  readonly gameId?: number | undefined;
  readonly home: SeasonSide;
  readonly away: SeasonSide;
  /** ISO 8601 in UTC; absent for a postponed game without a new date. */
  readonly start?: string | undefined;
  /** False while the feed knows only the day, or no day. */
  readonly timeKnown: boolean;
  readonly neutral: boolean;
  /** True of play-ins, play-offs and conference title games. */
  readonly postseason: boolean;
  /** False if its result is not in the regular season's table: postseason, the final of the NBA Cup, all-star games. */
  readonly counts: boolean;
  /** The occasion, in the feed's words: "AFC Wild Card Playoffs". */
  readonly occasion?: string | undefined;
};

/** Conferences with their divisions with the rating keys; one conference or division named "" where there are none. */
export type SeasonGroups = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
