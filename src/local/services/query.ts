import { Pool, type QueryResultRow } from 'pg';

/** Runs one statement as the superuser and gives its rows. */
export type Query = <Row extends QueryResultRow>(
  sql: string,
  params?: readonly unknown[],
) => Promise<Row[]>;

export interface Connection {
  readonly query: Query;
  readonly stop: () => Promise<void>;
}

/** A few connections that are opened when first needed. */
export function connect(url: string): Connection {
  const pool = new Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  // A connection lost while idle, as when the server stops, is no one's failure.
  pool.on('error', () => {});
  return {
    query: async <Row extends QueryResultRow>(sql: string, params: readonly unknown[] = []) =>
      (await pool.query<Row>(sql, [...params])).rows,
    stop: () => pool.end(),
  };
}
