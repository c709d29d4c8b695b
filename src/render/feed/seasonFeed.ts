import type { JsonFeed } from '#components/feed/jsonFeedOf.ts';
import { publicSeasonItems } from '#components/feed/seasonItems.ts';
import type { DayHead } from '#domain/ledger/head.ts';
import { SEASON_FEED } from '#domain/product/feeds.ts';
import { SEASONS_PATH } from '#domain/season/seasonPaths.ts';
import type { SeasonWeeks } from '#domain/season/seasonWeeks.ts';
import { SITE } from '#site';
import { jsonText, publicRssText } from './feedTexts.ts';

/** Minutes: twice a day is often enough for what changes once a week. */
const TTL = 720;

/** What the feed of season odds is made of. */
interface SeasonFeedSource {
  readonly seasons: readonly SeasonWeeks[];
  readonly sample: boolean;
  /** The ledger's newest head; undefined before the first. */
  readonly head: DayHead | undefined;
}

/** An item a league and week, the newest first. */
function feedOf({ seasons, sample, head }: SeasonFeedSource): JsonFeed {
  const items = seasons
    .flatMap((season) => publicSeasonItems(season, sample))
    .toSorted((one, other) => other.pubDate.getTime() - one.pubDate.getTime());
  return {
    title: `${SITE.name}: season odds, the week’s biggest moves`,
    description: `${sample ? 'Sample data. ' : ''}Each Tuesday, for every league in season: the teams whose odds moved most since the Tuesday before.`,
    page: SEASONS_PATH,
    asOf: items[0]?.modified.toISOString(),
    items,
    head,
  };
}

/** The feed in a format. */
export const seasonFeed = (
  format: 'rss' | 'json',
  source: SeasonFeedSource,
): string | Promise<string> =>
  format === 'rss'
    ? publicRssText(feedOf(source), SEASON_FEED, TTL)
    : jsonText(feedOf(source), SEASON_FEED);
