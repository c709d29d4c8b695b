import * as z from 'zod';
import type { OddsFeed } from '../oddsFeed.ts';
import { propLine } from '../propLine/propLine.ts';
import { baseUrl, settingsOf } from '../reading/baseUrl.ts';
import { TEN_BOOKS } from '../theOddsApi/books.ts';
import { theOddsApi } from '../theOddsApi/theOddsApi.ts';
import { keyedIds } from './keyedIds.ts';

const count = z.coerce.number().int().min(0).max(100_000_000).optional();

/** Keys of books as The Odds API writes them, separated by commas. */
const books = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim().toLowerCase()))
  .pipe(
    z
      .array(z.string().regex(/^[a-z][a-z0-9_]{1,39}$/))
      .min(1)
      .max(40),
  )
  .optional();

/** Each feed is off until its key is set. */
const schema = z.object({
  THE_ODDS_API_KEY: z.string().optional(),
  THE_ODDS_API_BASE_URL: baseUrl,
  ODDS_BOOKS: books,
  ODDS_CREDITS_PER_DAY: count,
  ODDS_CREDITS_PER_MONTH: count,
  PROPLINE_API_KEY: z.string().optional(),
  PROPLINE_BASE_URL: baseUrl,
  PROPLINE_REQUESTS_PER_DAY: count.default(1_000),
});

/** A feed with the owner's ceilings for it, in the feed's credits, and how often its quota begins anew. */
export interface KeyedFeed {
  readonly feed: OddsFeed;
  readonly perDay?: number | undefined;
  readonly perMonth?: number | undefined;
  readonly renewal: 'month' | 'day';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The feeds of many books' prices whose keys the environment holds. Throws if a setting is not what it should be. */
export function keyedFeedsOf(environment: Environment, userAgent: string): readonly KeyedFeed[] {
  if (keyedIds(environment).length === 0) return [];
  const settings = settingsOf(schema, environment);
  const { THE_ODDS_API_KEY: oddsKey, PROPLINE_API_KEY: lineKey, ODDS_BOOKS = TEN_BOOKS } = settings;
  const feeds: KeyedFeed[] = [];
  if (oddsKey) {
    feeds.push({
      feed: theOddsApi({
        apiKey: oddsKey,
        baseUrl: settings.THE_ODDS_API_BASE_URL,
        books: [...new Set(ODDS_BOOKS)],
        userAgent,
      }),
      perDay: settings.ODDS_CREDITS_PER_DAY,
      perMonth: settings.ODDS_CREDITS_PER_MONTH,
      renewal: 'month',
    });
  }
  if (lineKey) {
    feeds.push({
      feed: propLine({ apiKey: lineKey, baseUrl: settings.PROPLINE_BASE_URL, userAgent }),
      perDay: settings.PROPLINE_REQUESTS_PER_DAY,
      renewal: 'day',
    });
  }
  return feeds;
}
