import { expect, test } from 'vitest';
import { EXAMPLE_CARD } from '../events/exampleEvents.fixture.ts';
import type { FightCard } from '../events/fightCard.ts';
import type { StoredEvent } from '../events/sportEvent.ts';
import { nightCards } from './nightCards.ts';

type Card = StoredEvent<FightCard>;
const NOW = '2026-11-21T23:00:00Z';
const card = (id: number, fields: Partial<Card> = {}): Card => ({ ...EXAMPLE_CARD, id, ...fields });
const SAMPLE = card(-1001, { startTime: '2025-06-21T16:00:00Z', sample: true });
const ids = ({ next, later, archive }: ReturnType<typeof nightCards>) => [
  next?.id,
  later.map(({ id }) => id),
  archive.map(({ id }) => id),
];

test('without live cards those of the sample source are shown, the authored sample in an archive', () => {
  expect(ids(nightCards([], [SAMPLE], NOW))).toEqual([undefined, [], [-1001]]);
  const cards = nightCards([card(5, { sample: true })], [SAMPLE], NOW);
  expect(ids(cards)).toEqual([5, [], [-1001]]);
});

test('live cards with a prediction come first, the sample is in the archive', () => {
  const cards = nightCards([card(5), card(6)], [SAMPLE], NOW);
  expect(ids(cards)).toEqual([5, [6], [-1001]]);
});

test('a live card without a prediction is not the next one, and neither is the sample', () => {
  const bouts = EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, prediction: undefined }));
  expect(ids(nightCards([card(5, { bouts })], [SAMPLE], NOW))).toEqual([undefined, [], [-1001]]);
});

test('a card stays up for its evening, nine hours, unless it is over or off', () => {
  const start = { startTime: '2026-11-21T14:00:00Z' };
  expect(nightCards([card(5, start)], [], NOW).next?.id).toBe(5);
  expect(nightCards([card(5, start)], [], '2026-11-21T23:00:00.001Z').next).toBeUndefined();
  for (const status of ['final', 'postponed'] as const) {
    expect(nightCards([card(5, { ...start, status })], [], NOW).next).toBeUndefined();
  }
});
