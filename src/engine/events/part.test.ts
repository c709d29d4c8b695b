import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { predictPart } from './part.ts';
import { initialEventRatings } from './ratings.ts';

const ratings = initialEventRatings();

test('one run tells the recipe of many: only the iterations differ', () => {
  for (const [event, part] of [
    [EXAMPLE_CARD, '401'],
    [EXAMPLE_MATCH, ''],
  ] as const) {
    const one = predictPart(event, part, ratings, 1);
    const many = predictPart(event, part, ratings, 2000);
    expect(many).toBeDefined();
    expect({ ...one?.recipe, iterations: 2000 }).toEqual(many?.recipe);
  }
});

test('a market anchors a bout and a match, and is said beside our own', () => {
  const market = { a: 0.25, b: 0.75, books: ['One'], leftOut: [] };
  for (const [event, part] of [
    [EXAMPLE_CARD, '401'],
    [EXAMPLE_MATCH, ''],
  ] as const) {
    const anchored = predictPart(event, part, ratings, 1, market);
    expect(anchored?.anchor).toEqual(market);
    const alone = predictPart(event, part, ratings, 1);
    expect(alone?.own).toEqual(anchored?.own);
    expect(alone).not.toHaveProperty('anchor');
    expect(anchored?.recipe.inputs).not.toEqual(alone?.recipe.inputs);
  }
});

test('a part that the event does not have and a field that is too small have none', () => {
  expect(predictPart(EXAMPLE_CARD, 'another', ratings, 1)).toBeUndefined();
  expect(predictPart(EXAMPLE_RACE, '', ratings, 1)).toBeUndefined();
  expect(predictPart(EXAMPLE_TOURNAMENT, '', ratings, 1)).toBeUndefined();
});
