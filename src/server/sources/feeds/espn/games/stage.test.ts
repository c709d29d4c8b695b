import { expect, test } from 'vitest';
import { readStage } from './stage.ts';

const score = { home: 2, away: 1 };

test.each([
  ['STATUS_SCHEDULED', 'pre', false, 'scheduled'],
  ['STATUS_IN_PROGRESS', 'in', false, 'live'],
  ['STATUS_HALFTIME', 'in', false, 'live'],
  ['STATUS_END_PERIOD', 'in', false, 'live'],
  ['STATUS_OVERTIME', 'in', false, 'live'],
  ['STATUS_RAIN_DELAY', 'in', false, 'live'],
  ['STATUS_DELAYED', 'pre', false, 'scheduled'],
  ['STATUS_FINAL', 'post', true, 'final'],
  ['STATUS_FULL_TIME', 'post', true, 'final'],
  ['STATUS_FINAL_AET', 'post', true, 'final'],
  ['STATUS_FINAL_PEN', 'post', true, 'final'],
  ['STATUS_FORFEIT', 'post', false, 'final'],
  ['STATUS_POSTPONED', 'post', false, 'postponed'],
  ['STATUS_POSTPONED', 'pre', false, 'postponed'],
  ['STATUS_POSTPONED', 'post', true, 'postponed'],
  ['STATUS_CANCELED', 'post', false, 'postponed'],
  ['STATUS_SUSPENDED', 'in', false, 'postponed'],
  ['STATUS_ABANDONED', 'post', true, 'postponed'],
  ['STATUS_FINAL', undefined, undefined, 'final'],
  ['STATUS_SCHEDULED', undefined, undefined, 'scheduled'],
] as const)('%s in state %s (completed %s) is %s', (name, state, completed, stage) => {
  const type = { name, state, completed, detail: name };
  const result = readStage({ type }, score);
  expect(result.ok && result.value.status).toBe(stage);
});

test.each([
  ['STATUS_NEW', 'post', false],
  ['STATUS_NEW', 'mystery', false],
  ['STATUS_IN_PROGRESS', 'in', true],
])('%s in state %s (completed %s) is refused', (name, state, completed) => {
  expect(readStage({ type: { name, state, completed } }, score).ok).toBe(false);
});

test('no status is refused', () => {
  expect(readStage(undefined, score).ok).toBe(false);
  expect(readStage({}, score).ok).toBe(false);
});
