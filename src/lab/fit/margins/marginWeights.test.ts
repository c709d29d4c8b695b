import { expect, test } from 'vitest';
import { sum } from '#domain/numbers/numbers.ts';
import type { CountedGame } from './countedGames.ts';
import { fittedMarginTable } from './fittedMarginTable.ts';
import { marginWeights } from './marginWeights.ts';

const SD = 12;
const CENTERS = [-7, -3.5, -3, 0.5, 2.5, 6, 10];
/** Games at each center. */
const GAMES = 1_000_000;

/** Chances of each margin around a center, if three and seven come up more often and a tie never. */
const weightOf = (margin: number): number => [0, 1, 1, 2.5, 1, 1, 1, 1.8][Math.abs(margin)] ?? 1;
function chancesAt(center: number): ReadonlyMap<number, number> {
  const raw = Array.from({ length: 201 }, (_, at): [number, number] => [
    at - 100,
    weightOf(at - 100) * Math.exp(-0.5 * ((at - 100 - center) / SD) ** 2),
  ]);
  const all = sum(raw.map(([, chance]) => chance));
  return new Map(raw.map(([margin, chance]) => [margin, chance / all]));
}

test('weights with which games were drawn are found again, relative to larger margins', () => {
  const seen = Array.from({ length: 8 }, (_, k) =>
    sum(
      CENTERS.map((center) => {
        const chances = chancesAt(center);
        const away = k === 0 ? 0 : (chances.get(-k) ?? 0);
        return ((chances.get(k) ?? 0) + away) / CENTERS.length;
      }),
    ),
  );
  const found = marginWeights(
    CENTERS,
    seen.map((share) => share * CENTERS.length),
    SD,
  );
  [0, 1, 1, 2.5, 1, 1, 1, 1.8].forEach((weight, k) => {
    expect(found[k]).toBeCloseTo(weight, 4);
  });
});

test('a table counts both sides’ margins, and misses the line by what was drawn', () => {
  const games: CountedGame[] = CENTERS.flatMap((center) =>
    [...chancesAt(center)].flatMap(([margin, chance]) =>
      Array.from({ length: Math.round((chance * GAMES) / 1000) }, () => ({
        margin,
        center,
        overTotal: margin % 2 === 0 ? 10 : -10,
      })),
    ),
  );
  const table = fittedMarginTable('NFL', games);
  expect(table.games).toBe(games.length);
  expect(table.byMargin[0]).toBe(0);
  expect(table.byMargin[3]).toBe(games.filter(({ margin }) => Math.abs(margin) === 3).length);
  expect(table.marginSd).toBeGreaterThan(11);
  expect(table.marginSd).toBeLessThan(13);
  expect(table.totalSd).toBe(10);
  expect(table.weights[3]).toBeGreaterThan(2);
  expect(table.weights[7]).toBeGreaterThan(1.4);
});

test('where the moneyline says who is better, its center is in SDs of the margin', () => {
  const games: CountedGame[] = [-1, 1].flatMap((sign) =>
    [-0.5, 0.5].flatMap((center) =>
      [1, 3].map((size) => ({ margin: sign * size, center, overTotal: undefined })),
    ),
  );
  // Margins have a mean square of 5 around 0; centers of ±½ SD add a quarter of the square.
  expect(fittedMarginTable('MLB', games).marginSd).toBe(Number(Math.sqrt(5 / 0.75).toFixed(1)));
});
