import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_RACE } from './exampleEvents.fixture.ts';
import { eventResults } from './results.ts';

test('bouts have results as they end; everything else once it is final', () => {
  const result = { winner: 'b' } as const;
  const bouts = EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, result }));
  const live = { ...EXAMPLE_CARD, bouts, status: 'live' } as const;
  expect(eventResults(live)).toEqual([{ part: '401', result }]);
  expect(eventResults({ ...live, status: 'scheduled' })).toEqual([
    { part: '401', result: undefined },
  ]);
  const order = { order: ['Ann Able'], retired: [] };
  const race = { ...EXAMPLE_RACE, result: order };
  expect(eventResults({ ...race, status: 'live' })).toEqual([{ part: '', result: undefined }]);
  expect(eventResults({ ...race, status: 'final' })).toEqual([{ part: '', result: order }]);
});
