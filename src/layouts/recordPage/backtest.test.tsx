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
  ...change,
});
const render = (change: Partial<BacktestContent>) =>
  parse(renderToStaticMarkup(<Backtest content={content(change)} />));
const texts = (page: ReturnType<typeof render>, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' '));

test('ours is said to hold the close, and the model alone stands beside it; of an older run it is missing', () => {
  const page = render({});
  expect(texts(page, 'b')[0]).toContain(
    'Ours is our model pooled with that same closing line, so it can hardly differ from it.',
  );
  expect(texts(page, 'thead tr:last-child th').slice(0, 4)).toEqual([
    'ours',
    'model alone',
    'close',
    'coin',
  ]);
  expect(texts(page, 'tbody td')).toContain('0.6200');
  const { own: _, ...older } = row('NFL', 'win');
  expect(texts(render({ questions: [older] }), 'tbody td')[3]).toBe('–');
});

const isCoin = ({ text }: { readonly text: string }) => text === 'coin';

test('each question has a table of its own, with its score and what one answer is', () => {
  const { close: _, coin: __, ...alone } = row('golf', 'winner');
  const page = render({
    questions: [
      row('F1', 'win'),
      row('NASCAR-Cup', 'win'),
      row('EPL', 'three-way'),
      row('UFC', 'win'),
      { ...alone, ours: { log: 2.1 }, own: { log: 2.1 } },
    ],
  });
  const tables = page.querySelectorAll('table').map((table) => ({
    rows: table.querySelectorAll('tbody th').map(({ childNodes }) => childNodes[0]?.text.trim()),
    head: table.querySelectorAll('thead tr:first-child th').map(({ text }) => text),
  }));
  expect(texts(page, 'h3')).toEqual([
    'Winner of two',
    'Home win, draw or away win',
    'Each driver’s win',
    'Winner of a field',
  ]);
  expect(tables.map(({ rows }) => rows)).toEqual([
    ['UFC'],
    ['Premier League'],
    ['F1', 'NASCAR Cup'],
    ['Golf, all tours'],
  ]);
  expect(tables.map(({ head }) => head.slice(2))).toEqual([
    ['Contests', 'Brier score', 'Log loss (nats)'],
    ['Games', 'RPS score', 'Log loss (nats)'],
    ['Starts of a driver', 'Brier score', 'Log loss (nats)'],
    ['Tournaments', 'Log loss (nats)'],
  ]);
  // A coin over twenty drivers says nothing.
  const coins = page
    .querySelectorAll('table')
    .map((table) => table.querySelectorAll('thead tr:last-child th').some(isCoin));
  expect(coins).toEqual([true, true, false, false]);
});

test('few edges are one sentence, of bouts where they are of bouts', () => {
  const edges = [
    {
      league: 'UFC',
      seasons: '2025',
      games: 638,
      twoBooks: 0,
      rows: [{ bucket: 'all', bets: 15, gameShare: 0.0235, claimed: 0.0538 }],
    },
  ];
  const page = render({ edges });
  expect(page.text).toContain('15 bets in 2.4% of the bouts, claiming +5.4% on average');
  expect(page.text).toContain('638 priced bouts');
  expect(texts(page, 'th')).not.toContain('Claim inside');
});
