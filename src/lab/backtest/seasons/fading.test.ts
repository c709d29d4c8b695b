import { expect, test } from 'vitest';
import { chooseFading, FADINGS } from './fading.ts';

/** Losses of a season whose results ask for a fading, the more the more games there are. */
const asking = (best: number, games: number) =>
  FADINGS.map((fading) => games * (fading - best) ** 2);

test('the fading that seasons ask for, nearer to none the fewer their games', () => {
  const chosen = (games: number) =>
    chooseFading([0.2, 0.3, 0.1].map((best) => asking(best, games)));
  expect(chosen(10_000)).toBe(0.2);
  expect(chosen(30)).toBe(0.1);
  expect(chosen(1)).toBe(0);
});

test('none with too few seasons, and none where nothing fades', () => {
  expect(chooseFading([asking(0.2, 10_000), asking(0.2, 10_000)])).toBe(0);
  expect(chooseFading([1, 2, 3].map(() => FADINGS.map(() => 500)))).toBe(0);
});
