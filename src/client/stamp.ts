import { clockTime, longDate } from '#domain/time/time.ts';

/**
 * Says when the data are of that a page has taken since it was built: their own time, never the reader's.
 * @param asOf ISO 8601 in UTC; undefined where they do not say, then the stamp goes
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
