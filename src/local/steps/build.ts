import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DISK_FULL, PlainError } from '../plainError.ts';
import { commandOf } from '../processes.ts';
import { DIST, DRAFTS, ROOT } from '../project.ts';
import { scratch } from '../scratch.ts';
import { type Child, startChild } from '../services/child.ts';
import { sourcesHash } from './fingerprint.ts';
import { inWorkspace } from './workspace.ts';

const DRAFT = join(DRAFTS, `${process.pid}.next`);
const PREVIOUS = join(DRAFTS, `${process.pid}.previous`);
/** File inside the site, so that a removed or replaced site loses its stamp, too. */
const STAMP = join(DIST, '.stamp');

export const ASTRO = join(ROOT, 'node_modules/astro/bin/astro.mjs');

/** Inputs of a build: the sources, the store and its slate. */
async function stampFor(slateHash: string | undefined): Promise<string> {
  const { SUPABASE_URL = '', SIMCAST_LOCAL } = process.env;
  const store = SIMCAST_LOCAL ? 'local' : SUPABASE_URL;
  return [await sourcesHash(ROOT), store, slateHash ?? 'no slate'].join(' ');
}

/** Ended by Ctrl-C or a kill, which needs no report. */
const isStopped = ({ process: { exitCode, signalCode } }: Child): boolean =>
  signalCode !== null || exitCode === 130 || exitCode === 143;

async function runAstro(folder: string): Promise<void> {
  await mkdir(DRAFTS, { recursive: true });
  const child = await startChild(process.execPath, [ASTRO, 'build', '--outDir', DRAFT], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  await child.exited;
  if (child.process.exitCode === 0 && existsSync(DRAFT)) return;
  if (/ENOSPC|no space left/i.test(child.log())) throw new PlainError(DISK_FULL);
  if (isStopped(child)) throw new PlainError('The build was stopped.');
  process.stderr.write(child.log());
  throw new PlainError(
    'The pages could not be built: correct what is said above, then start again.',
  );
}

/**
 * Builds the pages unless the last build had the same sources and slate. The current site stays until the new one is complete.
 * @returns whether it built
 */
export async function buildIfNeeded(
  slateHash: string | undefined,
  starting: () => void,
): Promise<boolean> {
  const wanted = await stampFor(slateHash);
  const built = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (built === wanted && existsSync(join(DIST, '404.html'))) return false;
  starting();
  const [removeDraft, removePrevious] = [scratch(DRAFT), scratch(PREVIOUS)];
  try {
    await removeDraft();
    await inWorkspace(runAstro);
    await writeFile(join(DRAFT, '.stamp'), wanted);
    if (existsSync(DIST)) await rename(DIST, PREVIOUS);
    await rename(DRAFT, DIST);
  } finally {
    await removeDraft();
    await removePrevious();
  }
  return true;
}

/** Removes leftovers of killed builds. */
export async function clearDrafts(): Promise<void> {
  const names = await readdir(DRAFTS).catch(() => []);
  for (const name of names) {
    const owner = await commandOf(Number.parseInt(name, 10));
    if (owner === undefined) await rm(join(DRAFTS, name), { recursive: true, force: true });
  }
}
