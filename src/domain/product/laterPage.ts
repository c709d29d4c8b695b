import { GOLF_TOURS, type GolfTour } from '../leagues/eventLeague.ts';
import type { GamesPage } from './gamesPage.ts';
import type { PricesName } from './pricesPage.ts';

/** Pages of one sport of individuals. */
const SPORT_PAGES = ['ufc', 'boxing', 'tennis', 'f1', 'nascar', 'golf'] as const;
type SportPage = (typeof SPORT_PAGES)[number];

/** Pages of one team, fighter, match or golf tour, by the name they request their later content with. */
type OwnPage = `team-${string}` | `fighter-${string}` | `tennis-${string}` | `golf-${GolfTour}`;

/** Pages with predictions: a function draws the later content of each from the current slate. */
export type LaterPage = GamesPage | SportPage | OwnPage | PricesName;

const OWN = /^(fighter(?=-)|team(?=-[a-z0-9]+-)|tennis(?=-[a-z0-9-]*\d$))-[a-z0-9-]{1,150}$/;

/** The request's name of such a page, by its path: "/team/nfl/buffalo-bills" is "team-nfl-buffalo-bills". */
export const laterNameOf = (path: string): OwnPage => path.slice(1).replaceAll('/', '-') as OwnPage;

/** The path of a page of a sport, a team, a fighter, a match or a golf tour by that name; undefined for other names. */
export function pathOfOwnPage(name: string): string | undefined {
  if (SPORT_PAGES.some((sport) => sport === name)) return `/${name}`;
  const tour = GOLF_TOURS.find((slug) => name === `golf-${slug}`);
  if (tour) return `/golf/${tour}`;
  const kind = OWN.exec(name)?.[1];
  const rest = name.slice(`${kind}-`.length);
  if (kind === 'team') return `/team/${rest.replace('-', '/')}`;
  return kind === undefined ? undefined : `/${kind}/${rest}`;
}
