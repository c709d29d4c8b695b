import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { fightersOf } from './fightersOf.ts';

test('every fighter has one page with all bouts; other sports have none', () => {
  const rematch = { ...EXAMPLE_CARD, id: 9, startTime: '2027-03-01T01:00:00.000Z' };
  const pages = fightersOf([EXAMPLE_CARD, EXAMPLE_MATCH, rematch]);
  expect(pages.map(({ path }) => path)).toEqual(['/fighter/ann-able', '/fighter/bea-baker']);
  expect(pages[0]?.bouts.map(({ card }) => card.id)).toEqual([EXAMPLE_CARD.id, 9]);
});
