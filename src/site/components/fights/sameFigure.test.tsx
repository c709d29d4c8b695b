import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { payingCard } from '#domain/events/payingPair.fixture.ts';
import { payingPairs } from '#domain/events/payingPairs.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import { american } from '#domain/numbers/numbers.ts';
import { FairOdds } from './FairOdds.tsx';
import { isPredictedBout } from './figures.ts';

const OPEN = { state: 'open', postponed: false } as const;
const NOW = new Date('2026-11-23T15:00:00Z');

test('what a member is told of a fight is what its page says', () => {
  const card = payingCard(NOW);
  const [bout] = card.bouts;
  if (!bout || !isPredictedBout(bout)) throw new Error('no prediction');
  const page = renderToStaticMarkup(<FairOdds bout={bout} league="UFC" at={OPEN} />);
  const [price, ...more] = payingPairs(pricedPairs(card), NOW);
  expect(more).toEqual([]);
  expect(page.match(/\+[\d.]+¢ per \$1/g)).toEqual([
    `+${(100 * (price?.returnPerUnit ?? 0)).toFixed(1)}¢ per $1`,
  ]);
  expect([price?.name, price?.provider]).toEqual(['Ann Able', 'Off']);
  expect(page).toContain('Able, Off');
  expect(page).toContain(american(price?.american ?? 0));
});

test('the page shows the price that its return is of, not a better one of an hour ago', () => {
  const [bout] = payingCard(NOW).bouts;
  const [quote] = bout?.moneyline ?? [];
  if (!bout || !quote || !isPredictedBout(bout)) throw new Error('no prediction');
  const asOf = new Date(NOW.getTime() - 3_600_000).toISOString();
  const old = { ...quote, book: 'old', provider: 'Old', asOf, a: 300, b: -400 };
  const moneyline = [...(bout.moneyline ?? []), old];
  const page = renderToStaticMarkup(
    <FairOdds bout={{ ...bout, moneyline }} league="UFC" at={OPEN} />,
  );
  expect(page).toContain('Able, Off');
  expect(page).not.toContain('Able, Old');
});
