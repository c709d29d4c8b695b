import type { LiveStatus } from './schema.ts';

/** No period of any sport is longer, seconds: an overtime of the play-offs in hockey, a half in college. */
const LONGEST = 1200;

/** "8:14", "0:00", "45.2". */
const LEFT = /^(?:(\d{1,2}):)?(\d{1,2})(\.\d+)?$/;

function displayed(text: string | undefined): number | undefined {
  const [whole, minutes = '0', seconds = '', tenths = ''] = LEFT.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : 60 * Number(minutes) + Number(`${seconds}${tenths}`);
}

/**
 * Whole seconds left in the period, a started one counted; 0 at its end even where the clock is not told. Undefined for a clock that
 * cannot be.
 */
export function secondsLeft(status: LiveStatus, between: boolean): number | undefined {
  const left = displayed(status?.displayClock) ?? status?.clock ?? (between ? 0 : undefined);
  if (left === undefined || left < 0 || left > LONGEST) return undefined;
  return Math.ceil(left);
}

/** "55'", "45'+4'", "90'+7'". */
const PLAYED = /^(\d{1,3})'?(?:\s*\+\s*(\d{1,2})'?)?$/;

/** A soccer clock: minutes played, and those of added time beyond 45 or 90. */
export function minutesPlayed(
  status: LiveStatus,
): { readonly minute: number; readonly added?: number } | undefined {
  const [whole, minute = '', added] =
    PLAYED.exec(status?.displayClock?.replaceAll('’', "'") ?? '') ?? [];
  if (whole === undefined) return undefined;
  return { minute: Number(minute), ...(added !== undefined && { added: Number(added) }) };
}

/** The period as told; undefined before the first and for one that cannot be. */
export function periodOf(status: LiveStatus): number | undefined {
  const period = status?.period;
  return period !== undefined && Number.isInteger(period) && period >= 1 && period <= 40
    ? period
    : undefined;
}
