import { expect, test } from 'vitest';
import { walkForward } from './walkForward.ts';

interface Row {
  readonly day: number;
  readonly name: string;
}

/** The steps in their order: a day's name for the arrival, "a?" for a forecast of a, "a!" for learning a. */
function stepsOf(rows: readonly Row[], byDay: boolean) {
  const steps: string[] = [];
  const said = walkForward(rows, {
    ...(byDay && { together: (opening: Row, row: Row) => row.day === opening.day }),
    arrive: ({ day }) => steps.push(String(day)),
    ask({ name }, index) {
      steps.push(`${name}?`);
      return `${name} ${index}`;
    },
    learn({ name }, what, index) {
      expect(what).toBe(`${name} ${index}`);
      steps.push(`${name}!`);
    },
  });
  return { steps: steps.join(' '), said };
}

const ROWS = ['1a', '1b', '2c', '4d', '4e'].map((text) => ({
  day: Number(text[0]),
  name: text[1] ?? '',
}));

test('all of a day is asked about before any of it is learned from', () => {
  expect(stepsOf(ROWS, true)).toEqual({
    steps: '1 a? b? a! b! 2 c? c! 4 d? e? d! e!',
    said: ['a 0', 'b 1', 'c 2', 'd 3', 'e 4'],
  });
});

test('rows that stand alone are learned from one by one; of none nothing is said', () => {
  expect(stepsOf(ROWS.slice(0, 2), false).steps).toBe('1 a? a! 1 b? b!');
  expect(stepsOf([], true)).toEqual({ steps: '', said: [] });
});
