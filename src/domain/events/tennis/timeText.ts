import { easternZone } from '../../time/time.ts';

const SECONDS = ':00.000';
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** A feed's time of day with ':00.000' stripped: "19:30:00.000" → "19:30". */
const withoutSeconds = (time: string): string => time.replace(SECONDS, '');

/**
 * A time of day in New York with its zone abbreviation: ("19:30:00.000", "2025-06-16") → "7:30 PM EDT". A text that is not a time
 * stays, without ':00.000'.
 * @param date YYYY-MM-DD
 */
export function timeText(time: string, date: string): string {
  const stripped = withoutSeconds(time.trim());
  const parts = CLOCK.exec(stripped);
  if (!parts) return stripped;
  const hour = Number(parts[1]);
  const zone = easternZone(date, `${parts[1]?.padStart(2, '0')}:${parts[2]}`);
  return `${hour % 12 || 12}:${parts[2]} ${hour < 12 ? 'AM' : 'PM'} ${zone}`;
}
