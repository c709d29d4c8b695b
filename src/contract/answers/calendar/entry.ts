import type { GameStatus } from '#domain/game/game.ts';
import type { Dated } from '../../asOf.ts';

/** A predicted game or event as a calendar shows it. Its texts hold at any hour: every figure says of when it is. */
export interface CalendarEntry extends Dated {
  /** "game-18402", "event-7": never another's, and the same as long as it is on. */
  readonly key: string;
  /** The teams, tour or series whose calendars have it, besides its league's. */
  readonly of: readonly { readonly slug: string; readonly name: string }[];
  /** Scheduled start, ISO 8601 in UTC. */
  readonly start: string;
  /** Its days in New York, first and last, where it has no hour: a tournament, or a start still unknown. */
  readonly days?: readonly [first: string, last: string] | undefined;
  /** How long a calendar keeps room for it: what such a contest usually takes. */
  readonly minutes: number;
  readonly status: GameStatus;
  /** "Bills 57% vs. Chiefs" */
  readonly summary: string;
  /** Lines of text. */
  readonly description: string;
  readonly place?: string | undefined;
  /** Its page. */
  readonly path: string;
  /** How often its start was told anew. */
  readonly moves: number;
  /** When what it says last changed, ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** How often a start was told anew, and when last. */
export interface Moved {
  readonly times: number;
  readonly at: string;
}

/** The latest of some instants. */
export const latest = (instants: readonly (string | undefined)[]): string =>
  new Date(
    Math.max(...instants.flatMap((at) => (at === undefined ? [] : Date.parse(at)))),
  ).toISOString();

/** Sentences that are known, each on a line of its own. */
export const lines = (...all: readonly (string | undefined)[]): string =>
  all.filter((line) => line !== undefined && line !== '').join('\n');
