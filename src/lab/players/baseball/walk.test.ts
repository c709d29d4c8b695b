import { expect, test } from 'vitest';
import { histogramMean, runsIn, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { LENGTH_NAMES } from '#engine/players/baseball/length.ts';
import { fitBaseballPlayers } from './fit.ts';
import { baseballForecasts } from './forecasts.ts';
import { baseballRows } from './rows.ts';
import { syntheticGames } from './synthetic.fixture.ts';

const GAMES = syntheticGames([2023, 2024, 2025]);
const PARAMS = fitBaseballPlayers(GAMES.filter(({ season }) => season < 2025));
const GRID: ScoreGrid = [
  [2, 3, [5, 1]],
  [4, 1, [4, 3, 2]],
];
const tested = GAMES.filter(({ season }) => season === 2025).slice(0, 6);
const SCORES = new Map(tested.map(({ id }) => [id, GRID]));
const said = [...baseballForecasts(GAMES, 2025, PARAMS, SCORES)];

test('every parameter of a fit is a number, and every start has one of its lengths', () => {
  const numbers = JSON.stringify(PARAMS);
  expect(numbers).not.toContain('null');
  expect(Object.keys(PARAMS.length).toSorted()).toEqual([...LENGTH_NAMES].toSorted());
  expect(PARAMS.tables.averageOuts).toBeGreaterThan(12);
});

test('every starter and batter of a game with scores is forecast', () => {
  expect(said.map(({ game }) => game)).toEqual(tested.map(({ id }) => id));
  const stats = new Set(said[0]?.players.flatMap((player) => [...player.said.keys()]));
  expect(stats).toContain('strikeouts');
  expect(stats).toContain('battingStrikeouts');
  const [first] = said[0]?.players ?? [];
  const appearances = first?.said.get('plateAppearances') ?? [];
  expect(runsIn(appearances)).toBe(4000);
  expect(histogramMean(appearances)).toBeGreaterThan(3);
});

test('a forecast does not know its own day, nor a later one', () => {
  const [day = ''] = tested.slice(3).map(({ date }) => date);
  const changed = GAMES.map((game) =>
    game.date < day
      ? game
      : {
          ...game,
          home: {
            ...game.home,
            batters: game.home.batters.map((row) => ({ ...row, homeRuns: 2, hits: 3 })),
            starter: game.home.starter && { ...game.home.starter, strikeouts: 15, outs: 27 },
          },
        },
  );
  const again = [...baseballForecasts(changed, 2025, PARAMS, SCORES)];
  expect(again.slice(0, 4)).toEqual(said.slice(0, 4));
  expect(again.slice(4)).not.toEqual(said.slice(4));
});

test('rows hold what was counted, substitutes left out', () => {
  const [game] = GAMES;
  if (!game) throw new Error('no game');
  const rows = baseballRows(game);
  expect(rows).toHaveLength(20);
  expect(rows.filter(({ stats }) => 'outs' in stats)).toHaveLength(2);
});
