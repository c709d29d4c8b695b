import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runsTypes, whyInstall, whyNoNode, whyUnfit } from './ensureInstalled.mjs';

const LOCK = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/here': { version: '1.2.3' },
    'node_modules/other-machine': { version: '1.2.3', optional: true },
  },
});
const installedOf = (packages: object) => JSON.stringify({ packages });
const FUTURE = 32_503_680_000;
const HERE = { 'node_modules/here': { version: '1.2.3' } };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-install-'));
  await writeFile(join(root, 'package-lock.json'), LOCK);
});
afterEach(() => rm(root, { recursive: true }));

async function installedAt(seconds: number, packages: object): Promise<void> {
  const file = join(root, 'node_modules/.package-lock.json');
  await mkdir(join(root, 'node_modules'));
  await writeFile(file, installedOf(packages));
  await utimes(file, seconds, seconds);
}

test('installs where nothing is installed', () => {
  expect(whyInstall(root)).toMatch('not installed');
});

test.each([
  ['a package is missing', {}],
  ['a package is older', { 'node_modules/here': { version: '1.2.2' } }],
  [
    'another machine’s package is older',
    { ...HERE, 'node_modules/other-machine': { version: '1' } },
  ],
])('installs where the lock is newer and %s', async (_, packages) => {
  await installedAt(1_000, packages);
  expect(whyInstall(root)).toMatch('changed');
  await utimes(join(root, 'node_modules/.package-lock.json'), FUTURE, FUTURE);
  expect(whyInstall(root)).toBeUndefined();
});

test('a lock that is newer and asks for nothing else is no reason', async () => {
  await installedAt(1_000, HERE);
  expect(whyInstall(root)).toBeUndefined();
});

const MACHINE = { version: '24.1.0', platform: 'linux', arch: 'x64', isMusl: false };

test.each([
  [{ version: '18.20.4' }, /^Node 18\.20\.4 is too old: install Node 20 or later/],
  [{ version: '9.0.0' }, /too old/],
  [{ isMusl: true }, /musl instead of glibc/],
  [{ arch: 'ia32', platform: 'win32' }, /32 bits/],
])('a machine that cannot run it is told so: %j', (other, said) => {
  expect(whyUnfit({ ...MACHINE, ...other })).toMatch(said);
});

test.each([
  {},
  { version: '20.0.0' },
  { platform: 'win32' },
  { platform: 'darwin', arch: 'arm64' },
])('others are not: %j', (other) => {
  expect(whyUnfit({ ...MACHINE, ...other })).toBeUndefined();
});

test('without the project’s own Node this one must run TypeScript', async () => {
  expect(whyNoNode(root, '20.20.2', 'linux')).toMatch(/node_modules\/node\/bin\/node\)/);
  expect(whyNoNode(root, '20.20.2', 'win32')).toMatch(/node\.exe/);
  expect(whyNoNode(root, '24.0.0', 'linux')).toBeUndefined();
  await mkdir(join(root, 'node_modules/node/bin'), { recursive: true });
  await writeFile(join(root, 'node_modules/node/bin/node'), '');
  expect(whyNoNode(root, '20.20.2', 'linux')).toBeUndefined();
});

test.each([
  ['20.20.2', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
])('Node %s runs TypeScript: %s', (version, does) => {
  expect(runsTypes(version)).toBe(does);
});
