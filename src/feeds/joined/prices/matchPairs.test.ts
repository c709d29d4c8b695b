import { expect, test } from 'vitest';
import { matchPairs, type OurPair } from './matchPairs.ts';

const START = '2026-12-05T18:00:00.000Z';
const ours = (a: string, b: string, rest: Partial<OurPair> = {}): OurPair => ({
  eventId: 1,
  part: '',
  startTime: START,
  a,
  b,
  ...rest,
});
const booked = (home: string, away: string, startTime = START) => ({
  item: `${home} ${away}`,
  home,
  away,
  startTime,
  quotes: [],
});
const found = (pairs: readonly OurPair[], all: readonly ReturnType<typeof booked>[]) =>
  matchPairs(pairs, all).matched.map(({ pair, booked: { item }, swapped }) => [
    pair.a,
    item,
    swapped,
  ]);

test('two people in either order, however their names are written', () => {
  const match = ours('Félix Auger-Aliassime', 'Botic van de Zandschulp');
  expect(found([match], [booked('Felix Auger Aliassime', 'B. Van De Zandschulp')])).toEqual([
    ['Félix Auger-Aliassime', 'Felix Auger Aliassime B. Van De Zandschulp', false],
  ]);
  expect(found([match], [booked('Botic Van De Zandschulp', 'Felix Auger-Aliassime')])).toEqual([
    ['Félix Auger-Aliassime', 'Botic Van De Zandschulp Felix Auger-Aliassime', true],
  ]);
});

test('another opponent, or a day further off, is another contest', () => {
  const match = ours('Jannik Sinner', 'Carlos Alcaraz');
  expect(found([match], [booked('Jannik Sinner', 'Daniil Medvedev')])).toEqual([]);
  expect(
    found([match], [booked('Jannik Sinner', 'Carlos Alcaraz', '2026-12-04T17:59:59Z')]),
  ).toEqual([]);
  expect(
    found([match], [booked('Jannik Sinner', 'Carlos Alcaraz', '2026-12-04T18:00:00Z')]),
  ).toHaveLength(1);
});

test('what fits two of ours, or shares one with another, has no price of either', () => {
  const brothers = [
    ours('Mate Petrov', 'Ivan Dodig'),
    ours('Mark Petrov', 'Ivan Dodig', { eventId: 2 }),
  ];
  const unsure = matchPairs(brothers, [booked('M. Petrov', 'Ivan Dodig')]);
  expect(unsure.matched).toEqual([]);
  expect(unsure.quarantined).toMatchObject([
    { reason: 'more than one fits M. Petrov against Ivan Dodig' },
  ]);
  const twice = [booked('Able Adams', 'Bo Baker'), booked('A. Adams', 'B. Baker')];
  expect(found([ours('Able Adams', 'Bo Baker')], twice)).toEqual([]);
});
