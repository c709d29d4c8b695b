import type { Sport } from '../leagues/record.ts';
import type { EndedFixture } from './seasonFixture.ts';

const SHOOT_OUT = /\/SO\b|\bpens?\b|shoot-?out|FINAL_PEN/i;
const OVERTIME = /\/\d*OT\b|\bAET\b|after extra time|overtime/i;
/** "Final/11": innings. */
const INNINGS = /\bF(?:inal)?\/(\d{1,2})(?!\w)/i;

/** How a finished game ended, by the feed's words on it: "Final/OT", "Final/SO", "AET", "FT-Pens", "Final/11". */
export function endingFromWords(sport: Sport, words: string): EndedFixture {
  if (SHOOT_OUT.test(words)) return 'shootout';
  if (OVERTIME.test(words)) return 'overtime';
  const innings = sport === 'baseball' ? Number(INNINGS.exec(words)?.[1] ?? 0) : 0;
  return innings > 9 ? 'overtime' : 'regulation';
}
