/** Wall clocks of any zone. */
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const makeFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });

/** What a zone's clock shows at an instant, as if it were UTC, ms since 1970. */
function wallOf(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'));
}

/**
 * Reads wall times of one zone. A time that occurs twice when clocks go back is the first; one that clocks skip is an hour later.
 * @param zone IANA name: "America/New_York". Throws a RangeError if there is none
 */
export function zoneTime(zone: string): (wall: number) => number {
  const format = makeFormat(zone);
  const known = new Map<number, number>();
  // Zones shift by whole minutes, and only on full hours of UTC as far as dates of bets go.
  const offsetAt = (instant: number): number => {
    const hour = Math.floor(instant / HOUR_MS);
    const offset =
      known.get(hour) ?? wallOf(format, instant) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
    known.set(hour, offset);
    return offset;
  };
  return (wall) => {
    const day = 24 * HOUR_MS;
    const [old, now] = [offsetAt(wall - day), offsetAt(wall + day)];
    const [before, after] = [wall - old, wall - now];
    return offsetAt(before) === old || offsetAt(after) !== now ? before : after;
  };
}

/** A zone's name for readers: "Eastern Time". */
export const zoneName = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
