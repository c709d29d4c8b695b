import type { Instant } from '../time/time.ts';
import type { GameStatus } from './game.ts';

/** What is known of a game's or an event's state. */
export interface ToldState {
  readonly status: GameStatus;
  /** Scheduled start. */
  readonly start: Instant;
  /** False while only the day is known. */
  readonly timeKnown?: boolean | undefined;
  /** The feed's own words, such as "Q3 4:12". */
  readonly detail?: string | undefined;
  /** Hours after the start in which it may still be going on. */
  readonly longest?: number | undefined;
}

export const UNDER_WAY = 'Under way';

/** Longer than any game of a team league, hours. */
const LONGEST_GAME = 6;
const HOUR_MS = 3_600_000;

/** Feeds begin the detail with the stage itself: "Final/OT", "FT-Pens", "Postponed". */
const STAGE_WORD = /^(final|ft|postponed|live)\b[/\s-]*/i;

const WORDS = { live: UNDER_WAY, final: 'Final', postponed: 'Postponed' } as const;

/** The word for one that was to start by now and of which no feed has told more. */
function untold(
  { start, timeKnown = true, longest = LONGEST_GAME }: ToldState,
  now: Instant,
): string {
  if (!timeKnown) return 'Start time not known';
  const hours = (new Date(now).getTime() - new Date(start).getTime()) / HOUR_MS;
  return hours > longest ? 'Result not in yet' : UNDER_WAY;
}

/**
 * The state of a game or event in the words of every table, card and page: "Scheduled", "Under way", "Under way, Q3 4:12",
 * "Final", "Final, OT", "Postponed".
 */
export function stateText(told: ToldState, now: Instant): string {
  const { status, start, detail = '' } = told;
  if (status === 'scheduled') {
    return new Date(now).getTime() < new Date(start).getTime() ? 'Scheduled' : untold(told, now);
  }
  const more = detail.replace(STAGE_WORD, '');
  return more === '' ? WORDS[status] : `${WORDS[status]}, ${more}`;
}

/** The same once the start has come: what a page shows from then on, hidden until it is so. */
export function stateFromStart(told: ToldState, now: Instant): string {
  const start = new Date(told.start);
  return stateText(told, new Date(now).getTime() < start.getTime() ? start : now);
}
