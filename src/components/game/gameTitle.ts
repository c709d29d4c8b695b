import type { Game } from '#domain/game.ts';
import { LEAGUES, type League, leaguePath } from '#domain/league.ts';
import { SITE } from '#site';
import type { Crumb } from './Breadcrumb.tsx';

const SPORTS: readonly Crumb[] = [
  { text: 'Home', href: '/' },
  { text: 'Sports', href: '/predictions' },
];

export const gameTitle = (game: Game): string =>
  `${game.awayTeam.name} @ ${game.homeTeam.name} prediction | ${SITE.name}`;

/** What a reader might search for to find a game's page. */
export const gameKeywords = ({ awayTeam, homeTeam, league }: Game): readonly string[] => [
  `${awayTeam.name} vs ${homeTeam.name} prediction`,
  `${awayTeam.name} odds`,
  `${homeTeam.name} odds`,
  ...leagueKeywords(league),
];

export const leagueKeywords = (league: League): readonly string[] => {
  const { name } = LEAGUES[league];
  return [`${name} predictions`, `${name} picks`, `${name} odds`, 'Monte Carlo simulation'];
};

export const leagueCrumbs = (league: League): readonly Crumb[] => [
  ...SPORTS,
  { text: LEAGUES[league].name },
];

export const gameCrumbs = (game: Game): readonly Crumb[] => [
  ...SPORTS,
  { text: LEAGUES[game.league].name, href: leaguePath(game.league) },
  { text: `${game.awayTeam.shortName} @ ${game.homeTeam.shortName}` },
];

/** schema.org BreadcrumbList of a page's crumbs. */
export const crumbList = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href !== undefined && { item: new URL(href, SITE.url).href }),
  })),
});
