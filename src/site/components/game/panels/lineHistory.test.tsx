import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { LineHistory } from './LineHistory.tsx';

const NOW = '2026-11-22T15:50:00Z';
const OPENED: OddsQuote = {
  ...EXAMPLE_QUOTE,
  asOf: '2026-11-20T14:15:00Z',
  spread: { line: -2.5, home: -110, away: -110 },
};
const draw = (...history: OddsQuote[]) =>
  renderToStaticMarkup(<LineHistory game={EXAMPLE_GAME} history={history} now={NOW} />);
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '|');

test('what moved is drawn, and said in words for who cannot see it', () => {
  const html = draw(OPENED, EXAMPLE_QUOTE);
  expect(html).toContain('aria-label="Point Spread, Bills: DraftKings −2.5 → −1.5"');
  expect(html).toContain('Since Nov 20, 9:15 AM EST<');
  expect(text(html)).toContain('DraftKings 47.5, not moved');
});

test('every change has its row, the last first', () => {
  const rows = draw(OPENED, EXAMPLE_QUOTE).split('<tbody>')[1]?.split('</tr>') ?? [];
  expect(rows.slice(0, 2).map((row) => text(row).split('|').filter(Boolean))).toEqual([
    ['10:41 AM EST', 'DraftKings', '−1.5', '47.5', '+104 / −122'],
    ['Nov 20, 9:15 AM EST', 'DraftKings', '−2.5', '47.5', '+104 / −122'],
  ]);
});

test('where nothing moved one sentence says so; without a price nothing does', () => {
  expect(text(draw({ ...OPENED, spread: EXAMPLE_QUOTE.spread }))).toBe(
    '||No line has moved yet.||',
  );
  expect(draw()).toBe('');
});

test('of a hundred changes a page lists the last forty', () => {
  const many = Array.from({ length: 100 }, (_, n) => ({
    ...OPENED,
    asOf: new Date(Date.parse(OPENED.asOf) + n * 60_000).toISOString(),
    moneyline: { home: -110 - n, away: 100 + n },
  }));
  const html = draw(...many);
  expect(html.match(/<tr>/g)).toHaveLength(41);
  expect(html).toContain('The last 40 of 100 changes.');
});

test('what a book opened at comes first, without a time', () => {
  const opening = { ...OPENED, spread: { line: -3.5 }, opened: true as const };
  const html = draw(opening, OPENED, EXAMPLE_QUOTE);
  expect(html).toContain('DraftKings opened −3.5 → −2.5 → −1.5');
  expect(html).toContain('Since Nov 20, 9:15 AM EST<');
  expect(html).toContain('Opening lines are at the left; their time is unknown');
  expect(html).toContain('Every price change (2)');
  const rows = html.split('<tbody>')[1]?.split('</tr>') ?? [];
  expect(
    text(rows[2] ?? '')
      .split('|')
      .filter(Boolean)
      .slice(0, 3),
  ).toEqual(['Opening line, time unknown', 'DraftKings', '−3.5']);
});
