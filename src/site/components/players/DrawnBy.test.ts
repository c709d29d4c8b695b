import { expect, test } from 'vitest';
import { DrawnBy } from './DrawnBy.tsx';

test('a league without records of who played says whose fit draws it; the others say nothing', () => {
  expect(DrawnBy({ league: 'SerieA' })).toBe(
    'Drawn by what was fitted on players of the Premier League: our old records of Serie A do not tell who played how long. ',
  );
  expect(DrawnBy({ league: 'EPL' })).toBeNull();
});
