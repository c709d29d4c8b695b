import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachable } from './reachableCopy.ts';
import { type ProcessIdentity, unprivileged } from './unprivileged.ts';

let identity: ProcessIdentity;
/** The installed programs, in a folder that only its owner may enter. */
let installed: string;
let closed: string;
let place: string;
beforeEach(async () => {
  identity = await unprivileged();
  closed = await mkdtemp(join(tmpdir(), 'simcast-closed-'));
  installed = join(closed, 'native');
  await program(installed, 'ours');
  place = await mkdtemp(join(tmpdir(), 'simcast-place-'));
  await chmod(place, 0o755);
});
afterEach(async () => {
  await rm(closed, { recursive: true });
  await rm(place, { recursive: true });
});

/** A folder with PostgreSQL's required files, closed to others as by a strict umask. */
async function program(folder: string, says: string): Promise<void> {
  for (const name of ['bin', 'lib', 'share/postgresql'])
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'share/postgresql/postgres.bki'), '# tables', { mode: 0o600 });
  await writeFile(join(folder, 'lib/libpq.so.5.18'), 'code', { mode: 0o600 });
  await symlink('libpq.so.5.18', join(folder, 'lib/libpq.so'));
  await writeFile(join(folder, 'bin/postgres'), `#!/bin/sh\necho ${says}\n`, { mode: 0o700 });
}

const find = (places = [place]) => reachable(installed, 'programs', identity, places);

/** The program's output when the database's user starts it. */
async function saidBy(folder: string): Promise<string> {
  const options = { ...identity.owner, cwd: '/' };
  return (await promisify(execFile)(join(folder, 'bin/postgres'), ['--version'], options)).stdout;
}

test('programs below a closed folder can be run, and are copied once', async () => {
  const folder = await find();
  expect(await saidBy(folder)).toBe('ours\n');
  const before = await readdir(place);
  expect(await find()).toBe(folder);
  expect(await readdir(place)).toEqual(before);
});

test('a copy that lost a file is made whole', async () => {
  const folder = await find();
  if (folder !== installed) await rm(join(folder, 'lib/libpq.so.5.18'));
  expect(await find()).toBe(folder);
  expect(existsSync(join(folder, 'lib/libpq.so'))).toBe(true);
});

test('what another user has put in the place of the copy is not run', async () => {
  await program(join(place, 'programs'), 'theirs');
  await chmod(join(place, 'programs'), 0o755);
  for (const name of await readdir(join(place, 'programs'), { recursive: true }))
    await chmod(join(place, 'programs', name), 0o755);
  if (identity.owner) {
    await chown(join(place, 'programs'), identity.owner.uid, identity.owner.gid);
  }
  const next = join(place, 'next');
  await mkdir(next);
  expect(await saidBy(await find([place, next]))).toBe('ours\n');
});

test('a place anyone may rearrange, or a closed one, is not used', async () => {
  await chmod(place, 0o777);
  const next = join(closed, 'next');
  await mkdir(next);
  const found = find([place, next]);
  if (identity.owner === undefined) expect(await found).toBe(installed);
  else await expect(found).rejects.toThrow(/^PostgreSQL does not run as root.*ordinary user\.$/);
});
