import { expect, test } from 'vitest';
import type { LeagueReport, ModelScore, QuestionReport } from '../report/types.ts';
import { siteRows } from './siteRow.ts';

const score = (model: string, logLoss: number, draws?: number): ModelScore => ({
  model,
  logLoss,
  squared: logLoss / 3,
  ...(draws !== undefined && {
    reliability: [
      { outcome: 'draw', calibrationError: 0, bins: [{ forecast: 0.3, share: draws, count: 90 }] },
    ],
  }),
});
const question = (change: Partial<QuestionReport>): QuestionReport => ({
  name: 'win',
  outcomes: ['home', 'away'],
  squared: 'Brier',
  games: 300,
  groups: [],
  differences: [],
  pools: {},
  ...change,
});
const report = (...questions: QuestionReport[]): LeagueReport => ({
  league: 'NFL',
  seasons: [
    ...['2024', '2025', '2024+2025'].map((season) => ({
      season,
      questions,
      quantities: [],
      shapes: [],
    })),
  ],
  notes: [],
});

test('the published forecast stands beside the close on the games that both answered', () => {
  const groups = [
    { games: 300, models: [score('own', 0.63)] },
    { games: 280, models: [score('own', 0.62), score('published', 0.6), score('close', 0.59)] },
  ];
  expect(siteRows(report(question({ groups }), question({ name: 'over 2.5', groups })))).toEqual([
    {
      league: 'NFL',
      seasons: '2024 + 2025',
      question: 'win',
      answers: 280,
      ours: { squared: 0.6 / 3, log: 0.6 },
      own: { squared: 0.62 / 3, log: 0.62 },
      close: { squared: 0.59 / 3, log: 0.59 },
      coin: { squared: 0.25, log: Math.log(2) },
    },
  ]);
});

test('a season without closing prices has no part in a row that stands beside the close', () => {
  const own = { games: 300, models: [score('own', 0.63)] };
  const priced = { games: 280, models: [score('published', 0.6), score('close', 0.59)] };
  const { seasons, ...rest } = report(question({ groups: [own, priced] }));
  const unpriced = { questions: [question({ groups: [own] })], quantities: [], shapes: [] };
  const [row] = siteRows({
    ...rest,
    seasons: seasons.map((one) => (one.season === '2025' ? { ...unpriced, season: '2025' } : one)),
  });
  expect(row).toMatchObject({ seasons: '2024', answers: 280 });
});

test('of three results a coin’s score depends on how many games were drawn', () => {
  const groups = [{ games: 90, models: [score('published', 1, 0.3), score('close', 1)] }];
  const [row] = siteRows(
    report(question({ name: 'three-way', outcomes: ['home', 'draw', 'away'], groups })),
  );
  expect(row?.coin?.log).toBeCloseTo(Math.log(3), 12);
  expect(row?.coin?.squared).toBeCloseTo(0.3 / 9 + (0.7 * 5) / 18, 12);
});

test('where no file has a close our own forecast stands alone; a field has no coin', () => {
  const groups = [{ games: 20, models: [score('own', 2.1), score('base rate', 2.5)] }];
  const [row] = siteRows(report(question({ name: 'winner', outcomes: 'field', groups })));
  expect(row).toMatchObject({ answers: 20, ours: { log: 2.1 }, own: { log: 2.1 } });
  expect(row?.close).toBeUndefined();
  expect(row?.coin).toBeUndefined();
});

test('each driver’s win in a field is no throw of a coin', () => {
  const groups = [{ games: 400, models: [score('own', 0.15), score('close', 0.16)] }];
  const [row] = siteRows(report(question({ outcomes: ['yes', 'no'], groups })));
  expect(row).toMatchObject({ question: 'win', answers: 400 });
  expect(row?.coin).toBeUndefined();
});
