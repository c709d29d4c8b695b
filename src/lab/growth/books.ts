import type { League } from '#domain/leagues/league.ts';
import type { SqlQuery } from '#local/services/query.ts';

const BOOKS = 10;
/** Days before the start from which books have prices: football's and soccer's rounds are priced a week ahead. */
const PRICED_DAYS = 2;
const PRICED_WEEK = 7;
const WEEKLY: readonly League[] = ['NFL', 'NCAAF', 'EPL', 'MLS'];
/**
 * Changes of one market at one book, read every minute: on the last day, and on each day before it. Eleven books read every 15
 * minutes in July 2026 had 10.8 on the last day of an MLB game and 4 on that of an NFL game, and 1 to 2 on a day before: these are
 * four times that. What stays after thinning hardly depends on them.
 */
const LAST_DAY = 40;
const DAY_BEFORE = 8;
const MOST_CHANGES = LAST_DAY + (PRICED_WEEK - 1) * DAY_BEFORE;
const AT_ONCE = 20_000;

/** Books' prices, both parts: rows, and bytes of the rows and of the indexes. */
export interface BookPrices {
  readonly rows: number;
  readonly table: number;
  readonly index: number;
}

/** What became of one day's prices. */
export interface PricedDay {
  readonly games: number;
  /** Changes stored, and those that stay once the games are graded. */
  readonly changes: number;
  readonly stay: number;
  readonly thinMs: number;
  /** The table when the day was thinned and vacuumed. */
  readonly after: BookPrices;
}

export async function pricesNow(query: SqlQuery): Promise<BookPrices> {
  const [row] = await query<{ rows: number; table: number; index: number }>(
    `select (select count(*) from public.book_prices)::int as rows, sum(pg_table_size(relid))::float8 as table,
       sum(pg_indexes_size(relid))::float8 as index from pg_partition_tree('public.book_prices') where isleaf`,
  );
  return row ?? { rows: 0, table: 0, index: 0 };
}

/**
 * Stores every change of ten books' prices of the games that began on a day, in the order they were seen and by the product's
 * triggers; then thins them as the product does, and vacuums as the database does by itself.
 * @param daysAgo days before the newest finished game
 */
export async function priceDay(query: SqlQuery, daysAgo: number): Promise<PricedDay> {
  const before = await pricesNow(query);
  const [stored] = await query<{ games: number }>(
    `with day as (
       select g.id, g.game_time, case when g.league::text = any ($1) then $2 else $3 end::integer as days
       from public.games g, (select max(game_time) as newest from public.games where status = 'final') last
       where g.status = 'final' and g.game_time > last.newest - interval '1 day' * ($4 + 1) and g.game_time <= last.newest - interval '1 day' * $4
     ), fresh as (
       delete from public.thinned_book_prices t using day where t.game_id = day.id
     ), change as (
       select d.id, d.game_time, market, book, n, case when n <= $5 then power(n::numeric / $5, 2) * 1439
         else 1440 * (1 + (n - $5)::numeric / $6) end as minutes_before
       from day d, unnest(array['moneyline', 'spread', 'total']) market, generate_series(1, $7) book,
         generate_series(1, $8) n
       where n <= $5 + (d.days - 1) * $6
     ), stored as (
       insert into public.book_prices (game_id, feed, market, book, line, one, other, seen_at)
       select c.id, 'theoddsapi', c.market, 'book_' || c.book, case when c.market <> 'moneyline' then (c.n % 5) + 0.5 end,
         -110 - c.n % 7, -110 - c.n % 5, c.game_time - interval '1 minute' * (1 + floor(c.minutes_before) + c.book / 100.0)
       from change c order by c.game_time - interval '1 minute' * c.minutes_before, c.id
       returning game_id
     )
     select count(distinct game_id)::int as games from stored`,
    [WEEKLY, PRICED_WEEK, PRICED_DAYS, daysAgo, LAST_DAY, DAY_BEFORE, BOOKS, MOST_CHANGES],
  );
  const full = await pricesNow(query);
  const began = performance.now();
  for (let gone = 1; gone > 0; ) {
    const [row] = await query<{ gone: number }>('select public.thin_book_prices($1) as gone', [
      AT_ONCE,
    ]);
    gone = row?.gone ?? 0;
  }
  const thinMs = performance.now() - began;
  await query('vacuum public.book_prices');
  const after = await pricesNow(query);
  return {
    games: stored?.games ?? 0,
    changes: full.rows - before.rows,
    stay: after.rows - before.rows,
    thinMs,
    after,
  };
}
