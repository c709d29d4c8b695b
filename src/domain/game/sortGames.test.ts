import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { bestScore } from '../prices/bestScore.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from './exampleGame.fixture.ts';
import type { Game } from './game.ts';
import { sortGames } from './sortGames.ts';

const NOW = '2026-11-22T15:00:00Z';

/** A game whose only price is even money on a home side that wins `homeWin` % of games. */
const game = (
  id: number,
  { homeWin = 60, confidence = homeWin, ...rest }: Partial<Game> & Record<string, unknown> = {},
): Game =>
  ({
    ...EXAMPLE_GAME,
    odds: [
      {
        ...EXAMPLE_QUOTE,
        spread: undefined,
        total: undefined,
        moneyline: { home: 100, away: -5000 },
      },
    ],
    prediction: {
      ...EXAMPLE_PREDICTION,
      homeWinProbability: homeWin,
      confidenceRating: confidence,
    },
    ...rest,
    id,
  }) as Game;

const order = (...games: Game[]) => sortGames(games, NOW).map(({ id }) => id);

test('today comes before popularity', () => {
  const tomorrow = game(1, { gameTime: '2026-11-23T18:00:00Z' });
  expect(order(tomorrow, game(2, { league: 'SerieA' }))).toEqual([2, 1]);
});

test('leagues follow each other by popularity', () => {
  const specified = [
    'NFL',
    'NBA',
    'MLB',
    'NCAAF',
    'NHL',
    'NCAAB',
    'WNBA',
    'MLS',
    'EPL',
    'LaLiga',
    'Bundesliga',
    'SerieA',
  ] as const;
  const games = specified.toReversed().map((league, id) => game(id, { league }));
  expect(sortGames(games, NOW).map(({ league }) => league)).toEqual(specified);
});

test('popularity comes before confidence and value', () => {
  expect(order(game(1, { league: 'NHL', homeWin: 95 }), game(2, { homeWin: 51 }))).toEqual([2, 1]);
});

test('85 and above come before value', () => {
  const sure = game(1, { homeWin: 50, confidence: 85 });
  const value = game(2, { homeWin: 80, confidence: 84.9 });
  expect(order(value, sure)).toEqual([1, 2]);
});

test('value comes before confidence when it differs by more than 0.5', () => {
  expect(
    order(game(1, { homeWin: 55, confidence: 80 }), game(2, { homeWin: 58, confidence: 58 })),
  ).toEqual([2, 1]);
});

test('then by confidence when it differs by more than 2, start time apart', () => {
  const late = { gameTime: '2026-11-22T21:00:00Z' };
  expect(order(game(1, { confidence: 60 }), game(2, { confidence: 62.1, ...late }))).toEqual([
    2, 1,
  ]);
  expect(order(game(1, { confidence: 60, ...late }), game(2, { confidence: 61.9 }))).toEqual([
    2, 1,
  ]);
  expect(order(game(1, { confidence: 61.9, ...late }), game(2, { confidence: 60 }))).toEqual([
    2, 1,
  ]);
});

test('today ends at midnight in New York', () => {
  const lastOfToday = game(1, { league: 'SerieA', gameTime: '2026-11-23T04:59:59Z' });
  const firstOfTomorrow = game(2, { gameTime: '2026-11-23T05:00:00Z' });
  expect(order(firstOfTomorrow, lastOfToday)).toEqual([1, 2]);
});

test('then confidence, then start, then number', () => {
  const at = (gameTime: string) => ({ gameTime });
  expect(order(game(1, { confidence: 60 }), game(2, { confidence: 64 }))).toEqual([2, 1]);
  expect(order(game(1, at('2026-11-22T21:00:00Z')), game(2, at('2026-11-22T18:00:00Z')))).toEqual([
    2, 1,
  ]);
  expect(order(game(2), game(1))).toEqual([1, 2]);
});

test('pending games follow predicted ones of their league', () => {
  expect(order(game(1, { prediction: undefined }), game(2, { homeWin: 30 }))).toEqual([2, 1]);
});

const anyGame = fc
  .record({
    league: fc.constantFrom(...TEAM_LEAGUES),
    gameTime: fc.constantFrom(
      '2026-11-22T18:00:00Z',
      '2026-11-22T21:00:00Z',
      '2026-11-23T18:00:00Z',
    ),
    homeWin: fc.double({ min: 30, max: 95, noNaN: true }),
    confidence: fc.double({ min: 30, max: 95, noNaN: true }),
    pending: fc.boolean(),
  })
  .map(
    ({ pending, ...rest }) =>
      (id: number) =>
        game(id, { ...rest, ...(pending ? { prediction: undefined } : {}) }),
  );
const anyGames = fc
  .array(anyGame, { maxLength: 12 })
  .map((make) => make.map((build, i) => build(i)));

test('is one total order: the input order does not matter, and subsets keep it', () => {
  fc.assert(
    fc.property(anyGames, fc.func(fc.nat()), (games, shuffle) => {
      const sorted = order(...games);
      const shuffled = games.toSorted((a, b) => shuffle(a.id) - shuffle(b.id));
      expect(order(...shuffled)).toEqual(sorted);
      const some = games.filter(({ id }) => id % 2 === 0);
      expect(order(...some)).toEqual(sorted.filter((id) => id % 2 === 0));
    }),
  );
});

test('never contradicts the thresholds', () => {
  fc.assert(
    fc.property(anyGames, (games) => {
      const sorted = sortGames(games, NOW);
      for (const [index, first] of sorted.entries()) {
        for (const second of sorted.slice(index + 1)) {
          const same =
            first.league === second.league &&
            first.gameTime === second.gameTime &&
            (first.prediction?.confidenceRating ?? 0) < 85 &&
            (second.prediction?.confidenceRating ?? 0) < 85;
          const gain = (bestScore(second) ?? -99) - (bestScore(first) ?? -99);
          if (same) expect(gain).toBeLessThanOrEqual(0.5);
        }
      }
    }),
  );
});

test('games that have begun go last, however popular', () => {
  const begun = game(1, { gameTime: '2026-11-22T14:00:00Z' });
  const live = game(2, { status: 'live', gameTime: '2026-11-22T14:30:00Z' });
  const tomorrow = game(3, { league: 'SerieA', gameTime: '2026-11-23T18:00:00Z' });
  expect(order(begun, live, tomorrow)[0]).toBe(3);
});
