import { expect, test } from 'vitest';
import { seasonGroups } from './groups.ts';
import { madeSeason } from './madeSeason.fixture.ts';

test('divisions of one name in two conferences are two divisions', () => {
  const { inputs, run } = madeSeason(
    { AFC: { East: ['A', 'B'], West: ['C'] }, NFC: { East: ['K'] } },
    '',
  );
  expect([...run.division]).toEqual([0, 0, 1, 2]);
  expect([...run.conference]).toEqual([0, 0, 0, 1]);
  expect(seasonGroups(inputs)).toEqual({
    conferences: [[0, 1, 2], [3]],
    divisions: [[[0, 1], [2]], [[3]]],
    divisionMates: [[0, 1], [0, 1], [2], [3]],
    conferenceMates: [[0, 1, 2], [0, 1, 2], [0, 1, 2], [3]],
  });
});
