import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TodaysPrice } from '../rules/todaysPrice.ts';
import { localAgoText } from './localTime.ts';
import { PricesPanel } from './PricesPanel.tsx';
import { SentWeek } from './SentWeek.tsx';

const NOW = new Date('2026-11-23T15:00:00Z');
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const price = (change: Partial<TodaysPrice> = {}): TodaysPrice => ({
  key: 'game-1-spread-home',
  path: '/game/1',
  league: 'NFL',
  name: 'Chiefs @ Bills',
  gameTime: '2026-11-24T01:15:00Z',
  timeKnown: true,
  bet: 'Bills −1.5',
  american: 105,
  book: 'DraftKings',
  share: 0.55,
  fair: -122,
  returnPerUnit: 0.1275,
  seenAt: ago(4),
  ledgerLine: 4101,
  ...change,
});

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const panel = (
  prices: TodaysPrice[] | null,
  asOf: string | null = ago(4),
  unseen: string[] = [],
  sample = false,
) => textOf(renderToStaticMarkup(<PricesPanel day={{ asOf, prices, unseen, sample }} now={NOW} />));

test('of a sample it is not said that no price pays: none is judged', () => {
  const text = panel([], ago(4), [], true);
  expect(text).toContain('Sample prices are not listed here');
  expect(text).not.toContain('No bet worth');
});

test('a price has bet, book, age, fair price, return and ledger line', () => {
  const text = panel([price()]);
  for (const part of ['Bills −1.5', '+105 DraftKings, 4 min ago', '−122 55.0%', '+12.8%', '#4101'])
    expect(text).toContain(part);
});

test('what has begun since, or was seen too long ago, is not shown while the page stays open', () => {
  const none = 'No bet worth making right now';
  expect(panel([price({ gameTime: ago(1) })])).toContain(none);
  expect(panel([price({ seenAt: ago(46) })])).toContain(none);
  expect(panel([price({ seenAt: ago(31), gameTime: '2026-11-23T16:00:00Z' })])).toContain(none);
  expect(panel([price()], ago(46))).toContain('Our prices are not current');
  expect(panel([price()], ago(46))).not.toContain('+105');
  expect(panel(null, null)).toContain('None have been read yet.');
});

test('that none pays is not said of leagues of which nothing was seen', () => {
  const text = panel([], ago(1), ['NBA', 'NHL']);
  expect(text).toContain('among the prices we see');
  expect(text).toContain('We have no current prices for NBA, NHL.');
});

const NOTHING = {
  lines: [],
  pending: 0,
  figures: {
    bets: 0,
    lost: 0,
    won: 0,
    pushed: 0,
    voided: 0,
    stakedCents: 0,
    profitCents: 0,
    units: 0,
  },
};

test('who got nothing is told so; messages without a price are no nothing; what is not counted is said', () => {
  const week = (messages: number, others: number, alerts = 0) =>
    textOf(renderToStaticMarkup(<SentWeek sent={{ messages, alerts, others, record: NOTHING }} />));
  expect(week(0, 0)).toContain('No picks sent in the last seven days.');
  expect(week(3, 0)).toContain(
    '3 messages with picks in the last seven days. No bet worth making in',
  );
  expect(week(3, 2)).toContain('Not counted here: 2 prices on fights and matches');
  expect(week(3, 2)).not.toContain('worth making');
});

test('alerts are told apart: nothing is said of the prices of what a member chose', () => {
  const text = textOf(
    renderToStaticMarkup(
      <SentWeek sent={{ messages: 0, alerts: 2, others: 0, record: NOTHING }} />,
    ),
  );
  expect(text).toContain('We sent you no picks in the last seven days.');
  expect(text).toContain('2 alerts that you set. Alerts are not graded here');
  expect(text).not.toMatch(/No picks sent|worth making|Choose when/);
});

test('an age is whole minutes', () => {
  expect([localAgoText(ago(0.5), NOW), localAgoText(ago(4.9), NOW)]).toEqual([
    'just now',
    '4 min ago',
  ]);
});
