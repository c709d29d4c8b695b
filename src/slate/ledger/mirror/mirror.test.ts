import { afterEach, beforeEach, expect, test } from 'vitest';
import { headsOf } from '#domain/ledger/headsText.ts';
import { type Repository, startRepository } from '#test/standins/github.ts';
import type { HeadToWitness } from '../store/ledgerWitnesses.ts';
import { mirrorOf } from './fromEnvironment.ts';
import { githubMirror } from './githubMirror.ts';
import { mirrorHeads } from './mirrorHeads.ts';

let github: Repository;
beforeEach(async () => {
  github = await startRepository('owner/heads', 'a token');
});
afterEach(() => github.stop());

const mirror = (change: { readonly token?: string; readonly name?: string } = {}) =>
  githubMirror({ name: 'owner/heads', token: 'a token', api: github.url, ...change });
const head = (day: string, seq: number): HeadToWitness => ({
  day,
  seq,
  hash: seq.toString(16).padStart(64, '0'),
  keys: [],
  authorities: [],
});
const HEADS = [
  head('2026-11-22', 7),
  head('2026-11-22', 6),
  head('2026-11-21', 4),
  head('2026-11-21', 2),
];

test('a file a day and the latest head are committed, and again only when they change', async () => {
  expect(await mirrorHeads(mirror(), HEADS)).toBe(3);
  expect([...github.files.keys()]).toEqual([
    'heads/2026-11-21.txt',
    'heads/2026-11-22.txt',
    'latest.txt',
  ]);
  expect(headsOf(github.files.get('heads/2026-11-22.txt') ?? '')).toEqual(
    [6, 7].map((seq) => ({ day: '2026-11-22', seq, hash: head('', seq).hash })),
  );
  expect(await mirrorHeads(mirror(), HEADS)).toBe(0);
  expect(await mirrorHeads(mirror(), [head('2026-11-22', 9), ...HEADS])).toBe(2);
  expect(github.commits.at(-1)).toBe('Line 9 of the ledger');
  expect(await mirrorHeads(mirror(), [])).toBe(0);
});

test('a commit of somebody else in between is read first, and then written over', async () => {
  github.interfere('latest.txt', 'something else\n');
  await mirror().write('latest.txt', 'ours\n', 'first');
  expect(github.files.get('latest.txt')).toBe('ours\n');
  github.interfere('latest.txt', 'something else\n');
  await mirror().write('latest.txt', 'newer\n', 'second');
  expect(github.files.get('latest.txt')).toBe('newer\n');
});

test.each([
  [{ token: 'another' }, 'answered 401: the token is not valid'],
  [{ name: 'owner/nothing' }, 'answered 404: the repository is not there'],
])('what GitHub refuses is said without the token: %o', async (change, said) => {
  const error: unknown = await mirrorHeads(mirror(change), HEADS).catch((one: unknown) => one);
  expect(String(error)).toContain(said);
  expect(String(error)).not.toContain(' token a');
});

test('the settings name a repository of GitHub and a token, or nothing', () => {
  expect(mirrorOf({})).toBeUndefined();
  const LEDGER_MIRROR = 'https://github.com/owner/heads';
  expect(mirrorOf({ LEDGER_MIRROR, LEDGER_MIRROR_TOKEN: 'x' })?.name).toBe('owner/heads');
  expect(() => mirrorOf({ LEDGER_MIRROR })).toThrow('LEDGER_MIRROR_TOKEN is not set');
  for (const wrong of [
    'owner/heads',
    'https://example.com/owner/heads',
    'http://github.com/owner/heads',
  ])
    expect(() => mirrorOf({ LEDGER_MIRROR: wrong })).toThrow('LEDGER_MIRROR does not look right');
});
