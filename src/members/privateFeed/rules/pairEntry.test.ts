import { expect, test } from 'vitest';
import { payingCard, payingMatch } from '#domain/events/payingPair.fixture.ts';
import { payingPairs } from '#domain/events/payingPairs.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { pairEntry } from './pairEntry.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const entryOf = (event: SportEvent) => {
  const [price] = payingPairs(pricedPairs(event), NOW);
  if (!price) throw new Error('no price pays');
  return pairEntry(price, 1234);
};

test('names fighter, price, book, our figure, the worst price worth taking, the hour and the ledger’s line', () => {
  const { title, lines, path, of } = entryOf(payingCard(NOW));
  expect(title).toBe('Ann Able at −150 (Off)');
  expect(lines).toEqual([
    'UFC: Ann Able vs. Bea Baker, UFC Fight Night: Able vs. Baker, Monday, November 23, 1:00 PM EST.',
    'Our chance: 66.7%, fair price −200. Expected return +4.9¢ per $1.',
    'Worst price worth taking: −200.',
    'Seen Monday, November 23, 10:00 AM EST. It may have moved: check the page.',
    'Ledger line 1234.',
  ]);
  expect([path, of]).toEqual(['/ufc', 'fights']);
});

test('another price of the same bet is the same entry; an hour that is not known is not made up', () => {
  expect(entryOf(payingCard(NOW)).key).toBe(entryOf(payingCard(NOW, { a: -145 })).key);
  const { lines, key } = entryOf({ ...payingMatch(NOW), timeKnown: false });
  expect(lines[0]).toContain('November 23, 2026, time to be announced.');
  expect(key).not.toBe(entryOf(payingCard(NOW)).key);
});
