import { expect, test } from 'vitest';
import { gradedRow } from '../rows.fixture.ts';
import { clusteredMean } from './clusteredMean.ts';
import { groupFigures } from './groupFigures.ts';
import { lossesOf } from './losses.ts';
import { recordFiguresOf } from './recordFigures.ts';
import { valueAtClose } from './valueAtClose.ts';

test('a group counts every pick; pushes and voids are in no rate, voids no stake', () => {
  const figures = groupFigures([
    gradedRow(1),
    gradedRow(2, { outcome: 'loss' }),
    gradedRow(3, { outcome: 'halfLoss' }),
    gradedRow(4, { outcome: 'push' }),
    gradedRow(5, { outcome: 'void' }),
  ]);
  expect(figures).toMatchObject({ picks: 5, lost: 2, won: 1, pushed: 1, voided: 1, decided: 2.5 });
  expect(figures.winRate?.mean).toBeCloseTo(40, 9);
  expect(figures.staked).toBe(4);
  expect(figures.units).toBeCloseTo(100 / 110 - 1.5, 9);
  expect(figures.roi?.mean).toBeCloseTo((100 * (100 / 110 - 1.5)) / 4, 9);
  expect(figures.roi?.low).toBeUndefined();
});

test('of nothing there is no rate, no return and no score; one pick has a rate with its range', () => {
  expect(groupFigures([])).toEqual({
    picks: 0,
    lost: 0,
    won: 0,
    pushed: 0,
    voided: 0,
    decided: 0,
    staked: 0,
    worst: { losses: 0, drawdown: 0 },
  });
  const one = groupFigures([gradedRow(1)]);
  expect(one.winRate?.mean).toBe(100);
  expect(one.winRate?.low).toBeCloseTo(20.7, 1);
  expect(one.roi?.high).toBeUndefined();
});

test('two results: Brier and log loss of the pick, the close and a coin', () => {
  const losses = lossesOf(gradedRow(1, { outcome: 'loss', closingProbability: 55 }));
  expect(losses?.ours.squared).toBeCloseTo(0.36, 12);
  expect(losses?.ours.log).toBeCloseTo(-Math.log(0.4), 12);
  expect(losses?.close?.squared).toBeCloseTo(0.3025, 12);
  expect(losses?.coin).toEqual({ squared: 0.25, log: Math.log(2) });
  expect(lossesOf(gradedRow(1, { outcome: 'push' }))).toBeUndefined();
});

test('three results: ranked probability score, and the log loss of what happened', () => {
  const soccer = { league: 'EPL', probability: 50, drawProbability: 30, choices: 3 };
  const won = lossesOf(gradedRow(1, soccer));
  expect(won?.ours.squared).toBeCloseTo((0.5 ** 2 + 0.2 ** 2) / 2, 12);
  const drawn = lossesOf(gradedRow(1, { ...soccer, outcome: 'loss', awayScore: 20 }));
  expect(drawn?.ours.squared).toBeCloseTo((0.5 ** 2 + 0.2 ** 2) / 2, 12);
  expect(drawn?.ours.log).toBeCloseTo(-Math.log(0.3), 12);
  const lost = lossesOf(gradedRow(1, { ...soccer, outcome: 'loss' }));
  expect(lost?.ours.squared).toBeCloseTo((0.5 ** 2 + 0.8 ** 2) / 2, 12);
  expect(lost?.coin.squared).toBeCloseTo((1 / 9 + 4 / 9) / 2, 12);
  expect(lost).not.toHaveProperty('close');
  const closed = lossesOf(
    gradedRow(1, { ...soccer, closingProbability: 45, closingDrawProbability: 25 }),
  );
  expect(closed?.close?.squared).toBeCloseTo((0.55 ** 2 + 0.3 ** 2) / 2, 12);
  expect(closed?.close?.log).toBeCloseTo(-Math.log(0.45), 12);
});

test('a coin over many results gives each the same share', () => {
  const set = gradedRow(1, { market: 'setScore', choices: 4, probability: 40 });
  expect(lossesOf(set)?.coin.squared).toBeCloseTo(0.75 ** 2, 12);
});

