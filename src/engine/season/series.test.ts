import { expect, test } from 'vitest';
import type { PlayedGames } from '#domain/season/seasonInputs.ts';
import { sfc32 } from '../rng/generator.ts';
import { madeUp, NO_GAMES } from './madeUp.fixture.ts';
import { seasonSoFar } from './seasonRun.ts';
import { playGame, playSeries } from './series.ts';

/** A run in which team 1's home games are won and its others lost, and what was played. */
function runWith(postseason: PlayedGames) {
  const sites: string[] = [];
  const run = seasonSoFar({ ...madeUp('NBA'), postseason }, sfc32(1), (home, away, neutral) => {
    sites.push(`${home}${neutral ? 'n' : 'v'}${away}`);
    return true;
  });
  return { run, sites };
}

test('the pattern is from the higher seed, and the series ends when it is won', () => {
  const { run, sites } = runWith(NO_GAMES);
  expect(playSeries(run, 1, 2, 'HHAAHAH')).toBe(1);
  expect(sites).toEqual(['1v2', '1v2', '2v1', '2v1', '1v2', '2v1', '1v2']);
  const short = runWith(NO_GAMES);
  expect(playSeries(short.run, 1, 2, 'HHA')).toBe(1);
  expect(short.sites).toEqual(['1v2', '1v2']);
  const neutral = runWith(NO_GAMES);
  expect(playSeries(neutral.run, 3, 4, 'N')).toBe(3);
  expect(neutral.sites).toEqual(['3n4']);
});

const FINISHED: PlayedGames = {
  home: [1, 1, 2, 0],
  away: [2, 2, 1, 3],
  homeScore: [90, 80, 99, 70],
  awayScore: [95, 85, 90, 60],
  extra: [0, 0, 0, 0],
};

test('finished games count first, in order', () => {
  const { run, sites } = runWith(FINISHED);
  expect(run.postseasonWins(2, 1)).toBe(3);
  expect(run.postseasonWins(1, 2)).toBe(0);
  expect(playSeries(run, 1, 2, 'HHAAHAH')).toBe(2);
  // Three lost, the fourth is lost away.
  expect(sites).toEqual(['2v1']);
  expect(playGame(run, 3, 0, false)).toBe(false);
  expect(sites).toEqual(['2v1']);
});

test('a later meeting of the same teams is not decided by the earlier one', () => {
  const once: PlayedGames = { home: [1], away: [2], homeScore: [80], awayScore: [90], extra: [0] };
  const { run, sites } = runWith(once);
  expect(playGame(run, 1, 2, false)).toBe(false);
  expect(playGame(run, 1, 2, true)).toBe(true);
  expect(sites).toEqual(['1n2']);
  expect(run.postseasonWins(2, 1)).toBe(1);
});
