import { expect, test } from 'vitest';
import { expectedMargin, learnMargin, marginVariance, newFilter } from './filter.ts';
import type { PlayedFixture } from './fixture.ts';
import type { FilterParams } from './params.ts';
import { renewMargin } from './renew.ts';
import type { SeasonEnd } from './seasonEnd.ts';

const PARAMS: FilterParams = {
  drift: 0.1,
  carry: 0.5,
  offseason: 2,
  lineSd: 1,
  surprise: 0.1,
  early: 1,
  earlyGames: 3,
  clip: 2,
  homeSeason: 0,
  programWeight: 0,
  programPace: 0.25,
  slot: 0,
  slope: 1,
};
const COMMON = {
  scoreSd: 10,
  prior: 25,
  lowerDivision: 20,
  newSides: { below: 4, lower: 30 },
  situation: new Float64Array([1.5]),
};

const filter = (change: Partial<FilterParams> = {}, usesLines = true) =>
  newFilter({ ...PARAMS, ...change }, COMMON, usesLines, { mean: 3, variance: 0 }, false);

const game = (change: Partial<PlayedFixture> = {}): PlayedFixture => ({
  home: 0,
  away: 1,
  atHome: 1,
  situation: [],
  homeGames: 0,
  awayGames: 0,
  homeLower: false,
  awayLower: false,
  homeStarters: [],
  awayStarters: [],
  unnamed: 0,
  margin: 3,
  total: 40,
  line: Number.NaN,
  totalLine: Number.NaN,
  ...change,
});

/** A season in which both teams played, in one group. */
const end = (change: Partial<SeasonEnd> = {}): SeasonEnd => ({
  group: Int32Array.of(0, 0),
  groups: 1,
  current: Uint8Array.of(1, 1),
  played: Uint8Array.of(1, 1),
  seasons: Int32Array.of(1, 1),
  lower: -1,
  forgotten: [],
  ...change,
});

test('new teams are level: the home advantage and the circumstances remain', () => {
  expect(expectedMargin(filter(), game())).toBe(3);
  expect(expectedMargin(filter(), game({ atHome: 0 }))).toBe(0);
  expect(expectedMargin(filter(), game({ situation: [2] }))).toBe(6);
  expect(marginVariance(filter(), game())).toBe(50);
});

test('a team of a lower division enters lower, on either side', () => {
  expect(expectedMargin(filter(), game({ awayLower: true }))).toBe(23);
  expect(expectedMargin(filter(), game({ homeLower: true }))).toBe(-17);
});

test('after the first season a new side enters below the mean, one of a lower division lower still', () => {
  const later = () => ({ ...filter(), founding: false });
  expect(expectedMargin(later(), game())).toBe(3);
  expect(expectedMargin(later(), game({ awayLower: true }))).toBe(3 - 4 + 30);
  expect(expectedMargin(later(), game({ homeLower: true }))).toBe(3 - 30 + 4);
});

test('a score moves the ratings as by hand', () => {
  const scores = filter({}, false);
  learnMargin(scores, game({ margin: 13 }));
  // Gap 10, variance 50 + 100: each side moves by 25/150 of the gap.
  expect(expectedMargin(scores, game())).toBeCloseTo(3 + 2 * (25 / 150) * 10, 12);
  expect(marginVariance(scores, game())).toBeCloseTo(50 - (2 * 25 * 25) / 150, 12);
});

test('beyond the clip a score says no more', () => {
  const [by20, by60] = [23, 63].map((margin) => {
    const scores = filter({}, false);
    learnMargin(scores, game({ margin }));
    return expectedMargin(scores, game());
  });
  expect(by60).toBe(by20);
});

test('a line is learned at once, a surprise a little, and more of it early', () => {
  const lines = filter();
  learnMargin(lines, game({ line: 9, margin: 9 }));
  const learned = expectedMargin(lines, game());
  expect(learned).toBeCloseTo(3 + 6 * (50 / 51), 12);
  const early = filter();
  learnMargin(early, game({ line: 9, margin: 19 }));
  expect(expectedMargin(early, game()) - learned).toBeCloseTo(2 * 0.2 * 10, 12);
  const late = filter();
  learnMargin(late, game({ line: 9, margin: 19, homeGames: 300, awayGames: 300 }));
  expect(expectedMargin(late, game()) - learned).toBeCloseTo(2 * 0.1 * 10, 12);
});

test('the filter that learns from scores alone never sees a line', () => {
  const [one, other] = [9, -30].map((line) => {
    const scores = filter({}, false);
    learnMargin(scores, game({ line }));
    return expectedMargin(scores, game());
  });
  expect(one).toBe(other);
});

test('the off-season: half way to the mean, and less certain', () => {
  const scores = filter({}, false);
  learnMargin(scores, game({ margin: 13 }));
  const before = expectedMargin(scores, game({ atHome: 0 }));
  const variance = marginVariance(scores, game());
  renewMargin(scores, end());
  expect(expectedMargin(scores, game({ atHome: 0 }))).toBeCloseTo(before / 2, 12);
  expect(marginVariance(scores, game())).toBeCloseTo(variance / 4 + 4, 12);
});

test('programmes keep what they were; groups are apart', () => {
  const programs = filter({ programWeight: 1 }, false);
  learnMargin(programs, game({ margin: 13 }));
  const before = expectedMargin(programs, game({ atHome: 0 }));
  renewMargin(programs, end());
  expect(expectedMargin(programs, game({ atHome: 0 }))).toBeCloseTo(before, 12);
  const groups = filter({}, false);
  learnMargin(groups, game({ margin: 13 }));
  renewMargin(groups, end({ group: Int32Array.of(0, 1), groups: 2 }));
  expect(expectedMargin(groups, game({ atHome: 0 }))).toBeCloseTo(before, 12);
});

test('a rotation slot comes back after five games', () => {
  const slots = filter({ slot: 0.5, surprise: 0 });
  const mean = () => expectedMargin(slots, game());
  learnMargin(slots, game({ line: 13 }));
  for (let turn = 0; turn < 3; turn++) learnMargin(slots, game({ line: mean() }));
  const without = mean();
  learnMargin(slots, game({ line: without }));
  // The residual of 10 from five games ago, half of it for each side.
  expect(mean() - without).toBeCloseTo(10, 6);
});
