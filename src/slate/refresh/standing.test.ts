import { expect, test } from 'vitest';
import { standingPrediction } from './standing.ts';

const at = (id: number, figure: number | undefined, factsHash = 'facts') => ({
  id,
  factsHash,
  figures: figure === undefined ? [] : [figure, 0.5],
  inputHash: `${factsHash} ${figure}`,
  seeded: true,
});

test('the same facts within half a point stand; at half a point there is another', () => {
  const stored = [at(1, 0.6)];
  expect(standingPrediction(at(0, 0.6049), stored, 1)?.id).toBe(1);
  expect(standingPrediction(at(0, 0.5951), stored, 1)?.id).toBe(1);
  expect(standingPrediction(at(0, 0.605), stored, 1)).toBeUndefined();
  expect(standingPrediction(at(0, 0.595), stored, 1)).toBeUndefined();
});

test('small steps add up: what counts is the distance to what was said last', () => {
  const stored = [at(1, 0.6), at(2, 0.606)];
  expect(standingPrediction(at(0, 0.61), stored, 2)?.id).toBe(2);
  expect(standingPrediction(at(0, 0.612), stored, 2)).toBeUndefined();
});

test('a price that goes back to where it was takes up the prediction of then', () => {
  const stored = [at(1, 0.6), at(2, 0.62)];
  expect(standingPrediction(at(0, 0.6), stored, 2)?.id).toBe(1);
  // On the ledger again, it also serves for close values.
  expect(standingPrediction(at(0, 0.603), stored, 1)?.id).toBe(1);
});

test('other facts are another prediction, however near the probability', () => {
  expect(standingPrediction(at(0, 0.6, 'other'), [at(1, 0.6)], 1)).toBeUndefined();
});

test('a field is the same where its facts are', () => {
  expect(standingPrediction(at(0, undefined), [at(1, undefined)], 1)?.id).toBe(1);
  expect(standingPrediction(at(0, undefined, 'other'), [at(1, undefined)], 1)).toBeUndefined();
});

test('what is not on the ledger yet stands as well; of nothing stored nothing stands', () => {
  expect(standingPrediction(at(0, 0.6), [at(1, 0.3), at(2, 0.601)], undefined)?.id).toBe(2);
  expect(standingPrediction(at(0, 0.6), [], undefined)).toBeUndefined();
});

test('any of the figures may move', () => {
  const told = { inputHash: 'x', factsHash: 'facts', figures: [0.6, 0.51] };
  expect(standingPrediction(told, [at(1, 0.6)], 1)).toBeUndefined();
  expect(standingPrediction({ ...told, figures: [0.6, 0.504] }, [at(1, 0.6)], 1)?.id).toBe(1);
  expect(standingPrediction({ ...told, figures: [0.6] }, [at(1, 0.6)], 1)).toBeUndefined();
});

test('one that does not say where its seed comes from stands while it is shown, and is not said again', () => {
  const old = { ...at(1, 0.6), seeded: false };
  expect(standingPrediction(at(0, 0.6), [old], 1)?.id).toBe(1);
  expect(standingPrediction(at(0, 0.6), [old], undefined)).toBeUndefined();
  expect(standingPrediction(at(0, 0.6), [old, at(2, 0.7)], 2)).toBeUndefined();
});
