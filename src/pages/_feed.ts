import rss from '@astrojs/rss';
import { clock } from '#clock';
import { feedDescription, feedName } from '#components/feed/feedWords.ts';
import { gameItem } from '#components/feed/gameItem.ts';
import { type JsonFeed, jsonFeedOf } from '#components/feed/jsonFeedOf.ts';
import { LEDGER_NAMESPACE, ledgerHeadXml } from '#components/feed/ledgerHead.ts';
import { predictedGames, upcomingGames } from '#components/game/upcoming.ts';
import { keptSlate } from '#content/keptSlate.ts';
import { loadLedgerHeads } from '#content/ledgerHeads.ts';
import { byStart } from '#domain/game/byStart.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { type League, leaguePath } from '#domain/leagues/league.ts';
import { feedPaths } from '#domain/product/feeds.ts';
import { drawnSlate } from '#render/drawnSlate.tsx';
import { SITE } from '#site';

const MOST_ITEMS = 100;
/** Minutes for which a reader need not ask again: what lies between two refreshes. */
const TTL = 15;

/** A league's open predictions, or all leagues', the next to start first. */
export async function loadFeed(league?: League): Promise<JsonFeed> {
  const { games, asOf, sample } = await drawnSlate();
  const now = clock.now();
  const open = predictedGames(
    upcomingGames(
      games.filter((game) => league === undefined || game.league === league),
      now,
    ),
  )
    .filter((game) => game.status === 'scheduled' && !isClosed(game, now))
    .toSorted(byStart);
  const shown = open.slice(0, MOST_ITEMS);
  const firstSaid = keptSlate().firstSaid;
  return {
    title: `${SITE.name}: ${feedName(league)}`,
    description: feedDescription({ league, sample, shown: shown.length, open: open.length }),
    page: league === undefined ? '/predictions' : leaguePath(league),
    asOf,
    items: shown.map((game) => gameItem(game, firstSaid.get(game.id))),
    head: (await loadLedgerHeads()).heads.at(-1),
  };
}

/** The feed as RSS 2.0. */
export async function rssFeed(league?: League): Promise<Response> {
  const { title, description, asOf, items, head } = await loadFeed(league);
  const self = new URL(feedPaths(league).rss, SITE.url).href;
  return rss({
    title,
    description,
    site: SITE.url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', ledger: LEDGER_NAMESPACE },
    customData: [
      '<language>en-us</language>',
      `<ttl>${TTL}</ttl>`,
      ...(asOf === undefined
        ? []
        : [`<lastBuildDate>${new Date(asOf).toUTCString()}</lastBuildDate>`]),
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      ledgerHeadXml(head),
    ].join(''),
    items: items.map(({ modified, ...item }) => ({
      ...item,
      customData: `<atom:updated>${modified.toISOString()}</atom:updated>`,
    })),
  });
}

/** The same as JSON Feed 1.1. */
export async function jsonFeed(league?: League): Promise<Response> {
  const feed = jsonFeedOf(await loadFeed(league), {
    site: SITE,
    path: feedPaths(league).json,
  });
  return new Response(JSON.stringify(feed), {
    headers: { 'content-type': 'application/feed+json' },
  });
}
