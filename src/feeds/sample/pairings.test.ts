import { expect, test } from 'vitest';
import { pairingsOn } from './pairings.ts';

test('a round pairs every team once, then the next round pairs others', () => {
  const round = (from: number) =>
    [0, 1, 2, 3].flatMap((day) =>
      pairingsOn(16, 2, from + day).map(({ home, away }) => [home, away]),
    );
  expect(
    round(0)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([...Array(16).keys()]);
  expect(round(4).flat()).toHaveLength(16);
  expect(round(4)).not.toEqual(round(0));
});

test('with an odd count one team rests and none meets itself', () => {
  for (let day = 0; day < 60; day++) {
    const pairs = pairingsOn(15, 2, day);
    expect(pairs).toHaveLength(2);
    for (const { home, away } of pairs) {
      expect(home).not.toBe(away);
      expect(Math.max(home, away)).toBeLessThan(15);
    }
  }
});

test('every pair meets within a full turn', () => {
  const met = new Set<string>();
  for (let day = 0; day < 45; day++) {
    for (const { home, away } of pairingsOn(10, 1, day)) met.add([home, away].sort().join());
  }
  expect(met.size).toBe(45);
});
