import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import type { Prediction } from '../game/prediction.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { signed } from '../numbers/numbers.ts';
import {
  expectedScore,
  marketFlag,
  marketMargin,
  meanScores,
  spreadFor,
  spreadTile,
  totalTile,
} from './cardLines.ts';

const game = (prediction: Partial<Prediction>, rest: Partial<PredictedGame> = {}): PredictedGame =>
  ({
    ...EXAMPLE_GAME,
    ...rest,
    prediction: { ...EXAMPLE_PREDICTION, ...prediction },
  }) as PredictedGame;

describe('spread', () => {
  test.each([
    [0, 0.5],
    [-0.49, 0.5],
    [0.5, 0.5],
    [0.74, 0.5],
    [0.75, 1],
    [6.7, 6.5],
    [6.99, 7],
    [7, 7],
    [7.49, 7],
    [7.5, 8],
    [-8.5, 9],
  ])('a mean margin of %f is shown as %f', (margin, shown) => {
    expect(spreadTile(game({ spread: margin })).value).toBe(`BUF ${signed(-shown)}`);
  });

  test('in soccer and hockey is the line that both sides cover alike, and no mean', () => {
    const grid = [
      [0, 0, [14, 22]],
      [1, 0, [26, 14]],
      [2, 0, [10]],
      [7, 0, [14]],
    ] as const;
    for (const league of ['EPL', 'NHL'] as const) {
      const goals = game(
        { spread: -1.2, simulationData: { ...EXAMPLE_PREDICTION.simulationData, grid } },
        { league },
      );
      expect(spreadTile(goals), league).toMatchObject({
        label: 'Point Spread',
        value: 'BUF −0.5',
        isMean: false,
      });
      expect(spreadFor(goals, 'away')).toBe(0.5);
    }
  });

  test('is given for the favourite, with the market beside it', () => {
    expect(spreadTile(EXAMPLE_GAME)).toEqual({
      label: 'Point Spread',
      value: 'BUF −2.5',
      isMean: true,
      market: 'market −1.5',
    });
    expect(spreadFor(EXAMPLE_GAME, 'home')).toBe(-2.5);
    expect(spreadFor(EXAMPLE_GAME, 'away')).toBe(2.5);
  });

  test('names the market favourite where it is the other team', () => {
    const visitors = game({ homeWinProbability: 45, awayWinProbability: 55, spread: 1.4 });
    expect(spreadTile(visitors)).toMatchObject({ value: 'KC −1.5', market: 'market BUF −1.5' });
  });

  test('has no market text without a line', () => {
    expect(spreadTile(game({}, { odds: [] })).market).toBeUndefined();
    const quote = { ...EXAMPLE_QUOTE, spread: { line: 0 } };
    expect(spreadTile(game({}, { odds: [quote] })).market).toBe('market even');
  });

  test('in baseball is the run line, home favoured above 50 only', () => {
    const mlb = { league: 'MLB' } as const;
    expect(
      spreadTile(game({ homeWinProbability: 50.1, awayWinProbability: 49.9 }, mlb)),
    ).toMatchObject({ label: 'Run Line', value: 'BUF −1.5', isMean: false });
    expect(spreadTile(game({ homeWinProbability: 50, awayWinProbability: 50 }, mlb)).value).toBe(
      'KC −1.5',
    );
  });
});

describe('total', () => {
  test('is rounded', () => {
    expect(totalTile(EXAMPLE_GAME)).toEqual({
      label: 'Game Total',
      value: '50',
      isMean: true,
      market: 'market 47.5',
    });
  });

  test.each([
    [2.1, 3.2, '6.5'],
    [3.3, 3.4, '6.5'],
    [3.4, 3.4, '7'],
    [4.1, 4.1, '8'],
    [4.2, 4.1, '8.5'],
    [6.1, 6.1, '12'],
    [6.2, 6.1, '12.5'],
    [9, 8, '12.5'],
  ])('in baseball %f and %f runs give %s', (predictedHomeScore, predictedAwayScore, value) => {
    const mlb = game({ predictedHomeScore, predictedAwayScore }, { league: 'MLB' });
    expect(totalTile(mlb)).toMatchObject({ label: 'Total Runs O/U', value });
  });

  test('tiles are named as specified: in baseball by runs, in every other league alike', () => {
    for (const league of TEAM_LEAGUES) {
      const names = [spreadTile, totalTile].map((tile) => tile(game({}, { league })).label);
      expect(names, league).toEqual(
        league === 'MLB' ? ['Run Line', 'Total Runs O/U'] : ['Point Spread', 'Game Total'],
      );
    }
  });

  test('keeps a decimal where goals are few', () => {
    expect(totalTile(game({ total: 2.74 }, { league: 'EPL' })).value).toBe('2.7');
    expect(totalTile(game({ total: 6.06 }, { league: 'NHL' })).value).toBe('6.1');
  });
});

describe('mean scores', () => {
  const scores = (predictedAwayScore: number, predictedHomeScore: number) =>
    meanScores(game({ predictedAwayScore, predictedHomeScore }));

  test('are whole in football, and say who wins where both round alike', () => {
    expect(scores(23.7, 26.1)).toEqual({ away: '24', home: '26' });
    expect(scores(22.9, 23.4)).toEqual({ away: '22.9', home: '23.4' });
    expect(expectedScore(game({ predictedAwayScore: 23.4, predictedHomeScore: 22.9 }))).toBe(
      'KC 23.4 – 22.9 BUF',
    );
  });

  test('keep a decimal where goals are few', () => {
    const goals = game({ predictedAwayScore: 1.12, predictedHomeScore: 1.6 }, { league: 'EPL' });
    expect(meanScores(goals)).toEqual({ away: '1.1', home: '1.6' });
  });
});

const withLine = (line: number): PredictedGame => ({
  ...EXAMPLE_GAME,
  odds: [{ ...EXAMPLE_QUOTE, spread: { line } }],
});

test('the flag names the favoured side', () => {
  expect(marketFlag(withLine(-1.5))).toBe('BUF −1.5');
  expect(marketFlag(withLine(7))).toBe('KC −7');
  expect(marketFlag(withLine(0))).toBe('Even');
  expect(marketFlag({ ...EXAMPLE_GAME, odds: [] })).toBeUndefined();
  expect(marketMargin(withLine(-1.5))).toBe(1.5);
});
