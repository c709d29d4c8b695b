import { expect, test } from 'vitest';
import type { Recipe } from '#domain/game/prediction.ts';
import { withoutFigures } from './withoutFigures.ts';

const recipe = (inputs: Recipe['inputs']): Recipe => ({
  engineVersion: '0.3.0',
  model: 'football',
  seed: '4d2a91e7',
  iterations: 100_000,
  inputs,
  notes: [],
});

test('a price that ticks moves figures and no facts', () => {
  const at = (homeWin: number, share: number) =>
    withoutFigures(
      recipe({
        homeWin,
        expectedTotal: 44 + share,
        ratingSd: 2,
        lines: { spread: { line: -3, share }, total: { line: 44.5, share: 0.5 } },
      }),
    );
  expect(at(0.6, 0.51).figures).toEqual([0.6, 0.51, 0.5]);
  expect(at(0.6, 0.51).facts).toEqual(at(0.61, 0.52).facts);
});

test('a line that moves and a strength that changes are other facts', () => {
  const at = (line: number, ratingSd: number) =>
    withoutFigures(recipe({ homeWin: 0.6, ratingSd, lines: { spread: { line, share: 0.5 } } }));
  expect(at(-3, 2).facts).not.toEqual(at(-3.5, 2).facts);
  expect(at(-3, 2).facts).not.toEqual(at(-3, 2.1).facts);
  expect(at(-3, 2).facts).not.toEqual(
    withoutFigures(
      recipe({ homeWin: 0.6, ratingSd: 2, lines: { total: { line: -3, share: 0.5 } } }),
    ).facts,
  );
});

test('three results are three figures; without a market there is the model’s own', () => {
  const shares = { home: 0.5, draw: 0.3, away: 0.2 };
  expect(withoutFigures(recipe({ homeRate: 1.5, awayRate: 1, shares })).figures).toEqual([
    0.5, 0.3, 0.2,
  ]);
  expect(withoutFigures(recipe({ homeWin: 0.6 })).figures).toEqual([0.6]);
  expect(withoutFigures(recipe({ homeRate: 1.5, awayRate: 1 })).figures).toEqual([]);
});
