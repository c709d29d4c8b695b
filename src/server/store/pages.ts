import * as z from 'zod';
import { type Answer, read } from './client.ts';

/** PostgREST answers at most 1,000 rows (Supabase's default), so longer lists come page by page. */
const PAGE = 500;

interface Ranged {
  range(from: number, to: number): PromiseLike<Answer>;
}

/**
 * All rows of an ordered query. Pages are statements of their own: where the rows may be replaced meanwhile, `query`
 * keeps to what the first row belongs to.
 */
export async function readAll<T>(
  doing: string,
  query: (first?: T) => Ranged,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await read(
      doing,
      query(rows[0]).range(rows.length, rows.length + PAGE - 1),
      z.array(schema),
    );
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
