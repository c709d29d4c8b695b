import { expect, test } from 'vitest';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { eventWinner } from '#domain/events/eventPick.ts';
import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { likeliestSets } from './likeliestSets.ts';

const made = tennisPrediction(EXAMPLE_MATCH);
if (!made) throw new Error('the example is predicted');

test('the winner’s likeliest score, as everywhere else', () => {
  expect(likeliestSets(made)).toEqual({ winner: 'home', score: '2–0', probability: 40 });
  expect(eventWinner(EXAMPLE_MATCH)?.often).toEqual({ text: '2–0', share: 0.4 });
});

test('the other side’s likelier score does not count', () => {
  const setScores = made.setScores.map((each) =>
    each.winner === 'away' ? { ...each, probability: 90 } : each,
  );
  expect(likeliestSets({ ...made, setScores })?.winner).toBe('home');
  expect(likeliestSets({ ...made, setScores: [] })).toBeUndefined();
});
