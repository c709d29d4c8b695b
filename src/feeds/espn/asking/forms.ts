import type { RequestForm } from '../../leagues/facts.ts';

/** What ESPN's scoreboards answer to a way of asking. */
export interface FormFact {
  readonly form: RequestForm;
  /** Of team sports; of mma, racing, tennis and golf. */
  readonly taken: { readonly teams: boolean; readonly individual: boolean };
  /** What the answer holds, or how it is turned down. */
  readonly answer: string;
  /** Last day on which readers of the live service reported it. */
  readonly read: string;
}

/**
 * How ESPN's scoreboards take the forms of request, as several readers of the live service report it independently
 * (September to October 2026). "A-A", "A-" and "A,B" are turned down as "A-B" is, on both of its hosts.
 * @see https://github.com/pseudo-r/Public-ESPN-API/issues/23
 */
export const FORM_FACTS: readonly FormFact[] = [
  {
    form: 'day',
    taken: { teams: true, individual: true },
    answer: 'that Eastern day; of soccer no event beyond about tomorrow',
    read: '2026-10-31',
  },
  {
    form: 'month',
    taken: { teams: true, individual: true },
    answer: 'the whole month, past and future, soccer too; without a limit it stops at 100',
    read: '2026-10-31',
  },
  {
    form: 'range',
    taken: { teams: false, individual: true },
    answer: 'team sports since 2026-09-15: 400 "Failed to get events endpoint."',
    read: '2026-10-31',
  },
];

/** Most events of an answer. From 50 to 500 the list comes whole; above 500 it silently holds 25 (October 2026). */
export const LIMIT = 500;
/** A list of exactly this many is cut short, whatever it says: ESPN sends it when it ignores the limit. */
export const SILENT_CUT = 25;
/**
 * Another limit, tried where a single day holds exactly as many: if ESPN heeds it, the same list or a longer one comes.
 */
export const OTHER_LIMIT = 100;

/** Days ahead of today that the form of a single day tells of in soccer (October 2026). */
export const SOCCER_DAYS_AHEAD = 1;

/** Days of one request of the form "from–to" in team sports: a busy answer stays well under the size cap. */
export const RANGE_DAYS = 7;

/** Bytes of an answer. A month of baseball is 12 to 15 MB (October 2026). */
export const MOST_BYTES: Readonly<Record<RequestForm, number>> = {
  day: 8_000_000,
  range: 8_000_000,
  month: 24_000_000,
};
