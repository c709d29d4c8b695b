import { expect, test } from 'vitest';
import { methodWords } from './methodWords.ts';

const methods = {
  a: { knockout: 0.41, submission: 0, decision: 0.2 },
  b: { knockout: 0.1, submission: 0, decision: 0.27 },
};

test('a method has the share of the side that is predicted to win', () => {
  expect(methodWords({ winner: 'Able', method: 'knockout', methods }, 'Able')).toBe('KO/TKO 41%');
  expect(methodWords({ winner: 'Best', method: 'decision', methods }, 'Able')).toBe('Decision 27%');
});

test('without shares, or in words of somebody else, the method stands alone', () => {
  expect(methodWords({ winner: 'Able', method: 'decision' }, 'Able')).toBe('Decision');
  expect(methodWords({ winner: 'Able', method: 'stoppage', methods }, 'Able')).toBe('stoppage');
  expect(methodWords({ winner: 'Able' }, 'Able')).toBeUndefined();
});
