import { expect, test } from 'vitest';
import { estimateMargin } from './estimate.ts';
import { fitMargin } from './fitMargin.ts';
import { madeUpLeague } from './league.fixture.ts';
import { walkMargin } from './walk.ts';

const SEASONS = [2018, 2019, 2020, 2021, 2022];

test('the same games give the same parameters', () => {
  const games = madeUpLeague('NHL', SEASONS);
  expect(estimateMargin('NHL', games)).toEqual(estimateMargin('NHL', games));
});

test('strengths, home advantage and spread of a made-up league are found', () => {
  const games = madeUpLeague('NBA', SEASONS);
  const { teams, params, homeLine, lineShare } = fitMargin('NBA', games);
  const rated = Object.entries(teams).sort(([, one], [, other]) => other.line - one.line);
  expect(rated.map(([key]) => key)).toEqual(['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF']);
  expect((teams.AAA?.line ?? 0) - (teams.FFF?.line ?? 0)).toBeGreaterThan(36);
  expect((teams.AAA?.line ?? 0) - (teams.FFF?.line ?? 0)).toBeLessThan(44);
  expect(homeLine).toBeGreaterThan(2);
  expect(homeLine).toBeLessThan(4);
  expect(params.scoreSd).toBeGreaterThan(8.5);
  expect(params.scoreSd).toBeLessThan(11.5);
  expect(lineShare).toBeGreaterThan(0.9);
});

test('a league without lines has one filter, of results', () => {
  const games = madeUpLeague('WNBA', SEASONS, false);
  const { params, teams, pool } = fitMargin('WNBA', games);
  expect(params.line).toBeNull();
  expect(pool).toBeUndefined();
  expect(teams.AAA?.line).toBe(teams.AAA?.score);
  const { calls } = walkMargin('WNBA', params, games);
  expect(new Set(calls.map(({ which }) => which))).toEqual(new Set(['score']));
});

test('a league without lines takes a sibling’s line filter; one with lines fits its own', () => {
  const { line } = estimateMargin('NBA', madeUpLeague('NBA', SEASONS));
  if (!line) throw new Error('no line filter to lend');
  expect(estimateMargin('WNBA', madeUpLeague('WNBA', SEASONS, false), line).line).toEqual(line);
  expect(estimateMargin('NHL', madeUpLeague('NHL', SEASONS), line).line).not.toEqual(line);
});

test('no games are an error', () => {
  expect(() => estimateMargin('NFL', [])).toThrow(RangeError);
});
