import * as z from 'zod';
import { bookName } from '#domain/prices/bookmakers.ts';
import { PRICE_FEEDS } from '#domain/prices/feeds.ts';
import { presentFields } from '#store/columns.ts';

const price = z.number().nullable();

/** A book's prices: a row of `odds_quotes` without its times. */
export const pricesColumns = z.object({
  book: z.string(),
  source: z.enum(PRICE_FEEDS),
  provider: z.string(),
  sample: z.boolean(),
  moneyline_home: price,
  moneyline_away: price,
  moneyline_draw: price,
  spread_line: price,
  spread_home: price,
  spread_away: price,
  total_line: price,
  total_over: price,
  total_under: price,
});

/** The domain's quote of such a row, without the time. Its type is inferred, so that a test can compare its keys. */
export function pricesOfRow(row: z.infer<typeof pricesColumns>) {
  const { moneyline_home: home, moneyline_away: away } = row;
  return presentFields({
    book: row.book,
    feed: row.source,
    provider: bookName(row.provider),
    sample: row.sample,
    moneyline:
      home !== null && away !== null
        ? presentFields({ home, away, draw: row.moneyline_draw })
        : null,
    spread:
      row.spread_line !== null
        ? presentFields({ line: row.spread_line, home: row.spread_home, away: row.spread_away })
        : null,
    total:
      row.total_line !== null
        ? presentFields({ line: row.total_line, over: row.total_over, under: row.total_under })
        : null,
  });
}
