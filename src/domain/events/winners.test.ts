import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from './exampleEvents.fixture.ts';
import { WHOLE_EVENT, withoutPredictions } from './parts.ts';
import { contenders, likeliestContender } from './winners.ts';

const chances = (...args: Parameters<typeof contenders>) =>
  contenders(...args)?.map(({ name, probability }) => [name, Math.round(10 * probability) / 10]);

test('a bout counts its decisive runs: 12 of 18', () => {
  expect(chances(EXAMPLE_CARD, '401')).toEqual([
    ['Ann Able', 66.7],
    ['Bea Baker', 33.3],
  ]);
});

test('a match, a race and a tournament count all runs', () => {
  expect(chances(EXAMPLE_MATCH, WHOLE_EVENT)).toEqual([
    ['Carl Clay', 70],
    ['Dan Dirt', 30],
  ]);
  expect(chances(EXAMPLE_RACE, WHOLE_EVENT)?.[0]).toEqual(['Ann Able', 50]);
  expect(contenders(EXAMPLE_TOURNAMENT, WHOLE_EVENT)?.[1]).toEqual({
    id: 'oak',
    name: 'Olaf Oak',
    probability: 40,
  });
});

test('there are none without a prediction, nor of a part the event does not have', () => {
  for (const event of [EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE, EXAMPLE_TOURNAMENT]) {
    const part = event.kind === 'fights' ? '401' : WHOLE_EVENT;
    expect(contenders(event, part)).toBeDefined();
    expect(contenders(event, 'another')).toBeUndefined();
    expect(contenders(withoutPredictions(event), part)).toBeUndefined();
  }
});

test('the likeliest is picked, of equals the first', () => {
  const at = (id: string, probability: number) => ({ id, name: id, probability });
  expect(likeliestContender([at('a', 40), at('b', 60)])?.id).toBe('b');
  expect(likeliestContender([at('a', 50), at('b', 50)])?.id).toBe('a');
  expect(likeliestContender([])).toBeUndefined();
});
