import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { explain, isDiskFull, PlainError } from '../plainError.ts';
import { findUnfiltered } from '../unfiltered/find.ts';
import { DEFINITIONS, type Definition } from '../unfiltered/functions.ts';

const SUPABASE = join(import.meta.dirname, '../../../supabase');
const FILE = /^(\d+)_(.+)\.sql$/;

interface Migration {
  readonly version: string;
  readonly name: string;
  readonly file: string;
}

const messageOf = (error: unknown): string => whyFailed(error);

async function migrationsIn(folder: string): Promise<Migration[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files.sort().flatMap((file) => {
    const [, version, name] = FILE.exec(file) ?? [];
    return version && name ? [{ version, name, file: join(folder, file) }] : [];
  });
}

/** Refuses what a hosted project's API, which preloads safeupdate, would refuse at the first call. */
async function refuseUnfiltered(client: Client): Promise<void> {
  const [first] = findUnfiltered((await client.query<Definition>(DEFINITIONS)).rows);
  if (first)
    throw new Error(`${first.name}: ${first.found} needs a WHERE, or a hosted project refuses it`);
}

/** @param isLast whether nothing follows that could repair its effects */
async function apply(
  client: Client,
  { version, name, file }: Migration,
  isLast: boolean,
): Promise<void> {
  const sql = await readFile(file, 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [sql]],
    );
    if (isLast) await refuseUnfiltered(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (isDiskFull(error)) throw new PlainError(explain(error));
    throw new PlainError(
      `The migration ${file} failed (${messageOf(error)}): correct it and start again.`,
    );
  }
}

/**
 * Brings a database to the state of `supabase/`: a hosted project's initial state, then each missing migration in order, each in
 * one transaction, then the seed if none had been applied before.
 * @returns the versions applied now
 */
export async function migrate(url: string, supabaseFolder = SUPABASE): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(20261120)');
    await client.query(await readFile(join(import.meta.dirname, 'bootstrap.sql'), 'utf8'));
    const { rows } = await client.query<{ version: string; statements: string[] | null }>(
      'select version, statements from supabase_migrations.schema_migrations',
    );
    const done = new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
    const known = await migrationsIn(join(supabaseFolder, 'migrations'));
    for (const { version, file } of known) {
      if (done.has(version) && done.get(version) !== (await readFile(file, 'utf8'))) {
        throw new PlainError(
          `The data were made with another version of ${file}: run npm run reset to begin anew.`,
        );
      }
    }
    const pending = known.filter(({ version }) => !done.has(version));
    for (const migration of pending) await apply(client, migration, migration === pending.at(-1));
    const seed = join(supabaseFolder, 'seed.sql');
    if (done.size === 0 && existsSync(seed)) await client.query(await readFile(seed, 'utf8'));
    if (pending.length > 0) await client.query("notify pgrst, 'reload schema'");
    return pending.map(({ version }) => version);
  } finally {
    await client.end();
  }
}
