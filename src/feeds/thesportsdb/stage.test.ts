import { expect, test } from 'vitest';
import { isAwarded, readSportsDbStage } from './stage.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const at = (hoursAgo: number) => ({
  startTime: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
  now: NOW,
  hours: 3,
});
const stage = (strStatus: string | undefined, hoursAgo: number, strPostponed = 'no') =>
  readSportsDbStage({ strStatus, strPostponed }, at(hoursAgo));

test.each([
  'POST',
  'post',
  'PST',
  'PPD',
  'Postponed',
  'Match Postponed',
  'CANC',
  'Cancelled',
  'Canceled',
  'ABD',
  'Abandoned',
  'Match Abandoned',
  'SUSP',
  'Match Suspended',
])('%s is off, before its start and in its hours', (words) => {
  for (const hoursAgo of [-30, 1, 40]) expect(stage(words, hoursAgo)).toBe('postponed');
});

test.each(['AWD', 'AW', 'WO', 'W/O', 'Awarded', 'Walkover', 'WalkOver', 'Technical Loss'])(
  '%s was decided without play: it is over, not live',
  (words) => {
    expect(isAwarded({ strStatus: words, strPostponed: 'no' })).toBe(true);
    for (const hoursAgo of [1, 40]) expect(stage(words, hoursAgo)).toBe('final');
  },
);

test.each([
  'FT',
  'AOT',
  'AET',
  'AP',
  'PEN',
  'Match Finished',
  'Full Time',
  'Final',
  'Ended',
  'RET',
])('%s is over', (words) => {
  expect(isAwarded({ strStatus: words, strPostponed: 'no' })).toBe(false);
  for (const hoursAgo of [1, 40]) expect(stage(words, hoursAgo)).toBe('final');
});

test.each([
  'LIVE',
  '1H',
  'HT',
  'R5',
  'Round 7',
  'S2',
  'Set 3',
  '2nd Set',
  'Q4',
  'IN',
  'EOR',
  'In Progress',
])('%s is under way, for a day at most', (words) => {
  for (const hoursAgo of [0.5, 5]) expect(stage(words, hoursAgo)).toBe('live');
  expect(stage(words, 30)).toBe('final');
  expect(stage(words, -30)).toBe('scheduled');
});

test.each(['NS', 'TBD', '', undefined, 'Not Started', 'Time to be defined', 'XYZ'])(
  '%s says nothing: the clock tells',
  (words) => {
    expect(stage(words, -1)).toBe('scheduled');
    expect([stage(words, 1), stage(words, 4)]).toEqual(['live', 'final']);
  },
);

test.each(['INT', 'INTR', 'Match Interrupted', 'Delayed'])(
  '%s may go on in its hours, and is off after them',
  (words) => {
    expect([stage(words, -1), stage(words, 1), stage(words, 4)]).toEqual([
      'scheduled',
      'live',
      'postponed',
    ]);
  },
);

test('the feed’s own mark of a postponed event counts', () => {
  expect(stage('NS', 1, 'yes')).toBe('postponed');
});
