import type { Game } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { clockTime, type Instant, shortMonthDay } from '#domain/time/time.ts';
import { SITE } from '#site';
import { headlineGame } from '../charts-hero/headline.ts';
import { fitTitle } from '../ui/fitTitle.ts';
import type { Crumb } from './Breadcrumb.tsx';

const SPORTS: readonly Crumb[] = [
  { text: 'Home', href: '/' },
  { text: 'Sports', href: '/predictions' },
];

type Predicted = Pick<Prediction, 'awayWinProbability' | 'drawProbability' | 'homeWinProbability'>;

/** "43–57": the chances in the order of the names, in whole percent; with a draw "43–26–31". */
function sharesText({ awayWinProbability, drawProbability, homeWinProbability }: Predicted) {
  const draw = drawProbability > 0 ? [drawProbability] : [];
  return [awayWinProbability, ...draw, homeWinProbability]
    .map((share) => Math.round(share))
    .join('–');
}

/** The day of a game in its title; in a sport whose teams can meet twice on a day the hour too, once it is known. */
const dayOf = ({ league, gameTime, timeKnown }: Game): string =>
  LEAGUES[league].sport === 'baseball' && timeKnown
    ? `${shortMonthDay(gameTime)}, ${clockTime(gameTime)}`
    : shortMonthDay(gameTime);

/** A game's title: the teams, the time, and the published chances; after the end, the result. */
export function gameTitle(game: Game): string {
  const { awayTeam, homeTeam, prediction, status } = game;
  const day = dayOf(game);
  const between = (away: string, home: string): readonly string[] => {
    const teams = `${away} @ ${home}`;
    if (status === 'final') {
      const { score } = game;
      return [`${away} ${score.away}, ${home} ${score.home} (${day}): our prediction, graded`];
    }
    if (!prediction) return [`${teams}, ${day}: prediction and odds`];
    const shares = sharesText(prediction);
    return [`${teams}, ${day}: odds and score, ${shares}`, `${teams}, ${day}: odds, ${shares}`];
  };
  return fitTitle(
    ...([
      ...between(awayTeam.shortName, homeTeam.shortName),
      ...between(awayTeam.abbreviation, homeTeam.abbreviation),
    ] as [string, ...string[]]),
  );
}

/** A league's title: its most interesting upcoming game, with the chances. */
export function leagueTitle(league: League, games: readonly CardGame[], now: Instant): string {
  const { name } = LEAGUES[league];
  const plain = `${name} predictions`;
  const game = headlineGame(games, now);
  if (!game) return fitTitle(plain);
  const { awayTeam, homeTeam, prediction } = game;
  const shares = sharesText(prediction);
  return fitTitle(
    `${plain}: ${awayTeam.shortName} @ ${homeTeam.shortName} ${shares}`,
    `${plain}: ${awayTeam.abbreviation} @ ${homeTeam.abbreviation} ${shares}`,
  );
}

/** Leagues that share their teams' names with another: the schools. */
const SHARED: readonly League[] = ['NCAAF', 'NCAAB'];

/** A team's title: its next game, with the chance to win it. */
export function teamTitle(name: string, league: League, next: CardGame | undefined): string {
  const plain = `${name} ${SHARED.includes(league) ? `${LEAGUES[league].name} ` : ''}predictions`;
  if (!next?.prediction) return fitTitle(plain);
  const { awayTeam, homeTeam, prediction, gameTime } = next;
  const home = homeTeam.name === name;
  const other = home ? `vs. ${awayTeam.shortName}` : `@ ${homeTeam.shortName}`;
  const win = percent(home ? prediction.homeWinProbability : prediction.awayWinProbability);
  return fitTitle(
    `${name} ${other}, ${shortMonthDay(gameTime)}: ${win} to win`,
    `${name} ${other}: ${win} to win`,
    plain,
  );
}

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
