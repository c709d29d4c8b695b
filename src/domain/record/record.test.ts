import { expect, test } from 'vitest';
import type { GradedPick } from '../gradedPick.ts';
import { byMonth, bySport, sportLabel } from './groups.ts';
import { rateLabel } from './rateLabel.ts';
import { longestLosingRun, tally } from './tally.ts';

const pick = (change: Partial<GradedPick> = {}): GradedPick => ({
  kind: 'game',
  id: 1,
  part: '',
  league: 'NFL',
  name: 'A @ B',
  startTime: '2026-11-15T18:00:00.000Z',
  market: 'moneyline',
  pick: 'A',
  opponent: 'B',
  probability: 60,
  settled: 'win',
  ...change,
});

test.each([
  [66, 'Strong'],
  [65, 'Strong'],
  [64.9, 'Good'],
  [0, 'Good'],
])('a win rate of %d is labelled %s', (rate, label) => {
  expect(rateLabel(rate)).toBe(label);
});

test('a tally counts every pick, rates those between two sides, and returns on those with a price', () => {
  const count = tally([
    pick({ units: 0.5 }),
    pick({ settled: 'loss', units: -1 }),
    pick({ settled: 'loss' }),
    pick({ settled: 'push', units: 0 }),
    pick({ market: 'outright', settled: 'loss', units: -1 }),
  ]);
  expect(count).toMatchObject({ lost: 3, won: 1, pushed: 1, units: -1.5, roi: -37.5 });
  expect(count.winRate).toBeCloseTo(100 / 3);
  expect(count.range?.low).toBeCloseTo(6.1, 1);
  expect(count.range?.high).toBeCloseTo(79.2, 1);
});

test('a tally of nothing has no rate, and pushes alone have none either', () => {
  const none = { winRate: undefined, range: undefined, units: undefined, roi: undefined };
  expect(tally([])).toMatchObject({ lost: 0, won: 0, ...none });
  expect(tally([pick({ settled: 'push' })])).toMatchObject({ pushed: 1, ...none });
});

test('the longest losing run goes by the start of the contests; a push does not end it', () => {
  const at = (day: number, settled: GradedPick['settled']) =>
    pick({ startTime: `2026-11-1${day}T18:00:00.000Z`, settled });
  const run = [at(5, 'win'), at(3, 'loss'), at(1, 'loss'), at(2, 'push'), at(4, 'loss')];
  expect(longestLosingRun([...run, at(6, 'loss')])).toBe(3);
  expect(longestLosingRun([])).toBe(0);
});

test('tours and series go under their sport, leagues under their name', () => {
  expect(['NCAAF', 'ATP', 'WTA', 'NASCAR-Truck', 'pga-tour', 'UFC'].map(sportLabel)).toEqual([
    'College Football',
    'Tennis',
    'Tennis',
    'NASCAR',
    'Golf',
    'UFC',
  ]);
  const groups = bySport([pick(), pick({ league: 'ATP' }), pick({ league: 'WTA' })]);
  expect(groups.map(({ label, picks }) => [label, picks.length])).toEqual([
    ['Tennis', 2],
    ['NFL', 1],
  ]);
});

test('a month is that of the Eastern day, the latest first', () => {
  const late = pick({ startTime: '2026-11-01T02:30:00.000Z' });
  expect(byMonth([late, pick()]).map(({ label }) => label)).toEqual(['Nov 2026', 'Oct 2026']);
});
