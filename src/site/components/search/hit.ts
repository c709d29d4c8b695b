import { EVENT_SPORTS } from '#domain/events/event.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';

const MAX_QUERY = 200;

/** What an address asks for: at most 200 characters, spaces joined; empty where it asks for nothing. */
export const queryOf = (address: string): string =>
  (new URLSearchParams(address).get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** How many pages were found, as it is announced. */
export function countText(count: number, query: string): string {
  const results = count === 1 ? 'result' : 'results';
  return `${count === 0 ? 'No' : count} ${results} for “${query}”`;
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['game', 'Game'],
  ['team', 'Team'],
  ['fighter', 'Fighter'],
  ['league', 'League'],
  ['golf', 'Golf tour'],
]);
const SPORTS: ReadonlySet<string> = new Set(EVENT_SPORTS.map(sportPath));

/** What kind of page a path leads to; undefined for a page that is the only one of its kind. */
export function kindOf(path: string): string | undefined {
  if (SPORTS.has(path)) return 'Sport';
  const [, folder = '', name] = path.split('/');
  return name === undefined ? undefined : KINDS.get(folder);
}
