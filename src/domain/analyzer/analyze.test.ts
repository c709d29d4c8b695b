import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import { unpack } from '../numbers/packedHistogram.ts';
import { analyze } from './analyze.ts';
import { analyzerSetup } from './opening.ts';
import { type AnalyzerLines, isOfferedSetup } from './setup.ts';

const game = (rest: Partial<PredictedGame>) => ({ ...EXAMPLE_GAME, ...rest }) as PredictedGame;
const SETUP = analyzerSetup(EXAMPLE_GAME);
const read = (lines: Partial<AnalyzerLines>, setup = SETUP) =>
  analyze(setup, { ...setup.lines, ...lines }, unpack(setup.margins), unpack(setup.totals));

test('opens on the market’s lines and prices', () => {
  expect(SETUP.lines).toEqual({
    spread: -1.5,
    total: 47.5,
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

test('without a market opens on our own lines and fair prices', () => {
  const { lines, notes } = analyzerSetup(game({ odds: [] }));
  expect(lines).toEqual({ spread: -2.5, total: 50, homeMoneyline: -135, awayMoneyline: 135 });
  expect(notes).toEqual({
    spread: 'Our line BUF −2.5',
    total: 'Our line 49.8',
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

test('the favored side of each line is the one that is read out, pushes left out', () => {
  // Of ten games six are won by 3 with 51 points; in the other four the away side is better and fewer are scored.
  const { spread, total } = read({ spread: -3, total: 51 });
  expect(spread).toMatchObject({ side: 'away', line: 3, percent: 100 });
  expect(spread.counted).toEqual({ win: 0.4, push: 0.6, lose: 0 });
  expect(total).toMatchObject({ side: 'under', line: 51, percent: 100 });
  expect(total.counted).toEqual({ win: 0.4, push: 0.6, lose: 0 });
  expect(read({ spread: -2.5 }).spread).toMatchObject({ side: 'home', line: -2.5, percent: 60 });
  expect(read({ total: 50 }).total).toMatchObject({ side: 'over', line: 50, percent: 60 });
});

test('where nothing was simulated the favored side is that of the curve', () => {
  const on = (spread: number, total: number) =>
    analyze(SETUP, { ...SETUP.lines, spread, total }, [], []);
  const low = on(-3, 51);
  expect(low.spread).toMatchObject({ side: 'away', line: 3 });
  expect(low.spread.counted).toBeUndefined();
  expect(low.spread.percent).toBeCloseTo(51.77, 1);
  expect(low.total).toMatchObject({ side: 'under', line: 51 });
  expect(low.total.percent).toBeCloseTo(54.55, 1);
  const high = on(-2, 49);
  expect(high.spread).toMatchObject({ side: 'home', line: -2 });
  expect(high.total).toMatchObject({ side: 'over', line: 49 });
});

test('a value at lines that nobody offers is one at the reader’s line', () => {
  expect(isOfferedSetup(SETUP, SETUP.lines)).toBe(true);
  expect(isOfferedSetup(SETUP, { ...SETUP.lines, total: 48 })).toBe(false);
  const bare = analyzerSetup(game({ odds: [] }));
  expect(isOfferedSetup(bare, bare.lines)).toBe(false);
  const [quote] = EXAMPLE_GAME.odds;
  const long = analyzerSetup(
    game({ odds: quote ? [{ ...quote, moneyline: { home: -900, away: 600 } }] : [] }),
  );
  expect(isOfferedSetup(long, long.lines)).toBe(false);
});

test('a quarter line of soccer is one that the slider holds', () => {
  const [quote] = EXAMPLE_GAME.odds;
  const quarter = game({
    league: 'EPL',
    odds: quote ? [{ ...quote, spread: { line: -0.25, home: -110, away: -110 } }] : [],
  });
  const { lines, bounds } = analyzerSetup(quarter);
  expect(lines.spread).toBe(-0.25);
  expect(bounds.spread).toEqual({ min: -15, max: 15, step: 0.25 });
});

test('the verdict is made of the favored sides’ chances, refunds left out; of the curve’s where nothing was simulated', () => {
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
  const curves = 0.4 * (bare.spread.percent - 50) + 0.3 * (bare.total.percent - 50);
  expect(bare.value).toBeCloseTo(20 * (curves / 100 + 0.3 * edge), 9);
});

test('the better of the two prices counts, and moves the verdict', () => {
  const dear = read({ homeMoneyline: -500, awayMoneyline: -500 });
  expect(dear.verdict).toBe('Avoid Bet');
  const bargain = read({ awayMoneyline: 250 });
  expect(bargain.better).toBe('away');
  expect(bargain.value).toBeGreaterThan(dear.value);
  expect(bargain.verdict).toBe('Moderate Value');
  expect(read({ spread: 15, total: 30, homeMoneyline: 500 }).verdict).toBe('Strong Bet');
});
