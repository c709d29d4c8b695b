import type { SportEvent } from './sportEvent.ts';

/** A race's place on its page: unique also for the samples' negative ids. */
export const raceAnchor = (id: number): string => `race${Math.abs(id)}${id < 0 ? 's' : ''}`;

/** A golf tournament's place on its tour's page. */
export const tournamentAnchor = (id: number): string => `event${Math.abs(id)}`;

/** The place of a tennis tournament's matches on the page of tennis. */
export const matchesAnchor = (tournament: string): string =>
  `matches-${tournament.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Where on its page an event is; undefined where the page has no place for one. */
export function eventAnchor(event: SportEvent): string | undefined {
  if (event.kind === 'tournament') return tournamentAnchor(event.id);
  if (event.kind === 'match') return matchesAnchor(event.tournament);
  return event.kind === 'race' && event.league !== 'F1' ? raceAnchor(event.id) : undefined;
}
