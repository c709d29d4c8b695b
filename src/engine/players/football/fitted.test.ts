import { expect, test } from 'vitest';
import { FITTED_FOOTBALL } from '../../fitted/players/nfl.ts';
import { FOOTBALL_POSITIONS } from './box.ts';
import { exampleFootballSquad } from './football.fixture.ts';
import { footballPlayers } from './model.ts';

const { params } = FITTED_FOOTBALL;

/** Every number below a value. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

test('the fitted parameters are whole, and a side can be prepared with them', () => {
  expect(numbersIn(params).length).toBeGreaterThan(150);
  expect(numbersIn(params).every(Number.isFinite)).toBe(true);
  for (const position of FOOTBALL_POSITIONS) expect(params.priors[position].snaps).toHaveLength(4);
  const squad = { ...exampleFootballSquad('h'), params };
  expect(footballPlayers.prepare(squad, squad).players).toHaveLength(22);
});

test('they know the league: about two thirds of touchdowns are passed, an extra point is all but sure', () => {
  expect(params.scoring.kick).toBeGreaterThan(0.8);
  expect(params.script.plays[0]).toBeGreaterThan(55);
  expect(params.chances['Out|0|chart|regular']).toBeLessThan(0.05);
});
