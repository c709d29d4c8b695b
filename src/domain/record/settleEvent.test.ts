import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '../events/exampleEvents.fixture.ts';
import type { BoutResult, FightCard } from '../events/fightCard.ts';
import { WHOLE_EVENT } from '../events/parts.ts';
import type { Pick } from './picks/pick.ts';
import { settleEvent } from './settleEvent.ts';

const [{ a, b, key } = { a: { name: '' }, b: { name: '' }, key: '' }] = EXAMPLE_CARD.bouts;
const names = [a.name, b.name] as const;
const card = (result?: BoutResult, swapped = false): FightCard => ({
  ...EXAMPLE_CARD,
  bouts: EXAMPLE_CARD.bouts.map((bout) => ({
    ...bout,
    ...(swapped && { a: bout.b, b: bout.a }),
    result,
  })),
});
const winner = (pick: string): Pick => ({ market: 'moneyline', pick, probability: 60, choices: 2 });
const by = (how: string): Pick => ({ ...winner(a.name), market: 'method', how });

test.each([
  ['a', 'win'],
  ['b', 'loss'],
  ['draw', 'push'],
  ['noContest', 'void'],
] as const)('a pick of the first when the bout ends "%s" is a %s', (ended, outcome) => {
  expect(settleEvent(card({ winner: ended }), key, names, winner(a.name))).toBe(outcome);
});

test('corners that are swapped are the same two; someone else is not', () => {
  const swapped = card({ winner: 'b' }, true);
  expect(settleEvent(swapped, key, names, winner(a.name))).toBe('win');
  const others = ['Somebody Else', b.name] as const;
  expect(settleEvent(card({ winner: 'b' }), key, others, winner('Somebody Else'))).toBe('void');
});

test.each([
  [{ winner: 'a', method: 'decision' }, 'win'],
  [{ winner: 'a', method: 'knockout' }, 'loss'],
  [{ winner: 'b', method: 'decision' }, 'loss'],
  [{ winner: 'draw', method: 'decision' }, 'loss'],
  [{ winner: 'draw' }, 'loss'],
  [{ winner: 'noContest' }, 'void'],
  // A disqualification, and a method that the feed does not name, whoever won.
  [{ winner: 'b', method: 'other' }, 'void'],
  [{ winner: 'b' }, 'void'],
  [{ winner: 'a', method: 'other' }, 'void'],
  [{ winner: 'a' }, 'void'],
] as const)('"by decision" when it ended %o is a %s', (result, outcome) => {
  expect(settleEvent(card(result), key, names, by('decision'))).toBe(outcome);
});

test('nothing is settled without a result', () => {
  expect(settleEvent(card(), key, names, winner(a.name))).toBeUndefined();
  expect(settleEvent(EXAMPLE_RACE, WHOLE_EVENT, undefined, winner('Ann Able'))).toBeUndefined();
  expect(settleEvent(EXAMPLE_TOURNAMENT, WHOLE_EVENT, undefined, winner('x'))).toBeUndefined();
});

test('a match given up goes to who advances, but not its score; one that was never begun gives the stake back', () => {
  const match = (sets: [number, number][], retired = true) => ({
    ...EXAMPLE_MATCH,
    result: { winner: 'b', sets, retired } as const,
  });
  const two = [EXAMPLE_MATCH.a.name, EXAMPLE_MATCH.b.name] as const;
  const score = { ...winner(two[1]), market: 'setScore', how: '2-1' } as const;
  const of = (event: typeof EXAMPLE_MATCH, pick: Pick) =>
    settleEvent(event, WHOLE_EVENT, two, pick);
  expect(of(match([[6, 4]]), winner(two[1]))).toBe('win');
  expect(of(match([[6, 4]]), winner(two[0]))).toBe('loss');
  expect(of(match([[6, 4]]), score)).toBe('void');
  expect(of(match([]), winner(two[1]))).toBe('void');
  const played: [number, number][] = [
    [6, 4],
    [3, 6],
    [6, 7],
  ];
  expect(of(match(played, false), score)).toBe('win');
  expect(of(match(played, false), { ...score, how: '2-0' })).toBe('loss');
  expect(of(match(played, false), { ...score, pick: two[0] })).toBe('loss');
});

test('of a race the winner wins, who was behind or retired loses, who did not start gets the stake back', () => {
  const race = {
    ...EXAMPLE_RACE,
    result: { order: ['Bea Baker', 'Cid Cole'], retired: ['Ann Able'] },
  };
  const settled = ['Bea Baker', 'Cid Cole', 'Ann Able', 'Dee Dale'].map((driver) =>
    settleEvent(race, WHOLE_EVENT, undefined, { ...winner(driver), market: 'outright' }),
  );
  expect(settled).toEqual(['win', 'loss', 'loss', 'void']);
});

test('the same of a tournament, whose players are known by their ids', () => {
  const field = ['oak', 'pine', 'elm'].map((id) => ({ id, name: `Mr ${id}` }));
  const event = { ...EXAMPLE_TOURNAMENT, field, result: { winner: 'oak', order: ['oak', 'pine'] } };
  const settled = field.map(({ name }) =>
    settleEvent(event, WHOLE_EVENT, undefined, { ...winner(name), market: 'outright' }),
  );
  expect(settled).toEqual(['win', 'loss', 'void']);
});
