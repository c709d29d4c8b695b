import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GradedPick } from '#domain/gradedPick.ts';
import { tally } from '#domain/record/tally.ts';
import { LatestPicks } from './LatestPicks.tsx';
import { RecordStats } from './RecordStats.tsx';
import { RecordTable } from './RecordTable.tsx';

const pick = (day: number, settled: GradedPick['settled']): GradedPick => ({
  kind: 'game',
  id: day,
  part: '',
  league: 'NFL',
  name: `Game ${day}`,
  startTime: `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`,
  market: 'moneyline',
  pick: 'A',
  opponent: 'B',
  probability: 60,
  settled,
  price: -110,
  units: settled === 'loss' ? -1 : 0.91,
});

const rows = (html: string, selector: string) =>
  parse(html)
    .querySelectorAll(selector)
    .map((row) => row.querySelectorAll('th, td').map(({ text }) => text));

test('a claim stands over its count, labelled by its rate; the count has its range instead', () => {
  const counted = tally([pick(1, 'win'), pick(2, 'loss')]);
  const html = renderToStaticMarkup(
    <RecordTable
      of="Sport"
      caption="By sport"
      rows={[
        { label: 'NFL', claimed: { winRate: 64.9, wins: 1342, units: 5.8 }, counted },
        { label: 'NHL', claimed: { winRate: 65, roi: 8.4, units: -1 }, counted: undefined },
        { label: 'Golf', claimed: undefined, counted },
      ]}
    />,
  );
  expect(rows(html, 'tbody tr')).toEqual([
    ['NFL', 'claimed', '–', '1,342', '64.9%', '–', '–', '+5.8', 'Good'],
    ['counted', '1', '1', '50.0%', '9–91%', '−4.5%', '−0.1', '–'],
    ['NHL', 'claimed', '–', '–', '65.0%', '–', '+8.4%', '−1.0', 'Strong'],
    ['counted', 'none graded yet'],
    ['Golf', 'counted', '1', '1', '50.0%', '9–91%', '−4.5%', '−0.1', '–'],
  ]);
});

test('losses come first, the newest ten of them, and wins are folded under them', () => {
  const losses = Array.from({ length: 12 }, (_, i) => pick(i + 1, 'loss'));
  const html = renderToStaticMarkup(
    <LatestPicks picks={[pick(20, 'win'), ...losses, pick(21, 'push')]} />,
  );
  const page = parse(html);
  expect(page.querySelector('.panel-head .subline')?.text).toBe('Newest 10 of 12');
  expect(rows(html, '.content.scroll tbody tr').map(([name]) => name)).toEqual(
    Array.from({ length: 10 }, (_, i) => `Game ${12 - i}`),
  );
  expect(page.querySelector('summary')?.text).toBe('Wins: newest 1 of 1');
  expect(page.querySelector('details')?.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('the figures name lost before won, and what luck may have done', () => {
  const html = renderToStaticMarkup(
    <RecordStats picks={[pick(1, 'loss'), pick(2, 'loss'), pick(3, 'win')]} />,
  );
  const terms = parse(html).querySelectorAll('dt');
  expect(terms.map(({ text }) => text)).toEqual([
    'Lost',
    'Won',
    'Units, flat stakes',
    'Longest losing run',
  ]);
  expect(html).toContain('33.3% between two sides, 95% range 6% to 79%');
});
