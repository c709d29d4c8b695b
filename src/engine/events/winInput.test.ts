import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { predictPart } from './part.ts';
import { initialEventRatings } from './ratings.ts';
import { withoutWinInput } from './winInput.ts';

const ratings = initialEventRatings();
const market = { a: 0.25, b: 0.75, books: ['One'], leftOut: [] };

test.each([
  [EXAMPLE_CARD, '401'],
  [EXAMPLE_MATCH, ''],
] as const)(
  'a moved market changes the published chance of $name and nothing else',
  (event, part) => {
    const at = (a: number) => {
      const made = predictPart(event, part, ratings, 1, { ...market, a, b: 1 - a });
      if (!made) throw new Error('no prediction');
      return withoutWinInput(made.recipe);
    };
    expect(at(0.25).facts).toEqual(at(0.5).facts);
    expect(at(0.25).winShare).toBeLessThan(at(0.5).winShare ?? 0);
  },
);

test('another model has no such input', () => {
  const recipe = { engineVersion: '1', model: 'golf', seed: '00000000', iterations: 1, notes: [] };
  const made = withoutWinInput({ ...recipe, inputs: { winA: 0.5 } });
  expect(made).toEqual({ winShare: undefined, facts: { ...recipe, inputs: { winA: 0.5 } } });
});
