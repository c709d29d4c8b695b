/** How a soccer game that went beyond 90 minutes was decided. */
type Decided = 'after extra time' | 'on penalties';

/** The same by a feed's words, "AET", "FT-Pens"; undefined of a game that they say nothing such of. */
export function howDecided(detail: string): Decided | undefined {
  if (/\b(?:pens?|penalt\w+)\b/i.test(detail)) return 'on penalties';
  return /\b(?:aet|extra time)\b/i.test(detail) ? 'after extra time' : undefined;
}
