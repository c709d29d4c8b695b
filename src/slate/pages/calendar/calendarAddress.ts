import { findLeaguePage, type LeaguePage } from '#domain/leagues/leaguePage.ts';
import { slug } from '#domain/words/slug.ts';

/** A calendar address: all of a league or sport, one team or tour in it, or one game. */
export interface CalendarAddress {
  readonly page: LeaguePage;
  /** Slug of the team, tour or series. */
  readonly of?: string;
  /** Number of the game. */
  readonly game?: string;
  /** The canonical spelling. */
  readonly path: string;
}

const SHAPE = /^\/calendar\/([a-z0-9]+)(?:\/([a-z0-9-]{1,80}))?\.ics$/i;

/** Parses "/calendar/nfl.ics", "/calendar/nfl/buffalo-bills.ics", "/calendar/nfl/18402.ics"; undefined for other paths. */
export function calendarAddress(pathname: string): CalendarAddress | undefined {
  const [, first = '', part] = SHAPE.exec(pathname) ?? [];
  const page = findLeaguePage(first);
  if (page === undefined) return undefined;
  const base = `/calendar/${page.toLowerCase()}`;
  if (part === undefined) return { page, path: `${base}.ics` };
  if (/^\d+$/.test(part)) {
    const game = part.replace(/^0+(?=\d)/, '');
    return { page, game, path: `${base}/${game}.ics` };
  }
  const of = slug(part);
  return of === '' ? undefined : { page, of, path: `${base}/${of}.ics` };
}
