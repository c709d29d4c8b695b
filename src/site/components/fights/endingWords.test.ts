import { expect, test } from 'vitest';
import { endingWords } from './endingWords.ts';

/** Half minutes of three rounds. */
const halves = (...at: readonly (readonly [number, number])[]) =>
  Array.from({ length: 30 }, (_, index) => at.find(([half]) => half === index)?.[1] ?? 0);
const wins = { knockout: halves(), submission: halves(), unanimous: 0, split: 0, majority: 0 };
const words = (a: object, b: object = {}) =>
  endingWords({
    prediction: {
      outcome: { rounds: 3, roundMinutes: 5, a: { ...wins, ...a }, b: { ...wins, ...b }, draws: 0 },
    },
  } as unknown as Parameters<typeof endingWords>[0]);

test('an ending has its share of all runs, and a finish the rounds in which it mostly comes', () => {
  expect(
    words({ knockout: halves([3, 20], [12, 11], [24, 10]), unanimous: 20 }, { unanimous: 39 }),
  ).toBe('KO/TKO 41%, rounds 1–2');
  expect(words({ unanimous: 30, split: 17, submission: halves([0, 10]) }, { unanimous: 43 })).toBe(
    'Decision 47%',
  );
});
