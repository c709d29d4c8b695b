import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { payingCard } from '#domain/events/payingPair.fixture.ts';
import { BoutRow } from './BoutRow.tsx';

const NOW = new Date('2026-11-23T15:00:00Z');
const CARD = payingCard(NOW);
const [BOUT] = CARD.bouts;
if (!BOUT) throw new Error('the card has no bout');

/** What a fighter's page shows of a bout, a number of hours later. */
function said(hours: number, bout = BOUT): string {
  if (!bout) return '';
  const now = new Date(NOW.getTime() + hours * 3_600_000);
  return renderToStaticMarkup(<BoutRow card={CARD} bout={bout} now={now} />)
    .replaceAll(/<span[^>]*hidden="">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '');
}

test('a fighter’s bout has the price sentence of its card, open, old and closed', () => {
  expect(said(0)).toMatch(/Edge: Able to win −150 \(Off\).*\+\d+\.\d¢ per \$1/);
  expect(said(1)).toContain('Prices over 30 min old');
  expect(said(3)).toContain('Prices closed at the start');
});

test('a bout that no book quotes says nothing of prices', () => {
  expect(said(0, { ...BOUT, moneyline: [] } as typeof BOUT)).not.toMatch(/price/i);
});
