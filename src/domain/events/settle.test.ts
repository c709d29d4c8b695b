import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from './exampleEvents.fixture.ts';
import type { BoutResult, FightCard } from './fightCard.ts';
import { WHOLE_EVENT } from './parts.ts';
import { resultsOf, settle } from './settle.ts';

const card = (result?: BoutResult): FightCard => ({
  ...EXAMPLE_CARD,
  bouts: EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, result })),
});

test.each([
  ['a', 'win'],
  ['b', 'loss'],
  ['draw', 'push'],
  ['noContest', 'push'],
] as const)('a pick of corner a when the bout ends "%s" is a %s', (winner, settled) => {
  expect(settle(card({ winner }), '401', 'a')).toBe(settled);
});

test('nothing is settled without a result', () => {
  expect(settle(card(), '401', 'a')).toBeUndefined();
  expect(settle(card({ winner: 'a' }), 'another bout', 'a')).toBeUndefined();
  for (const event of [EXAMPLE_MATCH, EXAMPLE_RACE, EXAMPLE_TOURNAMENT]) {
    expect(settle(event, WHOLE_EVENT, 'a')).toBeUndefined();
  }
});

test('a match given up goes to who advances; one that was never begun gives the stake back', () => {
  const match = (sets: [number, number][]) => ({
    ...EXAMPLE_MATCH,
    result: { winner: 'b', sets, retired: true } as const,
  });
  expect(settle(match([[6, 4]]), WHOLE_EVENT, 'b')).toBe('win');
  expect(settle(match([[6, 4]]), WHOLE_EVENT, 'a')).toBe('loss');
  expect(settle(match([]), WHOLE_EVENT, 'b')).toBe('push');
});

test('of a race the winner wins, who was behind or retired loses, who did not start gets the stake back', () => {
  const race = {
    ...EXAMPLE_RACE,
    result: { order: ['Bea Baker', 'Cid Cole'], retired: ['Ann Able'] },
  };
  const settled = ['Bea Baker', 'Cid Cole', 'Ann Able', 'Dee Dale'].map((driver) =>
    settle(race, WHOLE_EVENT, driver),
  );
  expect(settled).toEqual(['win', 'loss', 'loss', 'push']);
});

test('the same of a tournament, by the ids of its players', () => {
  const event = { ...EXAMPLE_TOURNAMENT, result: { winner: 'oak', order: ['oak', 'pine'] } };
  const settled = ['oak', 'pine', 'elm'].map((id) => settle(event, WHOLE_EVENT, id));
  expect(settled).toEqual(['win', 'loss', 'push']);
});

test('bouts have results as they end; everything else once it is final', () => {
  const live = { ...card({ winner: 'b' }), status: 'live' } as const;
  expect(resultsOf(live)).toEqual([{ part: '401', result: { winner: 'b' } }]);
  const result = { order: ['Ann Able'], retired: [] };
  const race = { ...EXAMPLE_RACE, result };
  expect(resultsOf({ ...race, status: 'live' })).toEqual([{ part: '', result: undefined }]);
  expect(resultsOf({ ...race, status: 'final' })).toEqual([{ part: '', result }]);
});
