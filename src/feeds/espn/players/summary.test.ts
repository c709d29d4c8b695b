import { expect, test } from 'vitest';
import { markOf } from '../ofLeague.ts';
import { checkSummary } from './summary.ts';

const ASKED = { sourceId: '401701044', mark: markOf('baseball/mlb') };

test.each([
  [{ header: { id: '401701044', uid: 's:1~l:10~e:401701044' } }, undefined],
  [{ header: { id: 401701044 } }, undefined],
  [{ boxscore: {} }, undefined],
  [{ header: { id: '401701045' } }, 'answered for another game (401701045)'],
  [
    { header: { id: '401701044', uid: 's:20~l:28~e:401701044' } },
    'answered with a game of another sport (s:20~l:28~e:401701044)',
  ],
])('%j', (answer, reason) => {
  const checked = checkSummary(answer, ASKED);
  expect(checked.ok ? undefined : checked.reason).toBe(reason);
});
