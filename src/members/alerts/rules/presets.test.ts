import { expect, test } from 'vitest';
import type { Offered } from '#domain/prices/offered.ts';
import { nextNumber, nextPrice } from './nextMark.ts';
import { presetsFor } from './presets.ts';

test.each([
  [-110, -105],
  [-105, 100],
  [-102, 100],
  [100, 105],
  [104, 105],
  [195, 200],
  [240, 250],
  [-200, -190],
  [-310, -300],
])('the next better round price than %i is %i', (from, to) => {
  expect(nextPrice(from)).toBe(to);
});

test.each([
  ['NFL', 'spread', -1.5, -3],
  ['NFL', 'spread', 3, 3],
  ['NFL', 'spread', 3.5, 7],
  ['NFL', 'spread', -28.5, -29],
  ['NBA', 'spread', -4.5, -5],
  ['NFL', 'total', 47.5, 48],
  ['EPL', 'total', 2.5, 3],
] as const)('%s %s %f is watched at %f', (league, market, from, to) => {
  expect(nextNumber(league, market, from)).toBe(to);
});

const offered: Offered = {
  game: { id: 7, home: 'Buffalo Bills', away: 'Kansas City Chiefs' },
  name: 'Kansas City Chiefs @ Buffalo Bills',
  league: 'NFL',
  startTime: '2026-11-22T18:00:00Z',
  market: 'spread',
  side: 'home',
  label: 'Bills −1.5',
  offer: { book: 'Bovada', american: -110, line: -1.5, sample: false },
};
const labels = (change: Partial<Offered>) =>
  presetsFor({ ...offered, ...change }).map(({ label }) => label);

test('a spread’s row: a better price, half a point, the line, the prediction, the team, the league', () => {
  expect(labels({})).toEqual([
    'Bills −1.5 at −105 or better',
    'Bills −1 at −110 or better',
    'Bills line moves past −3',
    'Bills to win: our chance changes by 5 points',
    'The same for every Bills game',
    'Any NFL bet worth taking above +2¢ per $1',
  ]);
});

test('a total’s row is half a point better the other way for the under', () => {
  const total = { market: 'total', label: 'Under 47.5', side: 'under' } as const;
  const offer = { book: 'Bovada', american: -110, line: 47.5, sample: false };
  expect(labels({ ...total, offer }).slice(0, 4)).toEqual([
    'Under 47.5 at −105 or better',
    'Under 48 at −110 or better',
    'Total moves past 48',
    'Buffalo Bills to win: our chance changes by 5 points',
  ]);
});

test('a row that no book prices has no price to wait for', () => {
  const { offer: _, ...none } = offered;
  expect(presetsFor(none).map(({ wish }) => wish.kind)).toEqual([
    'prediction',
    'prediction',
    'return',
  ]);
});
