import type { RequestForm } from '../../leagues/facts.ts';

/** ESPN's scoreboards' response to a form of request. */
interface FormFact {
  readonly form: RequestForm;
  /** For team sports; and for mma, racing, tennis and golf. */
  readonly taken: { readonly teams: boolean; readonly individual: boolean };
  /** What the answer contains, or how it is refused. */
  readonly answer: string;
  /** Last day on which users of the live service reported it. */
  readonly read: string;
}

/**
 * How ESPN's scoreboards respond to the forms of request, as several users of the live service report independently (September to
 * October 2026). "A-A", "A-" and "A,B" are refused like "A-B", on both of its hosts.
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

/** Limit of events in an answer. Limits from 50 to 500 give the whole list; above 500 it silently has 25 (October 2026). */
export const LIMIT = 500;
/** A list of exactly this length is truncated, whatever it says: ESPN sends it when it ignores the limit. */
export const SILENT_CUT = 25;
/** Another limit, tried if a single day has exactly that many: if ESPN respects it, the same list or a longer one comes. */
export const OTHER_LIMIT = 100;

/** Days after today that the single-day form covers in soccer (October 2026). */
export const SOCCER_DAYS_AHEAD = 1;

/** Days per request in the form "from–to" in team sports: even a busy answer stays well under the size cap. */
export const RANGE_DAYS = 7;

/** Largest answer in bytes. A month of baseball is 12 to 15 MB (October 2026). */
export const FORM_BYTES: Readonly<Record<RequestForm, number>> = {
  day: 8_000_000,
  range: 8_000_000,
  month: 24_000_000,
};
