import { Pool, type PoolClient, type QueryResultRow } from 'pg';

/** Runs one statement as the superuser and returns its rows. */
export type SqlQuery = <Row extends QueryResultRow>(
  sql: string,
  params?: readonly unknown[],
) => Promise<Row[]>;

/** Runs statements in one transaction: an error undoes all of them. */
export type Transact = <Result>(work: (query: SqlQuery) => Promise<Result>) => Promise<Result>;

interface Connection {
  readonly query: SqlQuery;
  readonly transact: Transact;
  readonly stop: () => Promise<void>;
}

const queryOn =
  (on: Pool | PoolClient): SqlQuery =>
  async <Row extends QueryResultRow>(sql: string, params: readonly unknown[] = []) =>
    (await on.query<Row>(sql, [...params])).rows;

async function inTransaction<Result>(
  pool: Pool,
  work: (query: SqlQuery) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(queryOn(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      // Broken: not to be reused.
      () => client.release(true),
    );
    throw error;
  }
}

/** A few connections that are opened when first needed. */
export function connectDatabase(url: string, max = 4): Connection {
  const pool = new Pool({ connectionString: url, max, allowExitOnIdle: true });
  // Losing an idle connection, for example when the server stops, is not a failure.
  pool.on('error', () => {});
  return {
    query: queryOn(pool),
    transact: (work) => inTransaction(pool, work),
    stop: () => pool.end(),
  };
}
