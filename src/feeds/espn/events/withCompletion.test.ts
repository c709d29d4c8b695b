import { expect, test } from 'vitest';
import { withCompletion } from './withCompletion.ts';

test('a scoreboard stays as incomplete as it was, with what either answer left out', async () => {
  const one = { item: 'one', reason: 'odd' };
  const other = { item: 'other', reason: 'odd too' };
  const board = async () => ({ events: [], quarantined: [one], incomplete: true as const });
  const complete = async () => ({ events: [], quarantined: [other] });
  const ask = withCompletion({ item: 'espn UFC', answer: board }, complete);
  expect(ask.item).toBe('espn UFC');
  expect(await ask.answer()).toEqual({ events: [], quarantined: [one, other], incomplete: true });
});
