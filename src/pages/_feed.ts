import rss from '@astrojs/rss';
import { clock } from '#clock';
import { gameItem } from '#components/feed/gameItem.ts';
import { predictedGames, upcomingGames } from '#components/game/upcoming.ts';
import { isClosed } from '#domain/freshness.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import { drawnSlate } from '#layouts/drawnSlate.tsx';
import { SITE } from '#site';

const MOST_ITEMS = 100;
/** Minutes for which a reader need not ask again: what lies between two refreshes. */
const TTL = 15;

/** The feed of a league's open predictions, or of all leagues', in the order of the lists. */
export async function predictionFeed(path: string, league?: League): Promise<Response> {
  const { games, asOf, sample } = await drawnSlate();
  const now = clock.now();
  const open = upcomingGames(
    games.filter((game) => league === undefined || game.league === league),
    now,
  ).filter((game) => game.status === 'scheduled' && !isClosed(game, now));
  const what = league === undefined ? 'Predictions' : `${LEAGUES[league].name} predictions`;
  const self = new URL(path, SITE.url).href;
  return rss({
    title: `${SITE.name}: ${what}`,
    description: `${sample ? 'Sample slate: games and odds are samples. ' : ''}Games to come, each simulated at least 10,000 times.`,
    site: SITE.url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-us</language>',
      `<ttl>${TTL}</ttl>`,
      ...(asOf === undefined
        ? []
        : [`<lastBuildDate>${new Date(asOf).toUTCString()}</lastBuildDate>`]),
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: predictedGames(open).slice(0, MOST_ITEMS).map(gameItem),
  });
}
