import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BACKTEST } from '#content/backtest/backtest.ts';
import { SeasonGrades } from './SeasonGrades.tsx';
import { SeasonsTested } from './SeasonsTested.tsx';
import { surelyAhead } from './surelyAhead.ts';

const scores = (own: number, high: number) => ({
  own,
  record: 0.25,
  lastSeason: 0.23,
  less: { mean: own - 0.25, low: -0.1, high },
});
const NFL = {
  league: 'NFL',
  seasons: '2018–2025',
  goals: [
    { goal: 'Playoffs', start: scores(0.2248, -0.01), half: scores(0.137, 0.02) },
    { goal: 'Title', start: scores(0.03, 0.001), half: scores(0.02, -0.001) },
  ],
};

const rowsOf = (html: string): readonly (readonly string[])[] =>
  parse(html)
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('th, td').map(({ text }) => text));

test('each goal’s scores stand beside both rivals, at the start and at half', () => {
  const html = renderToStaticMarkup(<SeasonsTested seasons={[NFL]} />);
  expect(rowsOf(html)).toEqual([
    ['NFL, 2018–2025'],
    ['Playoffs', '0.225', '0.250', '0.230', '0.137', '0.250'],
    ['Title', '0.030', '0.250', '0.230', '0.020', '0.250'],
  ]);
  expect(surelyAhead([NFL])).toEqual({ all: 2, start: 1, half: 1 });
  expect(html).toContain('in 1 of 2 lines before the first game, in 1 at half');
});

test('what is measured is of eleven leagues, and its scores are shares', () => {
  const { seasons = [] } = BACKTEST;
  expect(seasons).toHaveLength(11);
  const all = seasons.flatMap(({ goals }) => goals.flatMap(({ start, half }) => [start, half]));
  expect(all.length).toBeGreaterThan(50);
  for (const { own, record, lastSeason, less } of all) {
    for (const score of [own, record, lastSeason]) expect(score > 0 && score < 0.3).toBe(true);
    expect(Math.abs(own - record - less.mean)).toBeLessThan(0.0003);
  }
});

test('a graded season has a line a goal; before the first there is no section', () => {
  const figures = [
    {
      goal: 'playoffs',
      days: 120,
      odds: 3840,
      brier: 0.1,
      logLoss: 0.3,
      baseBrier: 0.24609,
      bins: [],
    },
  ];
  const html = renderToStaticMarkup(
    <SeasonGrades seasons={[{ league: 'NFL', season: 2026, figures }]} />,
  );
  expect(rowsOf(html)).toEqual([
    ['NFL 2026, Playoffs', '120', '3,840', '0.1000', '0.2461', '0.3000'],
  ]);
  expect(renderToStaticMarkup(<SeasonGrades seasons={[]} />)).toBe('');
});
