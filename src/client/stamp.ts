import { clockTime, longDate } from '#domain/time/time.ts';

/**
 * Shows the time of the data that a page has taken since it was built: the data's, never the reader's.
 * @param asOf ISO 8601 in UTC; undefined if unknown, which removes the stamp
 */
export function setStamp(asOf: string | undefined): void {
  for (const stamp of document.querySelectorAll<HTMLTimeElement>('time[data-stamp]')) {
    const line = stamp.closest<HTMLElement>('[data-stamped]');
    if (line) line.hidden = asOf === undefined;
    if (asOf === undefined) continue;
    stamp.dateTime = asOf;
    stamp.title = longDate(asOf);
    stamp.textContent = clockTime(asOf);
  }
}
