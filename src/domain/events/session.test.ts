import { expect, test } from 'vitest';
import { isRaced, sessionType } from './session.ts';

test.each([
  ['Austrian Grand Prix', 'Race'],
  ['Austrian Grand Prix – Qualifying', 'Qualifying'],
  ['Austrian Grand Prix – PRACTICE 3', 'Practice'],
  ['Chinese Grand Prix – Sprint', 'Sprint'],
  ['chinese grand prix SPRINT shootout', 'Sprint'],
  ['QUALIFYING', 'Qualifying'],
  ['Chinese Grand Prix – Sprint Qualifying', 'Sprint'],
  ['', 'Race'],
] as const)('the session of "%s" is %s', (name, session) => {
  expect(sessionType(name)).toBe(session);
});

test('the race and the sprint are raced for places; what sets their grids is not', () => {
  expect(isRaced('Austrian Grand Prix')).toBe(true);
  expect(isRaced('Chinese Grand Prix – Sprint')).toBe(true);
  expect(isRaced('Chinese Grand Prix – Sprint Qualifying')).toBe(false);
  expect(isRaced('Chinese Grand Prix – Sprint Shootout')).toBe(false);
  expect(isRaced('Austrian Grand Prix – Qualifying')).toBe(false);
  expect(isRaced('Austrian Grand Prix – Practice 1')).toBe(false);
});
