import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from './exampleEvents.fixture.ts';
import { eventsLearnedTo } from './learnedTo.ts';

test('the latest day that any prediction says, bouts included; none where none does', () => {
  const [bout] = EXAMPLE_CARD.bouts;
  if (!bout?.prediction || !EXAMPLE_MATCH.prediction) throw new Error('the examples are predicted');
  const prediction = { ...bout.prediction, learnedTo: '2026-11-14' };
  const card = { ...EXAMPLE_CARD, bouts: [bout, { ...bout, prediction }] };
  const match = {
    ...EXAMPLE_MATCH,
    prediction: { ...EXAMPLE_MATCH.prediction, learnedTo: '2026-11-20' },
  };
  expect(eventsLearnedTo([card, match])).toBe('2026-11-20');
  expect(eventsLearnedTo([card])).toBe('2026-11-14');
  expect(eventsLearnedTo([EXAMPLE_CARD, EXAMPLE_MATCH])).toBeUndefined();
});
