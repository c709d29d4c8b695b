import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import { unpack } from '../numbers/packedHistogram.ts';
import { analyze } from './analyze.ts';
import { type AnalyzerLines, analyzerSetup } from './setup.ts';

const game = (rest: Partial<PredictedGame>) => ({ ...EXAMPLE_GAME, ...rest }) as PredictedGame;
const SETUP = analyzerSetup(EXAMPLE_GAME);
const read = (lines: Partial<AnalyzerLines>, setup = SETUP) =>
  analyze(setup, { ...setup.lines, ...lines }, unpack(setup.margins), unpack(setup.totals));

test('opens on the prediction’s own spread and total and the market’s prices', () => {
  expect(SETUP.lines).toEqual({
    spread: -2.5,
    total: 50,
    homeMoneyline: -120,
    awayMoneyline: 105,
  });
  expect(SETUP.notes).toEqual({
    spread: 'Market BUF −1.5',
    total: 'Market 47.5',
    homeMoneyline: 'Market −122',
    awayMoneyline: 'Market +104',
  });
});

test('the lines of a sample stand where a market’s would; the page’s banner says what they are', () => {
  const odds = EXAMPLE_GAME.odds.map((quote) => ({ ...quote, sample: true }));
  expect(analyzerSetup(game({ odds })).notes.total).toBe('Market 47.5');
});

test('without a market opens on our fair prices', () => {
  const { lines, notes } = analyzerSetup(game({ odds: [] }));
  expect(lines).toMatchObject({ homeMoneyline: -135, awayMoneyline: 135 });
  expect(notes).toEqual({
    spread: 'No market line yet',
    total: 'No market line yet',
    homeMoneyline: 'Our fair price −134',
    awayMoneyline: 'Our fair price +134',
  });
});

test('a certain result still has a price to open on', () => {
  const prediction = { ...EXAMPLE_PREDICTION, homeWinProbability: 100, awayWinProbability: 0 };
  expect(analyzerSetup(game({ odds: [], prediction })).lines).toMatchObject({
    homeMoneyline: -500,
    awayMoneyline: 500,
  });
});

test('the line’s chance is read on the curve and counted in the simulated games', () => {
  const { spread, total } = read({ spread: -3, total: 51 });
  expect(spread.curve).toBeCloseTo(48.23, 1);
  expect(spread.counted).toEqual({ win: 0, push: 0.6, lose: 0.4 });
  expect(total.curve).toBeCloseTo(45.45, 1);
  expect(total.counted).toEqual({ win: 0, push: 0.6, lose: 0.4 });
});

test('the predicted winner is the side that is read out', () => {
  const away = analyzerSetup(
    game({
      prediction: {
        ...EXAMPLE_PREDICTION,
        homeWinProbability: 40,
        awayWinProbability: 60,
        spread: 3,
      },
    }),
  );
  expect(away.pick).toBe('away');
  expect(away.lines.spread).toBe(3);
  const { spread } = read({ spread: 16.5 }, away);
  expect(spread.curve).toBeCloseTo(15.87, 1);
});

test('the verdict is made of the published chances, refunds left out; of the curve’s where nothing was simulated', () => {
  // Of ten games six win by 3 and four do not cover 2.5; six go over 50.
  const lines = {
    ...SETUP.lines,
    spread: -2.5,
    total: 50,
    homeMoneyline: -120,
    awayMoneyline: 105,
  };
  const { value, moneyline } = read(lines);
  const edge = (moneyline.home.edge - 50) / 100;
  expect(value).toBeCloseTo(20 * (0.4 * 0.1 + 0.3 * 0.1 + 0.3 * edge), 9);
  const bare = analyze(SETUP, lines, [], []);
  const curves = 0.4 * (bare.spread.curve - 50) + 0.3 * (bare.total.curve - 50);
  expect(bare.value).toBeCloseTo(20 * (curves / 100 + 0.3 * edge), 9);
});

test('the better of the two prices counts, and moves the verdict', () => {
  const fair = read({ spread: -3.5, total: 52, homeMoneyline: -135, awayMoneyline: 135 });
  expect(fair.verdict).toBe('Avoid Bet');
  const bargain = read({ awayMoneyline: 250 });
  expect(bargain.better).toBe('away');
  expect(bargain.value).toBeGreaterThan(fair.value);
  expect(bargain.verdict).toBe('Moderate Value');
  expect(read({ spread: 15, total: 30, homeMoneyline: 500 }).verdict).toBe('Strong Bet');
});
