import type { SportEvent } from './sportEvent.ts';

/** A race's anchor on its page; also unique for the samples' negative ids. */
export const raceAnchor = (id: number): string => `race${Math.abs(id)}${id < 0 ? 's' : ''}`;

/** A golf tournament's anchor on its tour's page. */
export const tournamentAnchor = (id: number): string => `event${Math.abs(id)}`;

/** The anchor of a tennis tournament's matches on the tennis page. */
export const matchesAnchor = (tournament: string): string =>
  `matches-${tournament.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** An event's anchor on its page; undefined if the page has none for it. */
export function eventAnchor(event: SportEvent): string | undefined {
  if (event.kind === 'tournament') return tournamentAnchor(event.id);
  if (event.kind === 'match') return matchesAnchor(event.tournament);
  return event.kind === 'race' && event.league !== 'F1' ? raceAnchor(event.id) : undefined;
}
