import type { Query } from '#local/services/query.ts';

const BOOKS = 10;
/**
 * Changes of one market at one book in the last day before the start, read every minute. Eleven books of MLB, read every fifteen minutes
 * in July 2026, had 320 a game in all markets together: this is four times that.
 */
const CHANGES = 40;
const AT_ONCE = 20_000;

/**
 * Ten books' prices of every game that was played, as read every minute in the day before its start, and what thinning leaves of them.
 * They count from the row on as if the reading had stored them.
 */
export async function addBooks(query: Query): Promise<string> {
  await query(
    `insert into public.book_prices (game_id, feed, market, book, line, one, other, seen_at)
     select g.id, 'theoddsapi', market, 'book_' || book, case when market <> 'moneyline' then (n % 5) + 0.5 end,
       -110 - n % 7, -110 + -(n % 5), g.game_time - interval '1 minute' * (1 + floor(1439 * power(n::numeric / $1, 2))::integer)
     from public.games g, unnest(array['moneyline', 'spread', 'total']) market,
       generate_series(1, $2) book, generate_series(1, $1) n
     where g.status = 'final' on conflict do nothing`,
    [CHANGES, BOOKS],
  );
  const count = async () => {
    const [row] = await query<{ rows: number; games: number }>(
      'select count(*)::int as rows, count(distinct game_id)::int as games from public.book_prices',
    );
    return row ?? { rows: 0, games: 0 };
  };
  const before = await count();
  let gone = AT_ONCE;
  const began = performance.now();
  while (gone === AT_ONCE) {
    const [row] = await query<{ gone: number }>('select public.thin_book_prices($1) as gone', [
      AT_ONCE,
    ]);
    gone = row?.gone ?? 0;
  }
  const ms = performance.now() - began;
  const after = await count();
  return `${BOOKS} books read every minute: ${before.rows} changes of ${before.games} games; ${after.rows} stay once they are graded (thinned in ${ms.toFixed(0)} ms)`;
}
