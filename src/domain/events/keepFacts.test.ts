import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_TOURNAMENT } from './exampleEvents.fixture.ts';
import { keepFacts } from './keepFacts.ts';

const [first, ...others] = EXAMPLE_TOURNAMENT.field;
if (!first) throw new Error('no field');
const KNOWN = { ...EXAMPLE_TOURNAMENT, field: [{ ...first, out: 'cut' as const }, ...others] };

test('course, place, purse and who is out stay where the feed says them no more', () => {
  const said = { ...EXAMPLE_TOURNAMENT, venue: undefined, course: undefined, purse: undefined };
  expect(keepFacts(said, KNOWN)).toMatchObject({
    venue: KNOWN.venue,
    course: KNOWN.course,
    purse: KNOWN.purse,
    field: [{ id: first.id, out: 'cut' }, ...others.map(({ id }) => ({ id }))],
  });
});

test('what the feed says now counts; other events are as they are', () => {
  const purse = '$1';
  expect(keepFacts({ ...EXAMPLE_TOURNAMENT, purse }, KNOWN).purse).toBe(purse);
  expect(keepFacts(EXAMPLE_CARD, KNOWN)).toBe(EXAMPLE_CARD);
});
