import type { TennisEvent } from '#contract/answers/tennis/event.ts';

type Named = Pick<TennisEvent, 'strEvent' | 'tournament' | 'strHomeTeam' | 'strAwayTeam'>;

/**
 * An event's name for a card that names both sides on a separate line: without the sides at its end. "WTA Berlin: Ons Jabeur vs
 * Eva Lys" → "WTA Berlin"; a name consisting only of the sides gives the tournament.
 */
export function eventTitle({ strEvent, tournament, strHomeTeam, strAwayTeam }: Named): string {
  const sides = `${strHomeTeam} vs ${strAwayTeam}`;
  if (!strEvent.endsWith(sides)) return strEvent;
  const rest = strEvent.slice(0, -sides.length).replace(/[\s:,–-]+$/u, '');
  return rest || tournament || strEvent;
}

/** Words before a tournament's own name: the tour, and the grade of a small event. */
const PREFIX = /^(?:(?:ATP|WTA|ITF|[MW]\d+)\s+)+/;

/** Three letters of a tournament's own name for a card without a picture: "WTA Stuttgart" → "STU"; "?" without one. */
export const tournamentInitials = (tournament: string): string =>
  tournament
    .replace(PREFIX, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toUpperCase() || '?';
