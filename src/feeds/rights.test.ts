import { expect, test } from 'vitest';
import { CREDITS } from '#domain/product/credits.ts';
import { FEEDS } from './joined/fromEnvironment.ts';
import { RIGHTS } from './rights.ts';

const sorted = (hosts: Iterable<string>) => [...new Set(hosts)].sort();

test('every host that a feed is asked at has its rights, and no other', () => {
  const asked = FEEDS.flatMap(([, , hosts]) => hosts);
  expect(sorted(RIGHTS.map(({ host }) => host))).toEqual(sorted(asked));
});

test('no host and feed stands there twice', () => {
  const rows = RIGHTS.map(({ host, feed }) => `${host} ${feed}`);
  expect(new Set(rows).size).toBe(rows.length);
});

test('whom a licence has us name is named, and whoever is named has rights', () => {
  const named = RIGHTS.flatMap(({ credit }) => credit ?? []);
  expect(sorted(named)).toEqual(sorted(CREDITS.map(({ name }) => name)));
  for (const { allows, credit } of RIGHTS) {
    if (/\bCC BY\b/.test(allows)) expect(credit, allows).toBeDefined();
  }
});

test('a right that was read says when, and where, unless nothing is published', () => {
  for (const { readOn, terms, allows } of RIGHTS) {
    expect(readOn).toMatch(/^2026-\d\d-\d\d$/);
    if (terms === undefined) expect(allows).toContain('No permission is published');
    else expect(new URL(terms).protocol).toBe('https:');
  }
});
