import { EXCLUSION_DAYS, PAUSE_DAYS } from './pauseDays.ts';

export type PauseKind = 'pause' | 'exclusion';

/** The lengths offered for each. */
export const DAYS_OF: Readonly<Record<PauseKind, readonly number[]>> = {
  pause: PAUSE_DAYS,
  exclusion: EXCLUSION_DAYS,
};

/** "1 day", "2 weeks", "6 months", "1 year" */
export function pauseDaysText(days: number): string {
  const names: Readonly<Record<number, string>> = {
    1: '1 day',
    7: '1 week',
    14: '2 weeks',
    30: '1 month',
    90: '3 months',
    180: '6 months',
    365: '1 year',
  };
  return names[days] ?? `${days} days`;
}

/** The server's refusal of anything not shown to people who are shut out. */
export const SHUT_OUT =
  'You are on a break: no picks, prices or offers until the day you chose. Help: 1-800-GAMBLER.';
