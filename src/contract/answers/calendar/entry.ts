import type { GameStatus } from '#domain/game/game.ts';
import type { Dated } from '../../asOf.ts';

/** A predicted game or event as a calendar shows it. Its texts never become wrong: every figure states its time. */
export interface CalendarEntry extends Dated {
  /** "game-18402", "event-7": unique, and the same for the entry's whole life. */
  readonly key: string;
  /** The teams, tour or series whose calendars contain it, besides its league's calendar. */
  readonly of: readonly { readonly slug: string; readonly name: string }[];
  /** Scheduled start, ISO 8601 in UTC. */
  readonly start: string;
  /** First and last day in New York if it has no hour: a tournament, or a start still unknown. */
  readonly days?: readonly [first: string, last: string] | undefined;
  /** Length of the calendar entry: the usual duration of such a contest. */
  readonly minutes: number;
  readonly status: GameStatus;
  /** "Bills 57% vs. Chiefs" */
  readonly summary: string;
  /** Lines of text. */
  readonly description: string;
  readonly place?: string | undefined;
  /** Path of its page. */
  readonly path: string;
  /** How often its start has changed. */
  readonly moves: number;
  /** When the entry's content last changed, ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** How often a start has changed, and when last. */
export interface MovedStart {
  readonly times: number;
  readonly at: string;
}

/** The latest of these instants. */
export const latestInstant = (instants: readonly (string | undefined)[]): string =>
  new Date(
    Math.max(...instants.flatMap((at) => (at === undefined ? [] : Date.parse(at)))),
  ).toISOString();

/** The given sentences, one per line; missing and empty ones are skipped. */
export const joinedLines = (...all: readonly (string | undefined)[]): string =>
  all.filter((line) => line !== undefined && line !== '').join('\n');
