import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownSharpEdge } from '#domain/prices/shownSharpEdge.ts';
import { SharpEdges } from './SharpEdges.tsx';

const EDGE: ShownSharpEdge = {
  id: 1,
  gameId: 1,
  league: 'NFL',
  gameTime: '2026-11-28T00:00:00Z',
  home: { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF' },
  away: { name: 'Kansas City Chiefs', shortName: 'Chiefs', abbreviation: 'KC' },
  market: 'spread',
  side: 'home',
  line: -1.5,
  book: 'betmgm',
  price: -108,
  claim: 0.016,
  stake: 0.004,
  consensus: 0.54,
  seenAt: '2026-11-27T23:31:00Z',
};
const RECORD = [
  {
    league: 'NFL',
    book: 'betmgm',
    shown: 12,
    claimed: 0.2,
    graded: 10,
    wins: 6,
    losses: 4,
    units: 1.2,
    closed: 10,
    closingValues: 0.15,
  },
] as const;
const drawn = (now: string, edge = EDGE, record: typeof RECORD | readonly [] = RECORD) =>
  renderToStaticMarkup(<SharpEdges edges={[edge]} record={record} now={now} />);
/** Its text as a reader without a script sees it. */
const seen = (html: string) =>
  html.replaceAll(/<p[^>]* hidden="">.*?<\/p>/g, '').replaceAll(/<[^>]+>/g, '');

test('within two minutes: the price, half of the distance, the stake, its time with the zone, and the record beside it', () => {
  const text = seen(drawn('2026-11-27T23:32:00Z'));
  expect(text).toContain('Bills −1.5 −108 at BetMGM: +1.6¢ per $1 claimed');
  expect(text).toContain('at most 0.4% of a bankroll');
  expect(text).toContain('Read at 6:31 PM EST');
  expect(text).toContain('10 prices graded, closing-line value +1.5%, return +12.0%');
  expect(text).toContain('books that pay this limit those who take it');
  expect(text).not.toContain('was there');
  expect(seen(drawn('2026-11-27T23:32:00Z', EDGE, []))).toContain('has been graded yet');
});

test('after two minutes, or once a reading found it gone: where it was and when, and no claim', () => {
  for (const html of [
    drawn('2026-11-27T23:33:00Z'),
    drawn('2026-11-27T23:32:00Z', { ...EDGE, goneAt: '2026-11-27T23:32:00Z' }),
  ]) {
    expect(html).toContain('was there at');
    expect(html).not.toContain('¢');
    expect(html).not.toContain('bankroll');
  }
});

test('nothing without any', () => {
  expect(
    renderToStaticMarkup(<SharpEdges edges={[]} record={[]} now="2026-11-27T23:33:00Z" />),
  ).toBe('');
});
