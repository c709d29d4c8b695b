import { expect, test } from 'vitest';
import type { OddsTrouble } from './oddsFeeds.ts';
import { oddsFindings } from './oddsFindings.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const found = (trouble: OddsTrouble | undefined, minutes: number) => {
  const since = new Date(NOW.getTime() - minutes * 60_000).toISOString();
  return oddsFindings([{ feed: 'theoddsapi', trouble, since }], NOW);
};

test('a wrong key and a spent quota are told at once, each by what to do', () => {
  expect(found('wrongKey', 0)).toEqual([
    {
      key: 'odds:theoddsapi',
      level: 'degraded',
      since: NOW.toISOString(),
      message:
        'The Odds API does not accept the key, which has to be set anew. Its prices stay as old as they say; other prices go on.',
    },
  ]);
  expect(found('spent', 0)[0]?.message).toContain('no credits left');
});

test('silence and haste are told once they last', () => {
  for (const trouble of ['down', 'busy'] as const) {
    expect(found(trouble, 15)).toEqual([]);
    expect(found(trouble, 16)).toHaveLength(1);
  }
});

test('a feed that is well, or none, is no finding', () => {
  expect(found(undefined, 600)).toEqual([]);
  expect(oddsFindings(undefined, NOW)).toEqual([]);
});