test('the close is compared on the picks that had one, and its value needs a price', () => {
  const figures = groupFigures([
    gradedRow(1, { closingProbability: 55 }),
    gradedRow(2, { closingProbability: 50 }),
    gradedRow(3),
  ]);
  expect(figures.scores?.decided).toBe(3);
  expect(figures.scores?.beside?.decided).toBe(2);
  // 1.909… × .55 − 1 = +5 %, × .5 − 1 = −4.5 %.
  expect(figures.closing?.value.mean).toBeCloseTo((5 - 50 / 11) / 2, 9);
  expect(figures.closing).toMatchObject({ picks: 2, beat: 50 });
});

test('an interval takes whole days together, and needs twenty values on five days', () => {
  const values = Array.from({ length: 40 }, (_, at) => ({
    day: `${at % 10}`,
    value: at % 10 < 5 ? 1 : -1,
  }));
  const days = clusteredMean(values);
  expect(days?.mean).toBe(0);
  // Ten days of four equal values: the standard error is that of ten, √(10 ÷ 9 · 160) ÷ 40, and t(9) is 2.262.
  expect(days?.high).toBeCloseTo(2.262 * (Math.sqrt((10 / 9) * 160) / 40), 3);
  expect(clusteredMean(values.slice(0, 19))?.low).toBeUndefined();
  expect(clusteredMean(values.map(({ value }) => ({ day: '1', value })))?.low).toBeUndefined();
  expect(clusteredMean([])).toBeUndefined();
});

test('a half win counts half in a mean by days', () => {
  const values = Array.from({ length: 40 }, (_, at) => ({ day: `${at % 8}`, value: at % 2 }));
  const once = clusteredMean(values.map((each) => ({ ...each, weight: 2 * each.value + 1 })));
  expect(once?.mean).toBeCloseTo(0.75, 12);
  const doubled = clusteredMean(values.map((each) => ({ ...each, weight: 2 })));
  expect(doubled).toEqual(clusteredMean(values));
});

test('a void has no closing-line value, whatever its price and close', () => {
  const priced = { price: 100, closingProbability: 60 };
  expect(valueAtClose(gradedRow(1, priced))).toBeCloseTo(20, 9);
  expect(valueAtClose(gradedRow(1, { ...priced, outcome: 'void' }))).toBeUndefined();
});

test('the record: picks by market, sport and Eastern month, edges apart from them', () => {
  const late = { startTime: '2026-12-01T02:30:00.000Z' };
  const figures = recordFiguresOf([
    gradedRow(1),
    gradedRow(1, { market: 'spread', line: -3, outcome: 'loss', gradeLine: 900 }),
    gradedRow(2, { league: 'ATP', kind: 'event', market: 'setScore', how: '2-0', choices: 4 }),
    gradedRow(2, { league: 'WTA', kind: 'event', regraded: true, outcomeBefore: 'loss' }),
    gradedRow(3, { basis: 'edge', claimed: 0.03, outcome: 'loss' }),
    gradedRow(30, late),
  ]);
  expect(figures).toMatchObject({ predictions: 3, corrected: 1, throughLine: 900 });
  expect(figures.regraded).toEqual([{ before: 'loss', now: 'win', lines: 1 }]);
  expect(figures.picks.markets.map(({ market, picks }) => [market, picks])).toEqual([
    ['moneyline', 3],
    ['spread', 1],
    ['setScore', 1],
  ]);
  expect(figures.leagues.map(({ key, all }) => [key, all.picks])).toEqual([
    ['NFL', 3],
    ['Tennis', 2],
  ]);
  // Half past nine on the evening of 30 November in New York.
  expect(figures.months.map(({ key, all }) => [key, all.picks])).toEqual([['2026-11', 5]]);
  expect(figures.edges).toMatchObject({ bets: 1, units: -1, voided: 0 });
  expect(figures.edges.rows.map(({ bucket, bets }) => [bucket, bets])).toEqual([
    ['all', 1],
    ['2–5 %', 1],
  ]);
});
