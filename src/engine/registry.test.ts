import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { ALL_MODELS, MODELS, model, modelOf } from './registry.ts';

test('every team league has a model that names it', () => {
  for (const league of TEAM_LEAGUES) expect(modelOf(league).leagues).toContain(league);
  expect(modelOf('SerieA')).toBe(MODELS.soccer);
});

test('no two models share a name or a league', () => {
  const names = ALL_MODELS.map(({ id }) => id);
  const leagues = ALL_MODELS.flatMap((found) => found.leagues);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(leagues).size).toBe(leagues.length);
});

test('models are found by name', () => {
  for (const found of ALL_MODELS) expect(model(found.id)).toBe(found);
  expect(() => model('curling')).toThrow(RangeError);
  expect(() => model('toString')).toThrow(RangeError);
});
