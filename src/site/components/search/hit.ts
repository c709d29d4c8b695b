import { EVENT_SPORTS } from '#domain/events/event.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';

const MAX_QUERY = 200;

/** The query in an address: at most 200 characters, spaces collapsed; empty if there is none. */
export const queryOf = (address: string): string =>
  (new URLSearchParams(address).get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** Announcement of the number of found pages, and of what was looked for instead of a misspelled name. */
export function hitCountText(count: number, query: string, instead?: string): string {
  const results = count === 1 ? 'result' : 'results';
  const found = `${count === 0 ? 'No' : count} ${results} for “${instead ?? query}”`;
  return instead === undefined ? found : `${found} instead of “${query}”`;
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['game', 'Game'],
  ['team', 'Team'],
  ['fighter', 'Fighter'],
  ['player', 'Player'],
  ['players', 'Players'],
  ['league', 'League'],
  ['golf', 'Golf tour'],
]);
const SPORTS: ReadonlySet<string> = new Set(EVENT_SPORTS.map(sportPath));

/** The kind of page at a path; undefined for a unique page. */
export function hitKind(path: string): string | undefined {
  if (SPORTS.has(path)) return 'Sport';
  const [, folder = '', name] = path.split('/');
  return name === undefined ? undefined : KINDS.get(folder);
}
