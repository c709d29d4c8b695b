import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { fitGameElo } from './fitElo.ts';
import { type EloGame, eloDifferences, eloOutcomes } from './plainElo.ts';

const PARAMS = { k: 20, advantage: 60, carry: 0.75, draw: 0, lower: 0 };
const TWO = [false, false];
const SIX = [...TWO, ...TWO, ...TWO];
const game = (day: number, home: number, away: number, result: number, season = 1): EloGame => ({
  home,
  away,
  result,
  season,
  day,
  neutral: false,
});

test('400 points are odds of ten to one, and the three results sum to one', () => {
  expect(eloOutcomes(400, 0).home).toBeCloseTo(10 / 11, 12);
  expect(eloOutcomes(0, 0)).toEqual({ home: 0.5, draw: 0, away: 0.5 });
  fc.assert(
    fc.property(
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (difference, nu) => {
        const { home, draw, away } = eloOutcomes(difference, nu);
        expect(home + draw + away).toBeCloseTo(1, 12);
        const turned = eloOutcomes(-difference, nu);
        expect(turned.home).toBeCloseTo(away, 12);
        expect(turned.draw).toBeCloseTo(draw, 12);
      },
    ),
  );
});

test('by hand: a home win at level ratings, the return game, a new season', () => {
  const games = [game(1, 0, 1, 1), game(2, 1, 0, 0), game(400, 0, 1, 1, 2)];
  const [first = 0, second = 0, third = 0] = eloDifferences(games, TWO, PARAMS);
  expect(first).toBe(60);
  const won = 20 * (1 - eloOutcomes(60, 0).home);
  expect(second).toBeCloseTo(60 - 2 * won, 10);
  const again = 20 * eloOutcomes(60 - 2 * won, 0).home;
  expect(third).toBeCloseTo(60 + 0.75 * 2 * (won + again), 10);
});

test('games of one day do not know of each other', () => {
  const games = [game(1, 0, 1, 1), game(1, 0, 2, 1)];
  expect([...eloDifferences(games, [...TWO, false], PARAMS)]).toEqual([60, 60]);
});

test('a team below the top division starts lower', () => {
  const games = [game(1, 0, 1, 1)];
  const [difference] = eloDifferences(games, [false, true], { ...PARAMS, lower: 300 });
  expect(difference).toBe(360);
});

/** A league of six whose strengths are 60 points apart, home advantage 80. */
function league(draw: number): EloGame[] {
  const generator = sfc32(11);
  const games: EloGame[] = [];
  for (let season = 1; season <= 8; season++) {
    for (let day = 0; day < 120; day++) {
      const home = day % 6;
      const away = (home + 1 + (day % 5)) % 6;
      const { home: win, draw: level } = eloOutcomes((away - home) * 60 + 80, draw);
      const u = uniform(generator);
      const result = u < win ? 1 : u < win + level ? 0.5 : 0;
      games.push(game(season * 1000 + day, home, away, result, season));
    }
  }
  return games;
}

test('the fit finds the home advantage, carries fixed strengths over, and reads the draws', () => {
  const plain = fitGameElo(league(0), SIX, false);
  expect(Math.abs(plain.advantage - 80)).toBeLessThan(30);
  expect(plain.carry).toBeGreaterThan(0.6);
  expect(plain.draw).toBe(0);
  expect(fitGameElo(league(0), SIX, false)).toEqual(plain);
  expect(Math.abs(fitGameElo(league(0.9), SIX, true).draw - 0.9)).toBeLessThan(0.25);
});
