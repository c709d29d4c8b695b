import type { SqlQuery } from '#local/services/query.ts';

export interface Size {
  readonly table: string;
  readonly rows: number;
  /** Size including indexes and TOAST, bytes. */
  readonly bytes: number;
}

/** Every table of the product that has rows, the largest first. */
export async function sizesOf(query: SqlQuery): Promise<Size[]> {
  const tables = await query<{ table: string; bytes: string }>(
    `select relname as table, pg_total_relation_size(oid)::text as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_total_relation_size(oid) desc`,
  );
  const sizes: Size[] = [];
  for (const { table, bytes } of tables) {
    const [count] = await query<{ rows: number }>(
      `select count(*)::int as rows from public.${table}`,
    );
    sizes.push({ table, rows: count?.rows ?? 0, bytes: Number(bytes) });
  }
  return sizes.filter(({ rows }) => rows > 0);
}
