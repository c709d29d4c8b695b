import type { SportsDbEvent } from '../schema.ts';

/** Divides two opponents: "vs", "vs.", "v". */
export const VERSUS = /\s+(?:vs?\.?|versus)\s+/i;

/** "Matchroom Boxing: Katie Taylor" → "Katie Taylor". */
const withoutTitle = (name: string): string => name.replace(/^.*(?::| [-–|]) /, '');

/** "Oleksandr Usyk 2 (Rematch) - Undisputed" → "Oleksandr Usyk"; "Tyson Fury III" → "Tyson Fury". */
const withoutTail = (name: string): string =>
  name.replace(/\s*(?:[(:|]| [-–] ).*$/, '').replace(/\s+(?:\d{1,2}|I{2,3}|IV|rematch)$/i, '');

/** A fight's two boxers: the feed's home and away, else both sides of "A vs B" in the event's name. */
export function readFighters({
  strHomeTeam,
  strAwayTeam,
  strEvent,
}: Pick<SportsDbEvent, 'strHomeTeam' | 'strAwayTeam' | 'strEvent'>):
  | readonly [a: string, b: string]
  | undefined {
  if (strHomeTeam && strAwayTeam && strHomeTeam !== strAwayTeam) return [strHomeTeam, strAwayTeam];
  const [one, other, ...more] = strEvent?.split(VERSUS) ?? [];
  if (!one || !other || more.length > 0) return undefined;
  const [a, b] = [withoutTitle(one).trim(), withoutTail(other).trim()];
  return a && b && a !== b ? [a, b] : undefined;
}
