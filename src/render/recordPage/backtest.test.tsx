import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { Backtest } from './Backtest.tsx';

const losses = { squared: 0.2, log: 0.6 };
const row = (league: string, question: string): BacktestContent['questions'][number] => ({
  league,
  seasons: '2024 + 2025',
  question,
  answers: 1234,
  ours: losses,
  own: { squared: 0.21, log: 0.62 },
  close: losses,
  coin: { squared: 0.25, log: Math.log(2) },
});
const content = (change: Partial<BacktestContent>): BacktestContent => ({
  formatVersion: 1,
  engineVersion: '0.3.0',
  computedOn: '2026-11-23',
  questions: [row('NFL', 'win')],
  edges: [],
  moves: [],
  ...change,
});
const render = (change: Partial<BacktestContent>) =>
  parse(renderToStaticMarkup(<Backtest content={content(change)} />));
const texts = (page: ReturnType<typeof render>, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' '));

const heads = (page: ReturnType<typeof render>) =>
  page
    .querySelectorAll('table')
    .map((table) => table.querySelectorAll('thead th').map(({ text }) => text));

test('ours is said to hold the close, and the model alone stands beside it; of an older run it is missing', () => {
  const page = render({});
  expect(texts(page, 'b')[0]).toBe(
    'Ours includes the closing line, so it can hardly differ from it.',
  );
  const [log, squared] = heads(page);
  expect(log).toEqual(['League, contests', 'Ours', 'Model alone', 'Close', 'Our results end']);
  expect(squared).toEqual(['League', 'Ours', 'Model alone', 'Close', 'Coin']);
  expect(texts(page, 'tbody td').slice(0, 3)).toEqual(['0.600', '0.620', '0.600']);
  const { own: _, ...older } = row('NFL', 'win');
  expect(texts(render({ questions: [older] }), 'tbody td')[1]).toBe('–');
});

test('a line says of how many contests it is and on which day our results end', () => {
  const page = parse(
    renderToStaticMarkup(<Backtest content={content({})} resultsEnd={{ NFL: '2025-02-09' }} />),
  );
  expect(texts(page, 'tbody th')[1]).toBe('NFL 1,234 in 2024–2025');
  expect(texts(page, 'tbody td')[3]).toBe('Feb 9, 2025');
});

test('lines stand under their question, with what equal chances score; a field has no squared score', () => {
  const { close: _, coin: __, ...alone } = row('golf', 'winner');
  const { coin: ___, ...race } = row('F1', 'win');
  const page = render({
    questions: [
      race,
      { ...row('EPL', 'three-way'), coin: { squared: 0.24, log: Math.log(3) } },
      row('UFC', 'win'),
      { ...alone, ours: { log: 2.1 }, own: { log: 2.1 } },
    ],
  });
  const groups = page
    .querySelectorAll('table')
    .map((table) => table.querySelectorAll('.group').map(({ text }) => text));
  expect(groups).toEqual([
    [
      'Who wins · a coin scores 0.693',
      'Home win, draw or away win · a third each scores 1.099',
      'Whether each driver wins',
      'Who wins the tournament',
    ],
    ['Who wins: Brier', 'Home win, draw or away win: RPS', 'Whether each driver wins: Brier'],
  ]);
});

test('edges stand by who judges whom, with what was claimed and what it returned', () => {
  const realised = { mean: -0.033, low: -0.05, high: -0.015 };
  const row = { measure: 'return', bets: 1234, full: 0.041, claimed: 0.0203 } as const;
  const edges = [
    {
      title: 'Soccer, who judges whom',
      rows: [
        { ...row, name: 'two books, none of them sharp', realised },
        { ...row, name: 'few', bets: 3 },
      ],
      notes: ['113,168 matches'],
    },
  ];
  const page = render({ edges });
  const cells = page
    .querySelectorAll('table')
    .find((table) => table.text.includes('Who judges whom'))
    ?.querySelectorAll('tbody tr')
    .map((tr) => tr.querySelectorAll('th, td').map(({ text }) => text));
  expect(cells).toEqual([
    ['two books, none of them sharp', '1,234', '+4.1%', '+2.0%', '−3.3%', '−5.0% to −1.5%'],
    ['few', '3', '+4.1%', '+2.0%', '–', 'too few'],
  ]);
  expect(page.text).toContain('113,168 matches');
  expect(page.text).toContain('1,237 bets on prices of many books');
});
