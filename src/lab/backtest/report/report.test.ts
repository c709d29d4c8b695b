import { expect, test } from 'vitest';
import type { BacktestAnswer, Walked } from '../types.ts';
import { decimals, signedDigits } from './columns.ts';
import { leagueReport } from './league.ts';
import { groupedScores } from './models.ts';
import { shapeReports } from './quantity.ts';
import { reportText } from './text.ts';

/** 100 games a season: "own" answers all, "close" 80 of them, "elo538" 30 of the first season alone. */
function walked(): Walked {
  const answers = [2022, 2023].flatMap((season) =>
    Array.from({ length: 100 }, (_, index): BacktestAnswer => {
      const p = 0.3 + 0.004 * index;
      const home = index % 5 < 3 ? 1 : 0;
      return {
        season,
        cluster: `${index % 20}`,
        happened: [home, 1 - home],
        said: {
          own: [p, 1 - p],
          ...(index < 80 ? { close: [0.6, 0.4] } : {}),
          ...(season === 2022 && index < 30 ? { elo538: [0.5, 0.5] } : {}),
        },
      };
    }),
  );
  const values = answers.map(({ season, cluster }, index) => ({
    season,
    cluster,
    actual: index % 10,
    said: { own: { mean: 5, pit: (index % 10) / 10 + 0.05 }, close: { mean: 4.5 } },
  }));
  return {
    league: 'NFL',
    questions: [{ name: 'win', outcomes: ['home', 'away'], ordered: false, answers }],
    quantities: [{ name: 'margin', values }],
    shapes: [
      { season: 2022, name: 'margin of 3', simulated: 0.16, actual: 0.15, games: 100 },
      { season: 2023, name: 'margin of 3', simulated: 0.14, actual: 0.15, games: 300 },
    ],
    notes: ['no weather'],
  };
}

const report = () => leagueReport(walked(), [2022, 2023], new Map());

test('models stand side by side on the very same games', () => {
  const win = report().seasons[0]?.questions[0];
  expect(win?.groups.map(({ games, models }) => [games, models.map(({ model }) => model)])).toEqual(
    [
      [100, ['own']],
      [80, ['own', 'close']],
      [30, ['own', 'close', 'elo538']],
    ],
  );
  const close = win?.groups[1]?.models[1];
  expect(close?.logLoss).toBeCloseTo(-(0.6 * Math.log(0.6) + 0.4 * Math.log(0.4)), 12);
  expect(close?.squared).toBeCloseTo(0.24, 12);
  expect(close?.calibrationError).toBeCloseTo(0, 12);
});

test('a shape that never happened has no relative error', () => {
  const never = { season: 2023, name: 'majority decision', simulated: 0.01, actual: 0, games: 50 };
  expect(shapeReports([never], 2023)).toEqual([never]);
});

test('close and published of a season in two stand together', () => {
  const answers = Array.from({ length: 100 }, (_, index) => ({
    said: { own: [], 'plain Elo': [], ...(index < 40 ? { close: [], published: [] } : {}) },
  }));
  const sizes = groupedScores(answers, (model) => model).map(({ games, models }) => [
    games,
    ...models,
  ]);
  expect(sizes).toEqual([
    [100, 'own', 'plain Elo'],
    [40, 'own', 'published', 'close', 'plain Elo'],
  ]);
});

test('differences are paired on the games both answered, with an interval', () => {
  const pairs = report().seasons[0]?.questions[0]?.differences ?? [];
  expect(pairs.map(({ one, other, answers }) => [one, other, answers])).toEqual([
    ['own', 'close', 80],
    ['own', 'elo538', 30],
  ]);
  for (const { mean, low, high } of pairs) {
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
  }
});

test('seasons one by one, then all together', () => {
  const { seasons } = report();
  expect(seasons.map(({ season }) => season)).toEqual(['2022', '2023', '2022+2023']);
  expect(seasons[2]?.questions[0]?.games).toBe(200);
  expect(seasons[2]?.shapes[0]).toMatchObject({ simulated: expect.closeTo(0.145), games: 400 });
});

test('errors and coverage of a number by hand', () => {
  const [margin] = report().seasons[0]?.quantities ?? [];
  const [own, close] = margin?.groups[0]?.models ?? [];
  expect(own).toMatchObject({ meanAbsoluteError: 2.5, bias: 0.5, coverageGames: 100 });
  expect(own?.coverage?.[1]).toBeCloseTo(0.8, 12);
  expect(close?.coverage).toBeUndefined();
  expect(close?.bias).toBeCloseTo(0, 12);
});

test('the text has every part, and says that nothing beats the close', () => {
  const text = reportText({
    formatVersion: 1,
    engineVersion: 'x',
    statement: 'Nothing here beats the closing line.',
    leagues: [report()],
    skipped: [{ league: 'NBA', reason: 'nba.csv.gz: there is no such file' }],
    malformedRows: 0,
  });
  for (const part of ['NFL 2022', 'on the same 80', 'own − close', 'in 80 %', 'margin of 3']) {
    expect(text).toContain(part);
  }
  for (const part of ['reliability of home', 'no weather', 'NBA skipped', 'Nothing here beats']) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/NaN|undefined/);
});

test('numbers are written without a leading zero and with a true minus', () => {
  expect(decimals(0.6287, 4)).toBe('.6287');
  expect(decimals(-0.0040001, 4)).toBe('−.0040');
  expect(decimals(1.038, 3)).toBe('1.038');
  expect(signedDigits(0.02, 4)).toBe('+.0200');
  expect(signedDigits(-0.00001, 4)).toBe('.0000');
});
