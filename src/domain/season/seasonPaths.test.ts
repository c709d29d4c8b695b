import { expect, test } from 'vitest';
import { seasonOrders } from './seasonPaths.ts';

const format = {
  goals: [
    { id: 'playoffs', name: 'Play-offs', verb: 'make the play-offs' },
    { id: 'topFour', name: 'Top four', verb: 'finish in the top four' },
  ],
  rounds: [],
  rank: 'seed',
  tieBreaks: [],
  source: '',
} as const;

test('each column has an address', () => {
  expect(seasonOrders({ format }).map(({ end }) => end)).toEqual([
    'by-rating',
    'by-wins',
    'by-playoffs',
    'by-top-four',
  ]);
});
