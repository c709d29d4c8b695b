import { expect, test } from 'vitest';
import { whoStarted } from './quarterbackSnaps.ts';

type Snaps = NonNullable<Parameters<typeof whoStarted>[1]>[number];

const DANIELS = { id: '5', name: 'Jayden Daniels' };
const MARIOTA = { id: '8', name: 'Marcus Mariota' };
const of = (who: typeof DANIELS, share: number | undefined, passes: number): Snaps => ({
  ...who,
  quarterback: true,
  share,
  passes,
});

test('who is named but did not play, or came in for a snap, did not start: who took most snaps did', () => {
  const whole = of(DANIELS, 1, 32);
  expect(whoStarted(MARIOTA, [whole])).toMatchObject(DANIELS);
  expect(whoStarted(MARIOTA, [of(MARIOTA, 0.02, 0), whole])).toMatchObject(DANIELS);
  const parts = [of(DANIELS, 0.68, 15), of({ id: '9', name: 'Tanner McKee' }, 0.32, 4)];
  expect(whoStarted(MARIOTA, parts.toReversed())).toMatchObject(DANIELS);
});

test('a starter who left hurt did start', () => {
  expect(whoStarted(DANIELS, [of(DANIELS, 0.01, 1), of(MARIOTA, 0.99, 23)])).toBe(DANIELS);
  expect(whoStarted(DANIELS, [of(DANIELS, undefined, 0), of(MARIOTA, 0.7, 23)])).toBe(DANIELS);
});

test('a starter of another position, and one of a game that nobody counted, stay', () => {
  const receiver = { ...of(MARIOTA, 1, 16), quarterback: false };
  expect(whoStarted(MARIOTA, [receiver, of(DANIELS, 0.05, 0)])).toBe(MARIOTA);
  expect(whoStarted(DANIELS, [receiver])).toBe(DANIELS);
  expect(whoStarted(DANIELS)).toBe(DANIELS);
});
