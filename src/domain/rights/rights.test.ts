import { expect, test } from 'vitest';
import { FEEDS_OF_PRICES } from '../prices/feeds.ts';
import { ALL_RIGHTS, FEED_RIGHTS } from './index.ts';
import { USES } from './right.ts';
import { rightOf } from './rightOf.fixture.ts';

test('each source stands there once', () => {
  const ids = ALL_RIGHTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z\d-]+$/);
});

test('each use is answered in a sentence, with where and when that was read', () => {
  for (const right of ALL_RIGHTS) {
    for (const use of USES) expect(right[use].why, `${right.id} ${use}`).toMatch(/^[A-Z].+\.$/);
    expect(right.terms.readOn, right.id).toMatch(/^2026-\d\d-\d\d$/);
    expect(right.cost, right.id).toMatch(/\.$/);
    expect(right.without, right.id).toMatch(/\.$/);
  }
});

test('terms that nobody read allow nothing but what we decide ourselves', () => {
  for (const right of ALL_RIGHTS.filter(({ terms }) => terms.from === 'nothing')) {
    expect(right.commercialUse.says, right.id).toBe('unknown');
    expect(right.derivedFigures.says, right.id).toBe('unknown');
    expect(right.givingOn.says, right.id).not.toBe('yes');
  }
});

test('who may be charged on without a recorded right is asked, and it says what for', () => {
  for (const right of FEED_RIGHTS)
    expect(right.ask === undefined, right.id).toBe(right.commercialUse.says === 'yes');
});

test('a license that wants to be named is named', () => {
  for (const { id, attribution, ...right } of ALL_RIGHTS)
    if (/CC BY|if (?:it|the source) is named/.test(JSON.stringify(right)) && id !== 'nothing')
      expect(attribution, id).toBeDefined();
});

test('a feed’s prices are given on only where its terms do not forbid it', () => {
  for (const { id, givenOn } of FEEDS_OF_PRICES) {
    const { says } = rightOf(id).givingOn;
    expect(givenOn, `${id}: ${says}`).toBe(says === 'yes' || says === 'unknown');
  }
});
