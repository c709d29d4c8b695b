import type { FeedItem } from '#components/feed/feedItem.ts';
import { feedDescription, feedName } from '#components/feed/feedWords.ts';
import { gameItem } from '#components/feed/gameItem.ts';
import type { JsonFeed } from '#components/feed/jsonFeedOf.ts';
import { predictedGames } from '#components/game/upcoming.ts';
import { byStart } from '#domain/game/byStart.ts';
import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { type League, leaguePath } from '#domain/leagues/league.ts';
import type { DayHead } from '#domain/ledger/head.ts';
import { feedPaths } from '#domain/product/feeds.ts';
import { SITE } from '#site';
import { jsonText, publicRssText } from './feedTexts.ts';

export { wrongItem } from '#components/feed/wrongItem.ts';

export const MOST_ITEMS = 100;
/** Minutes for which a reader need not ask again: what lies between two refreshes. */
const TTL = 15;

/** What a feed is made of, from one slate. */
interface FeedSource {
  /** Every team league if left out. */
  readonly league: League | undefined;
  /** Of that league, or of all. */
  readonly games: readonly CardGame[];
  /** When a refresh last confirmed them; undefined before the first. */
  readonly asOf: string | undefined;
  readonly sample: boolean;
  /** When the ledger took the first prediction of each game. */
  readonly firstSaid: ReadonlyMap<number, string>;
  /** The week's worst and best calls, in the feed of all leagues; undefined while no week is told. */
  readonly wrong?: FeedItem | undefined;
  /** The ledger's newest head; undefined before the first. */
  readonly head: DayHead | undefined;
  readonly now: Date;
}

/** Predicted games still to start, the next to start first. */
export const openGames = (games: readonly CardGame[], now: Date) =>
  predictedGames(games)
    .filter((game) => game.status === 'scheduled' && !isClosed(game, now))
    .toSorted(byStart);

/** A league's open predictions, or all leagues'. */
function feedOf({
  league,
  games,
  asOf,
  sample,
  firstSaid,
  wrong,
  head,
  now,
}: FeedSource): JsonFeed {
  const open = openGames(games, now);
  const shown = open.slice(0, MOST_ITEMS);
  return {
    title: `${SITE.name}: ${feedName(league)}`,
    description: feedDescription({ league, sample, shown: shown.length, open: open.length }),
    page: league === undefined ? '/predictions' : leaguePath(league),
    asOf,
    items: [
      ...(wrong ? [wrong] : []),
      ...shown.map((game) => gameItem(game, firstSaid.get(game.id))),
    ],
    head,
  };
}

/** The feed as RSS 2.0. */
export const rssDocument = (source: FeedSource): Promise<string> =>
  publicRssText(feedOf(source), feedPaths(source.league), TTL);

/** The same as JSON Feed 1.1. */
export const jsonDocument = (source: FeedSource): string =>
  jsonText(feedOf(source), feedPaths(source.league));
