import type { GamesPage } from './gamesPage.ts';

/** Pages of one team or fighter, by the name they request their later content with. */
type OwnPage = `team-${string}` | `fighter-${string}`;

/** Pages whose later content a function draws from the current slate. */
export type LaterPage = GamesPage | OwnPage | 'ufc';

const OWN = /^(fighter(?=-)|team(?=-[a-z0-9]+-))-[a-z0-9-]{1,150}$/;

/** The request's name of a team's or fighter's page, by its path: "/team/nfl/buffalo-bills" is "team-nfl-buffalo-bills". */
export const laterNameOf = (path: string): OwnPage => path.slice(1).replaceAll('/', '-') as OwnPage;

/** The path of a team's or fighter's page by that name; undefined for other names. */
export function pathOfOwnPage(name: string): string | undefined {
  const kind = OWN.exec(name)?.[1];
  const rest = name.slice(`${kind}-`.length);
  if (kind === 'fighter') return `/fighter/${rest}`;
  return kind === 'team' ? `/team/${rest.replace('-', '/')}` : undefined;
}
